import { useEffect, useState } from 'react';

/** Pixels of scrolling that count as a decision. */
const NOTICED = 12;

/** Whether the visitor reads on: true while the page is scrolled down, false as soon as it goes up. */
export function useAway(): boolean {
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const notice = () => {
      const by = window.scrollY - last;
      if (Math.abs(by) < NOTICED) return;
      last = window.scrollY;
      setAway(by > 0);
    };
    window.addEventListener('scroll', notice, { passive: true });
    return () => window.removeEventListener('scroll', notice);
  }, []);

  return isAway;
}
