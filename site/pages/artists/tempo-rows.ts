import type { Artist } from '../../../content/schema/content';
import type { TempoRow } from '../../components/TempoList/TempoList';
import { fillPhrase } from '../../fill-phrase';
import type { PageInput } from '../page';
import { withProfile } from './profiles';

/** Artists with a profile from slow to fast, by the directory's reading. */
export function byTempo(artists: Artist[]) {
  return withProfile(artists).toSorted((a, b) => a.bpm - b.bpm);
}

/** How many threads stand over a list: they show how tempos differ, and may not push it off the screen. */
const THREADS = 8;

/** Ids of the artists whose threads stand over a list, from slow to fast: all of them, or a few from end to end. */
export function threadsOf(artists: Artist[]): string[] {
  const ids = byTempo(artists).map(({ slug }) => slug);
  if (ids.length <= THREADS) return ids;
  const step = (ids.length - 1) / (THREADS - 1);
  return Array.from({ length: THREADS }, (_, n) => ids[Math.round(n * step)]).filter(
    (id) => id !== undefined,
  );
}

/**
 * Rows of a list in order of tempo.
 *
 * @param hrefs where an artist's row leads, by id; others lead to the profile
 */
export function tempoRows(
  { content, picture }: PageInput,
  artists: Artist[],
  hrefs: ReadonlyMap<string, string> = new Map(),
): TempoRow[] {
  return byTempo(artists).map((artist) => ({
    id: artist.slug,
    name: artist.name,
    nameLang: artist.nameLang,
    href: hrefs.get(artist.slug) ?? artist.route,
    genre: artist.genre.label,
    genreLang: artist.genre.lang,
    tempo: artist.directory.bpmRange,
    state: whatCanBeHeard(content, artist),
    cover: picture(artist.image.cover, artist.image.alt),
    wide: picture(artist.image.wide, artist.image.alt),
  }));
}

function whatCanBeHeard({ releases, ui }: PageInput['content'], { discography }: Artist): string {
  const own = releases.filter(({ slug }) => discography.includes(slug));
  const out = own.filter(({ status }) => status === 'out').length;
  if (out === 0) return ui.buttons.comingSoon;
  return fillPhrase(ui.counts.tracks, { out, coming: own.length - out });
}
