import { fillPhrase } from '../../fill-phrase';
import { shell } from '../../shell/shell';
import { playQueue } from '../store';
import type { Item } from '../track';
import * as styles from './Queue.module.css';

/** What plays and what comes; a press plays it. */
export function Queue({ queue, index }: { queue: readonly Item[]; index: number }) {
  const words = shell.player;
  return (
    <div className={styles.queue}>
      <h2>{words.queue}</h2>
      <ol>
        {queue.map(({ track, take }, i) => (
          <li key={`${track.artistId} ${take}`} data-artist={track.artistId}>
            <button
              type="button"
              aria-current={i === index ? 'true' : undefined}
              onClick={() => playQueue(queue, i)}
            >
              <img src={track.cover} alt="" width={44} height={44} />
              <span>
                <b>{track.title}</b>
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
