import { type RefObject, useEffect, useState } from 'react';
import { isStill } from '../../motion/stillness';

/** A strip stands open for eight beats of its artist. */
const BEATS = 8;
const USUAL_BPM = 104;

/**
 * Index of the strip that stands open. It moves on by the open artist's tempo (`--bpm`), and waits
 * while the row is pointed at, holds the focus or is out of sight, and while nothing may move.
 */
export function useTurns(row: RefObject<HTMLElement | null>, count: number): number {
  const [open, setOpen] = useState(0);

  useEffect(() => {
    const strip = row.current?.children[open];
    const bpm = strip && Number(getComputedStyle(strip).getPropertyValue('--bpm'));
    const timer = window.setInterval(
      () => row.current && isFree(row.current) && setOpen((open + 1) % count),
      (BEATS * 60_000) / (bpm || USUAL_BPM),
    );
    return () => window.clearInterval(timer);
  }, [row, open, count]);

  return open;
}

function isFree(row: HTMLElement): boolean {
  const isHeld = row.matches(':hover') || row.contains(document.activeElement);
  const isSeen = row.getBoundingClientRect().bottom > 0 && !document.hidden;
  return isSeen && !isHeld && !isStill();
}
