import type { ArtistFile } from '../schema/artist';
import type { BulletinFile } from '../schema/bulletin';
import type { Bulletin, Entry, Happening, PressKit, Release, Story } from '../schema/content';
import type { PictureCredits } from '../schema/credits';
import type { HappeningFile } from '../schema/happening';
import type { AiPage } from '../schema/pages/ai';
import type { PressFile } from '../schema/press';
import type { ReleaseFile } from '../schema/release';
import type { StoryFile } from '../schema/story';
import { completeCredits } from './credits';
import { instantOf } from './instant';

/** How long an event counts as running when its end is not given. */
const UNKNOWN_LENGTH_MS = 3 * 60 * 60 * 1000;

/** A release with what follows from its credits. */
export function completeRelease({ credits, ...release }: Entry<ReleaseFile>): Release {
  const { status, note, roles } = credits;
  return { ...release, credits: { status, note, ...completeCredits(roles, status) } };
}

/** A story with its address. */
export function completeStory(story: Entry<StoryFile>): Story {
  const newsroom = story.newsroom === 'africa' ? '/news/africa' : '/news';
  return {
    ...story,
    route: `${newsroom}/${story.slug}`,
    credits: completeCredits(story.credits.roles),
  };
}

/** An event with its moments in UTC. */
export function completeHappening(happening: Entry<HappeningFile>): Happening {
  const { startsAt, endsAt, timezone } = happening;
  const startsAtUtc = instantOf(startsAt, timezone);
  const endsAtUtc = endsAt && instantOf(endsAt, timezone);
  return { ...happening, startsAtUtc, endsAtUtc, overAtUtc: overAt(startsAtUtc, endsAtUtc) };
}

function overAt(startsAtUtc: string, endsAtUtc: string | null): string {
  return endsAtUtc ?? new Date(Date.parse(startsAtUtc) + UNKNOWN_LENGTH_MS).toISOString();
}

/** A bulletin with what follows from its credits. */
export function completeBulletin({ credits, ...bulletin }: Entry<BulletinFile>): Bulletin {
  return { ...bulletin, credits: completeCredits(credits.roles) };
}

/** A press kit with its address. */
export function completeKit(kit: Entry<PressFile>): PressKit {
  return { ...kit, route: `/press/${kit.slug}`, credits: textCredits(kit) };
}

/** What a text says of its making; that nobody has said, where it says nothing. */
export function textCredits({ credits }: Pick<PressFile, 'credits'>) {
  const open = { use: 'unknown', tool: null, by: '', status: 'open' } as const;
  return completeCredits(
    credits?.roles ?? [
      { role: 'writing', ...open },
      { role: 'review', ...open },
    ],
  );
}

/** What content files say of the pictures that they name, by the picture's name. */
export function givenPictureCredits(entries: {
  artists: Pick<ArtistFile, 'image'>[];
  releases: Pick<ReleaseFile, 'cover'>[];
  news: Pick<StoryFile, 'image'>[];
}): Map<string, PictureCredits> {
  const crops = [
    ...entries.releases.map(({ cover }) => cover),
    ...entries.news.map(({ image }) => image),
  ];
  const named = [
    ...entries.artists.flatMap(({ image: { alt: _, credits, ...files } }) =>
      Object.values(files).map((file) => ({ file, credits })),
    ),
    ...crops,
  ];
  return new Map(
    named.flatMap(({ file, credits }) => (file && credits ? [[file, credits] as const] : [])),
  );
}

/** The credits of what the build puts into one folder. */
export function publishedCredit({ under, ...line }: AiPage['verify']['published'][number]) {
  return { under, credits: completeCredits([{ ...line, role: 'artwork', by: '' }]) };
}
