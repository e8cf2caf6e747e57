import type { Artist } from '../../../../content/schema/content';
import type { Draft } from '../../engine/draft';
import { ARTIST_FACTS } from '../../knowledge/artist-facts';
import { artistRoute } from '../../knowledge/artist-route';
import type { Rule, Site } from '../rule';

const FASTER =
  /\b(?:fast(?:er|est)|quick(?:er|est)|high(?:er|est) (?:tempo|bpm)|most (?:danceable|energetic|upbeat)|up-?beat|speediest)\b/;
const SLOWER = /\b(?:slow(?:er|est)|low(?:er|est) (?:tempo|bpm)|calmest|most relaxed)\b/;
const NEARER =
  /\b(?:clos(?:er|est) to (?:launch|release|being|done|ready|finish\w*)|launch(?:es|ing)? (?:next|first|soonest)|(?:nearest|next|first|soonest) to (?:launch|come out|be released|be ready|debut)|most (?:finished|ready|advanced|complete)|(?:furthest|farthest) (?:along|ahead|advanced)|nearly (?:done|ready|finished)|almost (?:done|ready|finished)|who is next)\b/;
const FARTHER =
  /\b(?:(?:furthest|farthest)(?! (?:along|ahead|advanced))|least (?:finished|ready|advanced|complete)|longest (?:wait|to go)|far(?:thest)? from|most work left|last to launch|low(?:er|est) percent\w*|smallest percent\w*)\b/;

/** Something else is to be quick: an answer, a way to somebody. */
const NO_TEMPO =
  /\b(?:ways?|repl\w+|answer\w*|respon\w+|contact|support|reach|routes?|methods?|talk|speak|connections?|downloads?|pages?|site|delivery|help)\b/;

/** Who is fastest, slowest, nearest to or farthest from the launch: sorted from the facts. */
export const comparison: Rule = ({ line, artists }, site, now) => {
  const named = site.content.artists.filter(({ slug }) => artists.includes(slug));
  const among = named.length > 1 ? named : site.content.artists;
  if (named.length === 0 && NO_TEMPO.test(line)) return undefined;
  if (FASTER.test(line)) return byTempo(among, -1, site, now);
  if (SLOWER.test(line)) return byTempo(among, 1, site, now);
  if (FARTHER.test(line)) return byProgress(among, 1);
  // `When is her next track out?` asks about one.
  return NEARER.test(line) && named.length !== 1 ? byProgress(among, -1) : undefined;
};

function byTempo(
  artists: Artist[],
  direction: 1 | -1,
  { content }: Site,
  now: Date,
): Draft | undefined {
  const tempo = ({ directory, listing }: Artist) =>
    directory.bpmRange ?? listing?.bpmRange ?? undefined;
  const sorted = artists
    .filter((artist) => tempo(artist) !== undefined)
    .sort((a, b) => direction * ((tempo(a)?.high ?? 0) - (tempo(b)?.high ?? 0)));
  const [first, second] = sorted;
  if (!first || !second) return undefined;
  const told = [first, second].map(
    (artist) => ARTIST_FACTS.bpm?.(artist, content, now)?.text ?? '',
  );
  const word = direction < 0 ? 'fastest' : 'slowest';
  const lead =
    sorted.length === 2
      ? `${first.name} is ${direction < 0 ? 'faster' : 'slower'}.`
      : `${first.name} is the ${word}.`;
  return {
    text: [lead, ...told].join(' '),
    confidence: 'answer',
    urls: [artistRoute(first), artistRoute(second), '/artists'],
    rule: 'comparison tempo',
  };
}

function byProgress(artists: Artist[], direction: 1 | -1): Draft | undefined {
  const sorted = artists
    .filter(({ directory }) => directory.progress !== null)
    .sort((a, b) => direction * ((a.directory.progress ?? 0) - (b.directory.progress ?? 0)));
  const [first, ...others] = sorted;
  if (!first) return undefined;
  const rest = others.map(({ name, directory }) => `${name} ${directory.progress}%`).join(', ');
  const lead = direction < 0 ? 'is closest to launch' : 'has the longest way to go';
  const text = `${first.name} ${lead}, at ${first.directory.progress}%. ${rest && `Then ${rest}. `}The percentages are self-reported; no new dates are confirmed.`;
  return {
    text,
    confidence: 'answer',
    urls: ['/artists/africa', artistRoute(first)],
    rule: 'comparison progress',
  };
}
