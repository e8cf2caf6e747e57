import { rulesOf, written } from './css-rules';

const RARE = /^@media\s*(?:print$|\(forced-colors)/;

/** Whom the second sheet is for, as the `media` of its link has it. */
export const RARE_MEDIA = 'print,(forced-colors)';

/**
 * A minified sheet in two: what most visitors see, and what only paper shows and screens whose colours the
 * system sets. Few visitors need that, and no other should wait for it: browsers fetch a sheet for paper last.
 */
export function splitRare(sheet: string): { usual: string; rare: string } {
  const rules = rulesOf(sheet);
  const isRare = ({ head }: { head: string }) => RARE.test(head);
  return {
    usual: rules
      .filter((rule) => !isRare(rule))
      .map(written)
      .join(''),
    rare: rules.filter(isRare).map(written).join(''),
  };
}
