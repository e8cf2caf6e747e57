import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isStill } from '../../motion/stillness';
import { stripAt } from './strip-at';

/** A strip stands open for eight beats of its artist. */
const BEATS = 8;
const USUAL_BPM = 104;
/** What a finger touches so soon after a turn was meant for the face that stood there before. */
const LATE_MS = 600;

interface Turns {
  /** Index of the strip that stands open. */
  open: number;
  /** For the row: passes a late press on to the face it was meant for. */
  onClickCapture(event: MouseEvent<HTMLElement>): void;
}

/**
 * Which strip stands open. It moves on by the open artist's tempo (`--bpm`), and waits
 * while the row is pointed at, holds the focus or is out of sight, and while nothing may move.
 */
export function useTurns(row: RefObject<HTMLElement | null>, count: number): Turns {
  const [open, setOpen] = useState(0);
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const strip = row.current?.children[open];
    const bpm = strip && Number(getComputedStyle(strip).getPropertyValue('--bpm'));
    const turn = () => {
      if (!row.current || !isFree(row.current)) return;
      turnedAt.current = performance.now();
      setOpen((open + 1) % count);
    };
    const timer = window.setInterval(turn, (BEATS * 60_000) / (bpm || USUAL_BPM));
    return () => window.clearInterval(timer);
  }, [row, open, count]);

  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!event.isTrusted || performance.now() - turnedAt.current > LATE_MS) return;
    const meant = stripBefore(event, (open + count - 1) % count);
    if (!meant || meant.contains(event.target as Node)) return; // an event's target is a node
    event.preventDefault();
    event.stopPropagation();
    meant.click();
  };

  return { open, onClickCapture };
}

/** The strip that stood under a press while another one was open. */
function stripBefore({ currentTarget: row, clientX }: MouseEvent<HTMLElement>, open: number) {
  const strips = [...row.querySelectorAll<HTMLElement>('a')];
  const openWidth = strips[0]?.offsetWidth ?? 0; // all are as wide, and lie over one another
  const x = clientX - row.getBoundingClientRect().left;
  return strips[stripAt(x, { width: row.clientWidth, openWidth, count: strips.length }, open)];
}

function isFree(row: HTMLElement): boolean {
  const isHeld = row.matches(':hover') || row.contains(document.activeElement);
  const isSeen = row.getBoundingClientRect().bottom > 0 && !document.hidden;
  return isSeen && !isHeld && !isStill();
}
