import { inline, prose } from '../../../content/derive/prose';
import type { Content } from '../../../content/schema/content';
import type { JoinFormData } from '../../components/NewsletterForm/JoinForm';
import type { PictureData } from '../../components/Picture/picture';
import type { Subscription } from '../../components/SubscribeAction/SubscribeDialog';
import { profileAt } from '../artists/profiles';
import { eventPages } from '../events';
import type { LinkTo, Page, PageInput } from '../page';
import { linksTo } from '../parts/links';
import { type Opening, opening } from '../parts/opening';
import { subscriptionTo, topicChoices } from './subscriptions';

/** A way to take part, as a tile that is one link. */
export interface JoinTile {
  title: string;
  text: string;
  href: string;
  artistId: string;
  picture: PictureData;
  /** The one with dates is large. */
  isLarge: boolean;
}

/** `/join`. The newsletter stands in the opening, the other ways are tiles. */
export interface JoinContext extends Opening {
  form: JoinFormData;
  tiles: JoinTile[];
  beta: { heading: string; text: string } & Pick<Subscription, 'source' | 'topics'>;
}

/** `/join/newsletter`. */
export interface NewsletterContext extends Opening {
  form: JoinFormData;
  topics: { heading: string; items: { id: string; label: string; text: string }[] };
  steps: { heading: string; items: string[] };
  small: string;
  lost: { heading: string; text: string };
}

/** `/join/community`. */
export interface CommunityContext extends Opening {
  sections: { heading: string; text: string }[];
  rules: { heading: string; items: string[] };
  links: LinkTo[];
  artistId: string;
  picture: PictureData;
}

/** `/join/discord`. */
export interface DiscordContext extends Opening {
  html: string;
  artistId: string;
  picture: PictureData;
  invite: LinkTo | null;
  noInvite: { title: string; text: string; link: LinkTo };
}

/** Which artists of the roster lend tiles and pages their cloth and colour. */
const COMMUNITY_ARTIST = 3;
const DISCORD_ARTIST = 4;

/** `/join` and what it leads to. */
export function joinPages(input: PageInput): Page[] {
  return [
    joinPage(input),
    newsletterPage(input),
    communityPage(input),
    ...eventPages(input),
    discordPage(input),
  ];
}

function joinPage({ content, picture }: PageInput): Page<JoinContext> {
  const { overview, newsletter, events } = content.pages.join;
  const tiles = overview.cards.filter(({ href }) => href !== newsletter.route);
  const { source, topics } = subscriptionTo(content, overview.beta.source, overview.beta.topics);
  return {
    path: overview.route,
    template: 'join/join',
    isListed: true,
    context: {
      ...opening(overview),
      form: joinForm(content),
      tiles: tiles.map((card, index) => {
        const isLarge = card.href === events.route;
        const artist = profileAt(content, isLarge ? 0 : COMMUNITY_ARTIST + Math.min(index, 1));
        const file = isLarge ? content.hubs.africa.image.file : artist.image.cloth;
        return { ...card, isLarge, artistId: artist.slug, picture: picture(file, '') };
      }),
      beta: {
        heading: overview.beta.heading,
        text: overview.beta.text,
        source,
        topics,
      },
    },
  };
}

function newsletterPage({ content }: PageInput): Page<NewsletterContext> {
  const page = content.pages.join.newsletter;
  const names = someOf(
    content.artists.map(({ name }) => name),
    page.otherArtist,
  );
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
  return {
    path: page.route,
    template: 'join/newsletter',
    isListed: true,
    context: {
      ...opening(page),
      form: joinForm(content),
      topics: {
        heading: page.notesHeading,
        items: content.site.newsletter.topics.map(({ id, label, description, perArtist }) => ({
          id,
          label: perArtist ? label.replace('{artist}', list) : label,
          text: description.replace('{artist}', list),
        })),
      },
      steps: { heading: page.stepsHeading, items: page.steps },
      small: page.small,
      lost: { heading: page.lost.heading, text: page.lost.text },
    },
  };
}

/** A heading of forty names would be read by nobody. */
const NAMED = 2;

/** All while they are few, or the first with a word for the others. */
function someOf(names: string[], others: string): string[] {
  return names.length > NAMED + 1 ? [...names.slice(0, NAMED), others] : names;
}

function joinForm(content: Content): JoinFormData {
  const { newsletter } = content.pages.join;
  const { topics, artists } = topicChoices(content);
  return {
    source: newsletter.source,
    topicsHeading: newsletter.topicsHeading,
    addressHeading: newsletter.addressHeading,
    topics,
    artists: { label: newsletter.artistsLabel, topics: artists },
    preset: newsletter.preset,
  };
}

function communityPage({ content, picture }: PageInput): Page<CommunityContext> {
  const page = content.pages.join.community;
  const artist = profileAt(content, COMMUNITY_ARTIST);
  return {
    path: page.route,
    template: 'join/community',
    isListed: true,
    context: {
      ...opening(page),
      sections: page.sections,
      rules: { heading: page.rules.heading, items: page.rules.list.map(inline) },
      links: linksTo(page.links, content.site),
      artistId: artist.slug,
      picture: picture(artist.image.wide, ''),
    },
  };
}

function discordPage({ content, picture }: PageInput): Page<DiscordContext> {
  const { discord, newsletter } = content.pages.join;
  const artist = profileAt(content, DISCORD_ARTIST);
  const [invite] = linksTo([discord.action], content.site);
  return {
    path: discord.route,
    template: 'join/discord',
    isListed: true,
    context: {
      ...opening(discord),
      html: prose(discord.body),
      artistId: artist.slug,
      picture: picture(artist.image.wide, ''),
      invite: invite ?? null,
      noInvite: {
        title: discord.noInvite.title,
        text: discord.noInvite.text,
        link: { label: discord.noInvite.button, href: newsletter.route },
      },
    },
  };
}
