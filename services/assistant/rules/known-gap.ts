import type { Content } from '../../../content/schema/content';
import { fold, wordsOf } from '../engine/fold';
import { phraseFinder } from '../engine/phrases';
import type { Rule } from './rule';

/** Speaks of artists without a name. */
const OF_ARTISTS =
  /\b(?:he|she|him|her|his|they|their|artists?|singers?|personas?|characters?|musicians?|stars?|anyone|anybody|someone|somebody)\b/;

/** What the site is known not to say: declined in words of its own, with the page that comes closest. */
export function knownGapRule({ assistant }: Content): Rule {
  const { knownGaps } = assistant;
  const prepare = (text: string) => wordsOf(fold(text));
  const gapsIn = phraseFinder(
    knownGaps.map(({ id, triggers }) => [id, triggers] as const),
    prepare,
  );
  const elsewhere = phraseFinder(
    knownGaps.map(({ id, unless }) => [id, unless] as const),
    prepare,
  );

  // As they were written: a mended slip is a guess, and a refusal should not rest on one.
  return ({ written, line, artists }) => {
    const isOfArtists = artists.length > 0 || OF_ARTISTS.test(line);
    const excused = new Set(elsewhere(written));
    const ids = gapsIn(written).filter((found) => !excused.has(found));
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
}
