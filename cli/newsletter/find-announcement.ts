import { suggest } from '../../content/reader/nearest';
import type { Announcement } from '../../services/subscriptions/drop/announce';
import {
  bulletinName,
  bulletinOf,
  bulletinProblems,
} from '../../services/subscriptions/drop/bulletin';
import { dropOf, dropProblems } from '../../services/subscriptions/drop/drop';
import { eventName, eventOf, eventProblems } from '../../services/subscriptions/drop/event';
import { launchOf, launchProblems, releaseInstead } from '../../services/subscriptions/drop/launch';
import { storyName, storyOf, storyProblems } from '../../services/subscriptions/drop/story';
import type { CliOffice } from './open-office';

/** What can be announced. */
export interface Found {
  kind: 'release' | 'artist' | 'story' | 'event' | 'bulletin';
  made: Announcement;
  /** Why it is not to be sent now; empty when it is. */
  problems: string[];
  /** Where that is mended. */
  file: string;
}

/** One kind of what lies in a folder of `content/` and is named with it. */
interface Kind<Entry> {
  kind: Found['kind'];
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  problemsOf: (entry: Entry, now: Date) => string[];
  madeOf: (entry: Entry) => Announcement;
}

/** The mail about a release or an artist, or about what lies in the folder that is named; or in a line why there is none. */
export function findAnnouncement(name: string, office: CliOffice): Found | { fault: string } {
  const { content } = office;
  if (name.startsWith('news/')) {
    return inFolder(name, office, {
      kind: 'story',
      entries: content.stories,
      nameOf: storyName,
      problemsOf: storyProblems,
      madeOf: (story) => storyOf(content, office, story),
    });
  }
  if (name.startsWith('events/')) {
    return inFolder(name, office, {
      kind: 'event',
      entries: content.happenings,
      nameOf: eventName,
      problemsOf: eventProblems,
      madeOf: (event) => eventOf(content, office, event),
    });
  }
  if (name.startsWith('bulletins/')) {
    return inFolder(name, office, {
      kind: 'bulletin',
      entries: content.bulletins,
      nameOf: bulletinName,
      problemsOf: bulletinProblems,
      madeOf: (bulletin) => bulletinOf(content, office, bulletin),
    });
  }
  return ofArtist(name, office);
}

function inFolder<Entry extends { file: string }>(
  name: string,
  { now }: CliOffice,
  { kind, entries, nameOf, problemsOf, madeOf }: Kind<Entry>,
): Found | { fault: string } {
  const entry = entries.find((known) => nameOf(known) === name);
  if (entry) {
    return { kind, made: madeOf(entry), problems: problemsOf(entry, now()), file: entry.file };
  }
  return { fault: `There is no ${kind} "${name}". ${suggest(name, entries.map(nameOf))}` };
}

function ofArtist(slug: string, office: CliOffice): Found | { fault: string } {
  const { releases, artists } = office.content;
  const release = releases.find((known) => known.slug === slug);
  const artist = artists.find((known) => known.slug === (release?.artist ?? slug));
  if (!artist) {
    const names = [...releases, ...artists].map((known) => known.slug);
    return { fault: `There is no release or artist "${slug}". ${suggest(slug, names)}` };
  }
  if (release) {
    const made = dropOf(office.content, office, release, artist);
    return { kind: 'release', made, problems: dropProblems(release), file: release.file };
  }
  const out = releaseInstead(artist, releases);
  if (out) {
    const instead = `npx cli drop announce ${out.slug}`;
    return { fault: `Not announced: ${out.slug} is out and tells the same people: ${instead}` };
  }
  const made = launchOf(artist, office);
  return { kind: 'artist', made, problems: launchProblems(artist), file: artist.file };
}
