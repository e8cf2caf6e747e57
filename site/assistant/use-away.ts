import { type RefObject, useEffect, useState } from 'react';

/** Pixels of scrolling that count as a decision. */
const NOTICED = 12;

/** Share of the words of a control that may lie under the square of a phone: they are still read. */
const COVERED = 0.2;

/** Pixels of width of that square. */
const SQUARE = 56;

const READ = 'main :is(a, button, summary, p, dd, h2, h3, li, td)';

/**
 * Whether the button is in the way: while the visitor reads on, until the page is scrolled up, and
 * where it would lie over a control, or over words while its own are out. Looks again on each path.
 */
export function useAway(button: RefObject<HTMLElement | null>, path: string): boolean {
  const [isAway, setAway] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page under it
  useEffect(() => {
    let last = window.scrollY;
    setAway(covers(button.current));
    const notice = () => {
      const by = window.scrollY - last;
      if (Math.abs(by) < NOTICED) return;
      last = window.scrollY;
      setAway(by > 0 || covers(button.current));
    };
    window.addEventListener('scroll', notice, { passive: true });
    return () => window.removeEventListener('scroll', notice);
  }, [button, path]);

  return isAway;
}

/** Looks at the button's own place, wherever it is on its way to. */
function covers(button: HTMLElement | null): boolean {
  if (!button) return false;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = button;
  const share = width > SQUARE ? 0 : COVERED;
  const words = document.createRange();
  return [...document.querySelectorAll(READ)].some((element) => {
    const box = element.getBoundingClientRect();
    words.selectNodeContents(element);
    const line = words.getBoundingClientRect();
    const under = Math.min(line.right, left + width) - Math.max(line.left, left);
    return box.bottom > top && box.top < top + height && under > line.width * share;
  });
}
