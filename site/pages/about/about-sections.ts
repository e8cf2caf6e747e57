import { inline, prose } from '../../../content/derive/prose';
import type { PictureData } from '../../components/Picture/picture';
import type { WeavingStep } from '../../components/WeavingSteps/WeavingSteps';
import type { WordRow } from '../../components/WordRows/WordRows';
import { withProfile } from '../artists/profiles';
import type { LinkTo, Page, PageInput } from '../page';
import { linksTo } from '../parts/links';
import { numbered } from '../parts/numbered';
import { type Opening, opening } from '../parts/opening';
import {
  type CollaborateData,
  collaborate,
  type StepsArt,
  stepsArt,
  type TeamCardData,
  teamArt,
  wordRows,
} from './about';

/** A part of a page: a heading and running text as HTML. */
export interface TextPart {
  id: string;
  heading: string;
  html: string;
}

/** `/about/story`. */
export interface StoryPageContext extends Opening {
  /** The two sentences over the door, without a full stop. */
  mission: string;
  movements: string;
  lattice: { cloths: PictureData[]; threads: PictureData[] };
  parts: TextPart[];
  collaborate: CollaborateData;
}

/** `/about/vision`: the words, and what they rule out. */
export interface VisionContext extends Opening {
  rows: WordRow[];
  limits: { id: string; heading: string; items: string[] }[];
}

/** `/about/process`. */
export interface ProcessContext extends Opening {
  steps: WeavingStep[];
  art: StepsArt;
  pictures: TextPart[];
  cloths: { artistId: string; picture: PictureData }[];
}

/** `/about/team`. */
export interface TeamContext extends Opening {
  cards: TeamCardData[];
  /** While none is open the lead says so. */
  positions: {
    heading: string;
    lead: string;
    items: { id: string; title: string; text: string; link: LinkTo }[];
  };
  noPeople: string;
}

/** The four pages under `/about`. */
export function aboutSections(input: PageInput): Page[] {
  return [storyPage(input), visionPage(input), processPage(input), teamPage(input)];
}

function storyPage(input: PageInput): Page<StoryPageContext> {
  const { content, picture } = input;
  const page = content.pages.about.story;
  const cloths = withProfile(content.artists);
  return {
    path: page.route,
    template: 'about/story',
    isListed: true,
    context: {
      ...opening(page),
      mission: content.site.slogans.mission.replace(/\.$/, ''),
      movements: content.site.slogans.movements,
      lattice: {
        cloths: cloths.map(({ image }) => picture(image.cloth, '')),
        threads: [content.hubs.africa, content.hubs.global].map(({ image }) =>
          picture(image.file, ''),
        ),
      },
      parts: page.sections.map(({ id, heading, body }) => ({
        id,
        heading,
        html: prose(body ?? ''),
      })),
      collaborate: collaborate(input),
    },
  };
}

function visionPage({ content }: PageInput): Page<VisionContext> {
  const page = content.pages.about.vision;
  return {
    path: page.route,
    template: 'about/vision',
    isListed: true,
    context: {
      ...opening(page),
      rows: wordRows(page.sections.filter(({ list }) => list.length === 0)),
      limits: page.sections
        .filter(({ list }) => list.length > 0)
        .map(({ id, heading, list }) => ({ id, heading, items: list.map(inline) })),
    },
  };
}

function processPage(input: PageInput): Page<ProcessContext> {
  const { content, picture } = input;
  const page = content.pages.about.process;
  const parts = page.sections.map(({ id, heading, body }) => ({
    id,
    ...numbered(heading),
    html: prose(body ?? ''),
  }));
  return {
    path: page.route,
    template: 'about/process',
    isListed: true,
    context: {
      ...opening(page),
      steps: parts.filter(({ number }) => number !== null),
      art: stepsArt(input),
      pictures: parts
        .filter(({ number }) => number === null)
        .map(({ id, title, html }) => ({ id, heading: title, html })),
      cloths: withProfile(content.artists).map(({ slug, image }) => ({
        artistId: slug,
        picture: picture(image.cloth, ''),
      })),
    },
  };
}

function teamPage(input: PageInput): Page<TeamContext> {
  const { content } = input;
  const page = content.pages.about.team;
  const items = page.positions.flatMap(({ id, title, text, action }) =>
    linksTo([action], content.site).map((link) => ({ id, title, text, link })),
  );
  return {
    path: page.route,
    template: 'about/team',
    isListed: true,
    context: {
      ...opening(page),
      cards: page.groups.map((group, index) => ({
        ...group,
        ...teamArt(input, index),
        links: [],
      })),
      positions: {
        heading: page.positionsHeading,
        lead: items.length === 0 ? page.noPositions : page.positionsLead,
        items,
      },
      noPeople: page.noPeople,
    },
  };
}
