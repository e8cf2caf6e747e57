import { useEffect, useRef } from 'react';
import { fillPhrase } from '../../fill-phrase';
import { shell } from '../../shell/shell';
import { withNames } from '../../shell/with-names';
import { keyOf } from '../outlines';
import { playQueue } from '../store';
import type { Item } from '../track';
import * as styles from './Queue.module.css';

/** What plays and what comes; a press plays it. It stands before its button, so the focus is brought to what plays. */
export function Queue({ queue, index }: { queue: readonly Item[]; index: number }) {
  const words = shell.player;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  return (
    <div className={styles.queue}>
      <h2>{words.queue}</h2>
      <ol ref={list}>
        {queue.map(({ track, take }, i) => (
          <li key={keyOf({ track, take })} data-artist={track.artistId}>
            <button
              type="button"
              aria-current={i === index ? 'true' : undefined}
              onClick={() => playQueue(queue, i)}
            >
              <img src={track.cover} alt="" width={44} height={44} />
              <span>
                <b>{withNames(track.title)}</b>
                <small>
                  {take > 0 && `${fillPhrase(words.take, { take })}, `}
                  {fillPhrase(words.position, { position: i + 1, total: queue.length })}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
