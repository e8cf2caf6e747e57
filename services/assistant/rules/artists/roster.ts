import type { Content } from '../../../../content/schema/content';
import { remember } from '../../../remember';
import type { Draft } from '../../engine/draft';
import { ARTIST_FACTS } from '../../knowledge/artist-facts';
import { artistRoute } from '../../knowledge/artist-route';
import { listInWords } from '../../knowledge/in-words';
import { sentences } from '../../phrasing';
import { fold } from '../../words/fold';
import { TWO_LETTERS } from '../../words/two-letters';
import type { Rule } from '../rule';

const LISTING = '/artists';
/** Asks for singing, or for what is sung. */
const SINGING =
  /\b(?:sing\w*|sung|perform\w*|rap\w*|songs?|music|tracks?|lyrics?|vocals?|artists?|anything|something|ones?)\b/;
/** Asks for one of the songs rather than for who sings. */
const SONG = /\b(?:songs?|tracks?|titles?|one|ones)\b/;
/** Words that may name a language: no others follow that would make them say of what kind something is. */
const IN_WHAT = / in (\p{L}+)(?=$| (?:and|or|too|either|please|at all|here|yet|now)\b)/gu;
/** `The Swahili song`: the word before it may name a language. */
const WHAT_SONG = /(?:^| )(\p{L}+) (?:songs?|tracks?|singles?|titles?|ones?)(?= |$)/gu;
/** What is done in a language other than singing: letters, texts, papers. */
const OTHER_USE =
  /\b(?:writ\w*|talk\w*|speak\w*|send\w*|mails?|contact\w*|contracts?|credits?|credited|licen[cs]\w*|use[ds]?|read\w*|book\w*|laws?|videos?|trailers?|pages?|site|translat\w*)\b/;

/** Who of all sings in a language; of one who is named, in which they sing. */
export const roster: Rule = ({ line, byName, artists, language, dropped }, { content }, now) => {
  if (!SINGING.test(line) || OTHER_USE.test(line)) return undefined;
  // a name in another language is not translated, and left over
  const named = language === 'en' ? wordsAt(line, IN_WHAT, WHAT_SONG) : dropped;
  const shown = content.artists.flatMap(({ languages }) => languages);
  const codes = named.flatMap((word) => codeOf(fold(word), language, shown) ?? []);
  if (codes[0] === undefined) return undefined;
  const found = byName ? sungBy(artists, content, now) : singersIn(codes[0], content);
  const songs = SONG.test(line) ? songsIn(codes[0], byName ? artists : [], content) : '';
  return found && { ...found, text: sentences(songs, found.text) };
};

function wordsAt(line: string, ...places: RegExp[]): string[] {
  return places.flatMap((place) => [...line.matchAll(place)].flatMap(([, word]) => word ?? []));
}

/** The songs that are titled or described in a language, of some artists or of all. */
function songsIn(code: string, slugs: readonly string[], { artists, releases }: Content): string {
  const name = ENGLISH.of(code) ?? code;
  const songs = releases.filter(
    ({ artist, titleLang, description }) =>
      (slugs.length === 0 || slugs.includes(artist)) &&
      (titleLang === code || description.includes(name)),
  );
  const told = songs.map(({ title, artist, status }) => {
    const singer = artists.find(({ slug }) => slug === artist)?.name;
    return `“${title}” by ${singer} (${status === 'out' ? 'out' : 'coming'})`;
  });
  return told.length > 0 ? `Titled or described in ${name}: ${listInWords(told)}.` : '';
}

/** What is known of the languages of one who is named. */
function sungBy(slugs: string[], content: Content, now: Date): Draft | undefined {
  const [artist, ...others] = content.artists.filter(({ slug }) => slugs.includes(slug));
  const fact = artist && ARTIST_FACTS.languages?.(artist, content, now);
  if (!fact || others.length > 0) return undefined;
  const { text, urls, isOpen } = fact;
  const confidence = isOpen ? 'hedge' : 'answer';
  return {
    text,
    confidence,
    urls: isOpen ? [...urls, '/contact'] : urls,
    rule: 'artistFact languages',
  };
}

/** By the name on a profile, or by that in the language of the question. */
function codeOf(word: string, language: string, shown: { code: string; label: string }[]) {
  const named = namesIn(language);
  const ours = shown.find(
    ({ code, label }) => fold(label) === word || fold(named.of(code) ?? '') === word,
  );
  return ours?.code ?? codesIn(language).get(word);
}

const namesIn = remember(
  (language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }),
);

/** The codes of languages by their names in one of them, each read when it is first asked for. */
const codesIn = remember((language: string): ReadonlyMap<string, string> => {
  return new Map(
    TWO_LETTERS.flatMap((code) => {
      const name = namesIn(language).of(code);
      return name ? [[fold(name), code]] : [];
    }),
  );
});

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });

function singersIn(code: string, { artists }: Content): Draft {
  const singers = artists.filter(({ languages }) =>
    languages.some((language) => language.code === code),
  );
  const name = ENGLISH.of(code);
  const isOpen = singers.some(({ languagesStatus }) => languagesStatus);
  if (singers.length > 0) {
    return {
      text: sentences(
        `${name} is on ${singers.length === 1 ? 'the profile' : 'the profiles'} of ${listInWords(singers.map((singer) => singer.name))}.`,
        isOpen && 'Which languages they sing in is still to be confirmed by the label.',
      ),
      confidence: 'answer',
      urls: [...singers.slice(0, 2).map(artistRoute), LISTING],
      rule: 'roster language',
    };
  }
  const codes = artists.flatMap(({ languages }) => languages.map((shown) => shown.code));
  const others = [...new Set(codes)].map((other) => ENGLISH.of(other)).join(', ');
  return {
    text: `No profile shows ${name}. The languages that they show: ${others}.`,
    confidence: 'answer',
    urls: [LISTING],
    rule: 'roster language',
  };
}
