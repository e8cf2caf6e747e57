import { whenIdle } from '../when-idle';

/** How much wider than its box a line may stand: more than rounding, less than a letter. */
const SLACK = 1.02;

/**
 * Where our fonts cannot be had, the page is set in the device's, and headlines that fill their measure break
 * as they do on light pages. So do they where one would be cut, since the visitor wants letters further apart.
 */
export function lookAtLines(): void {
  const isCut = (line: Element) => line.scrollWidth > line.clientWidth * SLACK;
  const isLost = ({ family, status }: FontFace) => status === 'error' && /Var/.test(family);
  const { dataset } = document.documentElement;
  if ([...document.fonts].some(isLost)) dataset.plain = 'fonts';
  else if ([...document.querySelectorAll('[data-strip]')].some(isCut)) dataset.plain = '';
}

/** Runs at the end of a page. */
export function wholeLines(): void {
  addEventListener('load', () => document.fonts.ready.then(() => whenIdle(lookAtLines)));
}
