import { Icon } from '../../components/Icon/Icon';
import { shell } from '../../shell/shell';
import { isRunning } from '../engine';
import { type PlayerState, seek, skip, togglePlay } from '../store';
import * as styles from './Dock.module.css';

/** Back, play or pause, on. Back begins the first one anew. */
export function Keys({ phase, queue, index }: PlayerState) {
  const words = shell.player;
  const isOn = isRunning(phase);
  return (
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
        aria-label={isOn ? words.pause : words.play}
        onClick={togglePlay}
      >
        <Icon name={isOn ? 'pause' : 'play'} size={1.5} />
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
  );
}
