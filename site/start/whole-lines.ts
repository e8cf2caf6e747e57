import { whenIdle } from '../when-idle';

/** How much wider than its box a line may stand: more than rounding, less than a letter. */
const SLACK = 1.02;

/**
 * Runs at the end of a page: where a headline that fills its measure would be cut, since our fonts
 * cannot be had or the visitor wants letters further apart, headlines break as they do on light pages.
 */
export function wholeLines(): void {
  const isCut = (line: Element) => line.scrollWidth > line.clientWidth * SLACK;
  const look = () => {
    if ([...document.querySelectorAll('[data-strip]')].some(isCut))
      document.documentElement.dataset.plain = '';
  };
  addEventListener('load', () => document.fonts.ready.then(() => whenIdle(look)));
}
