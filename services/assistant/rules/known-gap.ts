import type { Content } from '../../../content/schema/content';
import type { Query } from '../engine/query';
import { fold, wordsOf } from '../words/fold';
import { phraseFinder } from '../words/phrases';
import { asksWhereFrom } from './artists/asks-where-from';
import type { Rule } from './rule';

/** Speaks of artists without a name. */
const OF_ARTISTS =
  /\b(?:he|she|him|her|his|they|their|artists?|singers?|personas?|characters?|musicians?|stars?|anyone|anybody|someone|somebody)\b/;
/** Stands for any artist, as subject and as owner: `is she single` is `is Rocka single`. */
const [SOMEBODY, OWNER] = ['he', 'his'] as const;
const STANDS_FOR: Readonly<Record<string, string>> = {
  she: SOMEBODY,
  him: SOMEBODY,
  her: OWNER,
  hers: OWNER,
};

/** What the site is known not to say. */
export interface KnownGap {
  /** Declines in words of its own, with the page that comes closest. */
  rule: Rule;
  /** Whether a message is such a question and nothing else: `is Rocka single` asks for no single. */
  isWhole(query: Query): boolean;
}

/** Reads what the site is known not to say. */
export function knownGapRule(content: Content): KnownGap {
  const { knownGaps } = content.assistant;
  const prepare = (text: string) => ofNobody(wordsOf(fold(text)));
  const gapsIn = phraseFinder(
    knownGaps.map(({ id, triggers }) => [id, triggers.flatMap(withPlural)] as const),
    prepare,
  );
  const elsewhere = phraseFinder(
    knownGaps.map(({ id, unless }) => [id, unless.flatMap(withPlural)] as const),
    prepare,
  );
  const readings = readingsIn(content);
  const whole = new Set(
    knownGaps.flatMap(({ triggers }) => triggers.map((trigger) => prepare(trigger).join(' '))),
  );
  const isWhole = ({ written, artists }: Query) =>
    readings(written, artists).some((read) => whole.has(read.join(' ')));

  // As they were written: a mended slip is a guess, and a refusal should not rest on one. What excuses may.
  const rule: Rule = (query, site) => {
    const { written, words, line, artists, byName, fromHistory } = query;
    if (byName && !fromHistory && asksWhereFrom(query, site)) return undefined;
    const isOfArtists = artists.length > 0 || OF_ARTISTS.test(line);
    const excused = new Set([written, words].flatMap((read) => elsewhere(ofNobody(read))));
    const ids = readings(written, artists)
      .flatMap(gapsIn)
      .filter((found) => !excused.has(found));
    const gap = ids
      .map((id) => knownGaps.find((known) => known.id === id))
      .find((known) => !known?.isOfArtists || isOfArtists);
    if (!gap) return undefined;
    return {
      text: /\bperson\b/.test(gap.reply)
        ? gap.reply
        : `${gap.reply} The contact form reaches a person.`,
      confidence: 'decline',
      urls: [gap.href, '/contact'],
      rule: `knownGap ${gap.id}`,
    };
  };
  return { rule, isWhole };
}

/** `discount` stands for `discounts` as well. */
function withPlural(phrase: string): string[] {
  return phrase.endsWith('s') ? [phrase] : [phrase, `${phrase}s`];
}

/** `She` and `he` are one. */
function ofNobody(words: readonly string[]): string[] {
  return words.map((word) => STANDS_FOR[word] ?? word);
}

/** Reads words as they stand, with a pronoun for each name, and with `the song` for a title. */
function readingsIn({ artists, releases }: Content) {
  const names = artists.map(({ slug, name }) => ({ slug, name: wordsOf(fold(name)).join(' ') }));
  const titles = releases.map(({ title }) => wordsOf(fold(title)).join(' '));

  return (written: readonly string[], slugs: readonly string[]): string[][] => {
    const plain = ofNobody(written);
    const line = ` ${written.join(' ')} `;
    const named = names.filter(({ slug }) => slugs.includes(slug));
    const withPronoun = (pronoun: string) =>
      named.reduce(
        (text, { name }) =>
          text.replace(` ${name}s `, ` ${pronoun} `).replace(` ${name} `, ` ${pronoun} `),
        line,
      );
    const ofSong = titles.reduce((text, title) => text.replace(` ${title} `, ' the song '), line);
    const others = [...[SOMEBODY, OWNER].map(withPronoun), ofSong].filter((text) => text !== line);
    return [plain, ...others.map((text) => ofNobody(text.trim().split(' ')))];
  };
}
