import { useEffect, useState } from 'react';

/** Pixels from the top of the screen above which a part's beginning counts as read. */
const READING_LINE_PX = 160;

/** Id of the part of the page that is being read, at first the first; `undefined` until script runs. */
export function useCurrentPart(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');

  useEffect(() => {
    const parts = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const look = () => {
      const begun = parts.filter((part) => part.getBoundingClientRect().top <= READING_LINE_PX);
      setCurrent((begun.at(-1) ?? parts[0])?.id);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
    };
  }, [all]);

  return current;
}
