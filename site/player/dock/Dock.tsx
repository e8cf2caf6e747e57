import { Link } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { fillPhrase } from '../../fill-phrase';
import { shell } from '../../shell';
import { showInSystem } from '../media-session';
import { outlineOf } from '../outlines';
import { closePlayer, seek, skip, togglePlay } from '../store';
import { titleOf } from '../title';
import { usePlayer } from '../use-player';
import * as styles from './Dock.module.css';
import { Queue } from './Queue';
import { Seek } from './Seek';

/** The player: what plays, the way through it, and the way out. Escape closes the queue, then the player. */
export function Dock() {
  const state = usePlayer();
  const { phase, queue, index } = state;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const words = shell.player;
  const item = queue[index];

  useEffect(() => showInSystem(state), [state]);
  // the page ends above the player, and focus is never brought under it
  useEffect(() => {
    document.documentElement.dataset.player = 'open';
    return () => {
      delete document.documentElement.dataset.player;
    };
  }, []);
  if (!item) return null;

  const { track, take } = item;
  const isPlaying = phase === 'playing';
  function leave() {
    closePlayer();
    // the button that had the focus goes away with the player
    document.getElementById('main')?.focus({ preventScroll: true });
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
    >
      {isOpen && <Queue queue={queue} index={index} />}
      <Seek
        key={`${track.artistId} ${take} ${index}`}
        outline={outlineOf(item)}
        isPlaying={isPlaying}
      />
      <div className={styles.bar}>
        <Link to={track.href} className={styles.now}>
          <img src={track.cover} alt="" width={52} height={52} />
          <span>
            <b>{titleOf(item)}</b>
            <small role="status">
              {phase === 'loading' ? words.loading : phase === 'failed' ? words.failed : ''}
              {phase !== 'loading' &&
                phase !== 'failed' &&
                fillPhrase(words.label, { artist: track.artist })}
            </small>
          </span>
        </Link>
        <div className={styles.keys}>
          <button
            type="button"
            className={styles.side}
            aria-label={words.previous}
            onClick={() => (queue[index - 1] ? skip(-1) : seek(0))}
          >
            <Icon name="skip-back" />
          </button>
          <button
            type="button"
            className={styles.main}
            aria-label={isPlaying ? words.pause : words.play}
            onClick={togglePlay}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} size={1.5} />
          </button>
          <button
            type="button"
            className={styles.side}
            aria-label={words.next}
            disabled={!queue[index + 1]}
            onClick={() => skip(1)}
          >
            <Icon name="skip-forward" />
          </button>
        </div>
        <div className={styles.end}>
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
