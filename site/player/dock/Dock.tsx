import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { shell } from '../../shell/shell';
import { showInSystem } from '../media-session';
import { closePlayer, idleState } from '../store';
import { usePlayer } from '../use-player';
import * as styles from './Dock.module.css';
import { Keys } from './Keys';
import { NowPlaying } from './NowPlaying';
import { Queue } from './Queue';
import { Seek } from './Seek';
import * as seekStyles from './Seek.module.css';
import { useOneVoice } from './use-one-voice';
import { useTextLinks } from './use-text-links';

/**
 * The player: what plays, the way through it, and the way out. Escape closes the queue, then the player, and leads back
 * to what had the focus before.
 */
export function Dock() {
  const state = usePlayer();
  const { phase, queue, index } = state;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const words = shell.player;
  const item = queue[index];

  useEffect(() => showInSystem(state), [state]);
  useEffect(() => () => showInSystem(idleState()), []);
  useOneVoice(phase);
  useTextLinks();
  // the page ends above the player, and focus is never brought under it
  useEffect(() => {
    document.documentElement.dataset.player = 'open';
    return () => {
      delete document.documentElement.dataset.player;
    };
  }, []);
  if (!item) return null;

  const { track } = item;
  function leave() {
    closePlayer();
    // the button that had the focus goes away with the player
    leadBack(cameFrom.current);
  }
  function remember({ currentTarget, relatedTarget }: FocusEvent) {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }
  function stepBack() {
    if (!isOpen) return leave();
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <section
      className={styles.dock}
      data-artist={track.artistId}
      aria-label={words.region}
      onKeyDown={(event) => event.key === 'Escape' && stepBack()}
      onFocus={remember}
    >
      {isOpen && <Queue queue={queue} index={index} />}
      <Seek item={item} isPlaying={phase === 'playing'} clock={clock} />
      <div className={styles.bar}>
        <NowPlaying item={item} phase={phase} />
        <Keys {...state} />
        <div className={styles.end}>
          {/* the slider says it to whoever listens */}
          <span ref={clock} className={seekStyles.clock} aria-hidden="true" />
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-label={words.queue}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="playlist" />
          </button>
          <button type="button" aria-label={words.close} onClick={leave}>
            <Icon name="x" />
          </button>
        </div>
      </div>
    </section>
  );
}

/** To the page where there is no such element any more, or it is hidden, as in a closed menu. */
function leadBack(from: HTMLElement | null): void {
  for (const place of [from, document.getElementById('main')]) {
    place?.focus({ preventScroll: true });
    if (place && document.activeElement === place) return;
  }
}
