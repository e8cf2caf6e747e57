import { shell } from '../../shell/shell';
import * as styles from './PlayerFailed.module.css';

/**
 * What stands in the player's place where its files cannot be had: without a connection, or on a page of an older
 * release. Says so at once, and leads to the recording.
 */
export function PlayerFailed({ recording }: { recording: string }) {
  return (
    <p className={styles.failed} role="alert">
      <a href={recording}>{shell.player.failed}</a>
    </p>
  );
}
