import { whenIdle } from '../when-idle';

/** How much wider than its box a line may stand: more than rounding, less than a letter. */
const SLACK = 1.02;

/**
 * Runs at the end of a page: where our fonts cannot be had, it is set in the device's, and headlines
 * that fill their measure break as they do on light pages. So do they where one would be cut, since
 * the visitor wants letters further apart.
 */
export function wholeLines(): void {
  const isCut = (line: Element) => line.scrollWidth > line.clientWidth * SLACK;
  const isLost = ({ family, status }: FontFace) => status === 'error' && /Var/.test(family);
  const look = () => {
    const { dataset } = document.documentElement;
    if ([...document.fonts].some(isLost)) dataset.plain = 'fonts';
    else if ([...document.querySelectorAll('[data-strip]')].some(isCut)) dataset.plain = '';
  };
  addEventListener('load', () => document.fonts.ready.then(() => whenIdle(look)));
}
