import type { Content } from '../../../content/schema/content';
import { fold, wordsOf } from '../engine/fold';
import { phraseFinder } from '../engine/phrases';
import type { Rule } from './rule';

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
  return ({ written }) => {
    const excused = new Set(elsewhere(written));
    const id = gapsIn(written).find((found) => !excused.has(found));
    const gap = knownGaps.find((known) => known.id === id);
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
