import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { fillPhrase } from '../../fill-phrase';
import { shell } from '../../shell/shell';
import { outlineOf } from '../outlines';
import { seek, soundNow } from '../store';
import type { Item } from '../track';
import { useSoundClock } from '../use-sound-clock';
import * as styles from './Seek.module.css';
import { Wave } from './Wave';

interface SeekProps {
  item: Item;
  isPlaying: boolean;
  /** Where the time is written out. */
  clock: RefObject<HTMLElement | null>;
}

/** Seconds that a key goes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Where the sound is, over its outline; arrows go a second, Page Up and Down ten. While it has the focus it says where
 * the sound is when it is moved only: a screen reader would speak every second of it, over the sound.
 */
export function Seek({ item, isPlaying, clock }: SeekProps) {
  const { curve, seconds } = outlineOf(item);
  const box = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);

  function show(at: number, of: number) {
    box.current?.style.setProperty('--at', String(of > 0 ? Math.min(1, at / of) : 0));
    const time = `${minutes(Math.floor(at))} / ${minutes(Math.round(of))}`;
    if (clock.current && clock.current.textContent !== time) clock.current.textContent = time;
  }

  function tell(at: number, of: number) {
    if (!range.current) return;
    range.current.value = String(at);
    const words = { at: Math.floor(at), of: Math.round(of) };
    range.current.setAttribute('aria-valuetext', fillPhrase(shell.player.time, words));
  }

  function tellNow() {
    const { at, seconds: of } = soundNow();
    show(at, of);
    tell(at, of);
  }

  useSoundClock(isPlaying, ({ at, seconds: of }) => {
    show(at, of);
    if (document.activeElement !== range.current) tell(at, of);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it comes to rest, and where another begins
  useEffect(tellNow, [isPlaying, item]);

  function go(to: number) {
    const target = Math.max(0, Math.min(seconds, to));
    seek(target);
    show(target, seconds);
    tell(target, seconds);
  }

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // from where the sound is, which the slider has not told meanwhile
    go(soundNow().at + step);
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
        step={1}
        defaultValue={0}
        aria-label={shell.player.seek}
        // else a press where the slider was told to be changes nothing, though the sound is further on
        onPointerDown={tellNow}
        onInput={(event) => go(Number(event.currentTarget.value))}
        onKeyDown={handleKey}
        onBlur={tellNow}
      />
    </div>
  );
}

/** Seconds as `0:42`. */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
