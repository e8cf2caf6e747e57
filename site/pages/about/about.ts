import { inline, prose } from '../../../content/derive/prose';
import type { Section } from '../../../content/schema/parts/section';
import type { BandArt } from '../../components/NotchBand/NotchBand';
import type { PictureData } from '../../components/Picture/picture';
import type { WeavingStep } from '../../components/WeavingSteps/WeavingSteps';
import type { WordRow } from '../../components/WordRows/WordRows';
import { bandArt, profileAt } from '../artists/profiles';
import type { LinkTo, Page, PageInput } from '../page';
import { linksTo } from '../parts/links';
import { numbered } from '../parts/numbered';
import { type Opening, opening } from '../parts/opening';

/** The words over a picture that ask for a project. */
export interface CollaborateData {
  heading: string;
  text: string;
  actions: LinkTo[];
  art: BandArt;
}

/** A team and the cloth it goes under. */
export interface TeamCardData {
  id: string;
  title: string;
  text?: string;
  artistId: string;
  picture: PictureData;
  /** Open positions, or the page that lists them. */
  links: { label: string; title: string; href: string }[];
}

/** `/about`. */
export interface AboutContext extends Opening {
  vision: { heading: string; rows: WordRow[]; link: LinkTo };
  how: { heading: string; steps: WeavingStep[]; link: LinkTo; art: StepsArt };
  team: { heading: string; cards: TeamCardData[]; link: LinkTo };
  collaborate: CollaborateData;
}

/** The portrait the three steps share. */
export interface StepsArt {
  artistId: string;
  picture: PictureData;
}

/** Which artists of the roster lend their pictures: the weaver of the steps, the band at the end. */
const STEPS_ARTIST = 3;
const BAND_ARTIST = 1;
/** The first of the artists whose cloths the three teams go under. */
const TEAM_ARTIST = 3;

/** `/about`: vision, three steps, three teams, and how to work together. */
export function aboutPage(input: PageInput): Page<AboutContext> {
  const page = input.content.pages.about.overview;
  const { vision, how, team } = page.sections;
  const { groups } = input.content.pages.about.team;
  return {
    path: page.route,
    template: 'about/about',
    isListed: true,
    context: {
      ...opening(page),
      vision: {
        heading: vision.heading,
        rows: vision.cards.map(({ title, text }) => ({
          id: title.toLowerCase(),
          word: title,
          html: `<p>${inline(text)}</p>`,
        })),
        link: vision.link,
      },
      how: {
        heading: how.heading,
        steps: how.steps.map(({ title, text }, index) => ({
          id: `step-${index + 1}`,
          title,
          html: `<p>${inline(text)}</p>`,
        })),
        link: how.link,
        art: stepsArt(input),
      },
      team: {
        heading: team.heading,
        cards: team.groups.map((title, index) => {
          const group = groups.find((one) => one.title === title);
          return {
            ...teamArt(input, index),
            id: group?.id ?? `team-${index + 1}`,
            title,
            ...(group && { text: group.text }),
            links: positionsOf(input, group?.id),
          };
        }),
        link: team.link,
      },
      collaborate: collaborate(input),
    },
  };
}

/** The portrait of the three steps. */
export function stepsArt({ content, picture }: PageInput): StepsArt {
  const { slug, image } = profileAt(content, STEPS_ARTIST);
  return { artistId: slug, picture: picture(image.cover, '') };
}

/** The words and the picture that close the pages about the company. */
export function collaborate(input: PageInput): CollaborateData {
  const { heading, text, actions } = input.content.pages.about.overview.sections.collaborate;
  return {
    heading,
    text,
    actions: linksTo(actions, input.content.site),
    art: bandArt(input, BAND_ARTIST),
  };
}

/** Cloth and colour of the team at this place. */
export function teamArt(
  { content, picture }: PageInput,
  index: number,
): Pick<TeamCardData, 'artistId' | 'picture'> {
  const { slug, image } = profileAt(content, TEAM_ARTIST + index * 2);
  return { artistId: slug, picture: picture(image.cloth, '') };
}

/** The open positions of a team, as links to a form that is filled in. */
function positionsOf({ content }: PageInput, team: string | undefined): TeamCardData['links'] {
  const { positions, positionsHeading } = content.pages.about.team;
  return positions
    .filter((position) => team !== undefined && position.team === team)
    .flatMap(({ title, action }) =>
      linksTo([action], content.site).map(({ href }) => ({ label: positionsHeading, title, href })),
    );
}

/** Sections as large words with their text. */
export function wordRows(sections: Section[]): WordRow[] {
  return sections.map(({ id, heading, body }) => ({
    id,
    word: numbered(heading).title,
    html: prose(body ?? ''),
  }));
}
