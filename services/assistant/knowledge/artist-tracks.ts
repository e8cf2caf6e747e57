import type { Artist, Content, Release } from '../../../content/schema/content';
import type { ArtistFact } from './artist-fact';
import { artistRoute, listenRoute } from './artist-route';
import { dayInWords } from './in-words';

function releasesOf({ slug }: Artist, { releases }: Content, status: Release['status']): Release[] {
  return releases.filter((release) => release.artist === slug && release.status === status);
}

function listed(releases: Release[]): string {
  return releases.map(({ title }) => `“${title}”`).join(', ');
}

function listedWithDays(releases: Release[]): string {
  const onDay = (day: string | null) => (day === null ? '' : ` (announced for ${dayInWords(day)})`);
  return releases.map(({ title, releasesOn }) => `“${title}”${onDay(releasesOn)}`).join(', ');
}

/** Says where the label may still change titles. */
function titleNote(releases: Release[]): string {
  const open = releases.filter(({ workingTitle }) => workingTitle).length;
  if (open === 0) return '';
  if (open < releases.length) return ' Some of these are working titles.';
  return open === 1 ? ' That is a working title.' : ' These are working titles.';
}

/** The newest track that is out; while none is, those that come. */
export function tellLatest(artist: Artist, content: Content): ArtistFact {
  const [latest] = releasesOf(artist, content, 'out');
  if (!latest) return tellNext(artist, content);
  const note = latest.workingTitle ? ` ${content.assistant.replies.workingTitle}` : '';
  const text = `The latest ${artist.name} track out is “${latest.title}” (${latest.subtitle}).${note}`;
  return { text, urls: [listenRoute(artist, content), artistRoute(artist)] };
}

/** What comes next from an artist. */
export function tellNext(artist: Artist, content: Content): ArtistFact {
  const coming = releasesOf(artist, content, 'coming');
  if (coming.length === 0) return nothingAnnounced(artist, content);
  const isDated = coming.some(({ releasesOn }) => releasesOn !== null);
  const lead = isDated ? '' : 'Nothing has a date yet. ';
  const text = `${lead}Coming from ${artist.name}: ${listedWithDays(coming)}.${titleNote(coming)} Press Remind me and you get a mail on the day.`;
  return { text, urls: [listenRoute(artist, content), artistRoute(artist)] };
}

/** Everything from an artist, out and coming. */
export function tellDiscography(artist: Artist, content: Content): ArtistFact {
  const out = releasesOf(artist, content, 'out');
  const coming = releasesOf(artist, content, 'coming');
  if (out.length + coming.length === 0) return nothingAnnounced(artist, content);
  const first =
    out.length > 0
      ? `Out from ${artist.name} (${out.length}): ${listed(out)}.`
      : `Nothing from ${artist.name} is out yet.`;
  const second =
    coming.length > 0
      ? ` Coming (${coming.length}): ${listed(coming)}.${titleNote([...out, ...coming])}`
      : '';
  return { text: first + second, urls: [listenRoute(artist, content), artistRoute(artist)] };
}

function nothingAnnounced(artist: Artist, content: Content): ArtistFact {
  const isOut = releasesOf(artist, content, 'out').length > 0;
  const text = isOut
    ? `Nothing more from ${artist.name} is announced.`
    : `Nothing from ${artist.name} is out yet, and no title is announced. ${byMail(artist)}`;
  return { text, urls: [artistRoute(artist)] };
}

/** Where an artist can be heard, or that nothing is out. */
export function tellWhereToListen(artist: Artist, content: Content): ArtistFact {
  const { name } = artist;
  const signature = artist.route ? ' A short signature plays right on the profile.' : '';
  const out = releasesOf(artist, content, 'out');
  if (out.length > 0) {
    const isLinked = out.some(({ links }) => Object.values(links).some(Boolean));
    const where = isLinked
      ? 'They play on the services that host them, in a new tab.'
      : 'Their links to music services are not public yet.';
    const text = `${name}’s tracks are on the Listen page. ${where}${signature}`;
    return { text, urls: [listenRoute(artist, content), '/listen', artistRoute(artist)] };
  }
  const coming =
    artist.directory.status === 'coming-soon'
      ? `${name} is coming soon: nothing`
      : `Nothing from ${name}`;
  const text = `${coming} is out to hear yet.${signature} ${byMail(artist)}`;
  return { text, urls: [artistRoute(artist), '/artists/africa'] };
}

/** How to hear of the first release: the profile of an artist who is active has no button for it, and a form. */
function byMail({ directory }: Artist): string {
  return directory.status === 'active'
    ? 'Leave your address at the foot of the profile and you get a mail on the day.'
    : 'Press Remind me and you get a mail on the day.';
}
