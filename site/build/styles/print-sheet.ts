import { rulesOf, written } from './css-rules';

const PRINT = /^@media print$/;

/**
 * A minified sheet in two: what screens show, and what only paper does. Few visitors print, and none
 * should wait for it: browsers fetch a sheet for paper last.
 */
export function splitPrint(sheet: string): { screen: string; print: string } {
  const rules = rulesOf(sheet);
  const isPrint = ({ head }: { head: string }) => PRINT.test(head);
  return {
    screen: rules
      .filter((rule) => !isPrint(rule))
      .map(written)
      .join(''),
    print: rules.filter(isPrint).map(written).join(''),
  };
}
