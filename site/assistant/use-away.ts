import { type RefObject, useEffect, useState } from 'react';

/** Pixels of scrolling that count as a decision. */
const NOTICED = 12;

/** Share of a control's width that may lie under the button: what it says is still read. */
const COVERED = 0.2;

const CONTROLS = 'main :is(a, button, input, summary):not(.visually-hidden)';

/**
 * Whether the button is in the way: while the visitor reads on, until the page is scrolled up, and
 * where it would lie over a control.
 */
export function useAway(button: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);

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
  }, [button]);

  return isAway;
}

/** Looks at the button's own place, wherever it is on its way to. */
function covers(button: HTMLElement | null): boolean {
  if (!button) return false;
  const { right: gap, bottom: rise } = getComputedStyle(button);
  const right = document.documentElement.clientWidth - Number.parseFloat(gap);
  const bottom = window.innerHeight - Number.parseFloat(rise);
  const left = right - button.offsetWidth;
  const top = bottom - button.offsetHeight;
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const box = control.getBoundingClientRect();
    const isBeside = box.bottom <= top || box.top >= bottom;
    const under = Math.min(box.right, right) - Math.max(box.left, left);
    return !isBeside && under > box.width * COVERED;
  });
}
