import { type RefObject, useRef } from 'react';
import { fillPhrase } from '../../fill-phrase';
import { shell } from '../../shell/shell';
import type { Outline } from '../outlines';
import { seek } from '../store';
import { useSoundClock } from '../use-sound-clock';
import * as styles from './Seek.module.css';
import { Wave } from './Wave';

interface SeekProps {
  outline: Outline;
  isPlaying: boolean;
  /** Where the time is written out. */
  clock: RefObject<HTMLElement | null>;
}

/** Seconds that an arrow key goes, and Page Up and Down. */
const STEP_SECONDS = 1;
const PAGE_SECONDS = 10;

/** Where the sound is, over its outline; arrows go a second, Page Up and Down ten. */
export function Seek({ outline, isPlaying, clock }: SeekProps) {
  const { curve, seconds } = outline;
  const box = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);

  function show(at: number, of: number) {
    box.current?.style.setProperty('--at', String(of > 0 ? Math.min(1, at / of) : 0));
    if (!range.current) return;
    range.current.value = String(at);
    const words = { at: Math.floor(at), of: Math.round(of) };
    const time = `${minutes(words.at)} / ${minutes(words.of)}`;
    if (clock.current && clock.current.textContent !== time) clock.current.textContent = time;
    range.current.setAttribute('aria-valuetext', fillPhrase(shell.player.time, words));
  }
  useSoundClock(isPlaying, ({ at, seconds: of }) => show(at, of));

  function go(to: number) {
    const target = Math.max(0, Math.min(seconds, to));
    seek(target);
    show(target, seconds);
  }

  return (
    <div ref={box} className={styles.seek}>
      <span className={styles.rest}>
        <Wave curve={curve} />
      </span>
      <span className={styles.done}>
        <Wave curve={curve} />
      </span>
      <span className={styles.head} />
      <input
        ref={range}
        type="range"
        min={0}
        max={Math.ceil(seconds)}
        step={STEP_SECONDS}
        defaultValue={0}
        aria-label={shell.player.seek}
        onInput={(event) => go(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          const way = { PageUp: PAGE_SECONDS, PageDown: -PAGE_SECONDS }[event.key];
          if (way === undefined) return;
          event.preventDefault();
          go(Number(event.currentTarget.value) + way);
        }}
      />
    </div>
  );
}

/** Seconds as `0:42`. */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
