import { Link } from 'gatsby';
import { fillPhrase } from '../../fill-phrase';
import { shell } from '../../shell/shell';
import { withNames } from '../../shell/with-names';
import type { PlayerState } from '../store';
import { titleOf } from '../title';
import type { Item } from '../track';
import * as styles from './Dock.module.css';

interface NowPlayingProps {
  item: Item;
  phase: PlayerState['phase'];
}

/** What plays, with the way to where it is from. Says so while it loads, and where it failed leads to the recording. */
export function NowPlaying({ item, phase }: NowPlayingProps) {
  const { track } = item;
  const words = shell.player;
  const standings: Partial<Record<PlayerState['phase'], string>> = {
    loading: words.loading,
    waiting: words.loading,
    failed: words.failed,
  };
  const standing = standings[phase] ?? fillPhrase(words.label, { artist: track.artist });
  const place = (
    <>
      <img src={track.cover} alt="" width={52} height={52} />
      <span>
        <b>{withNames(titleOf(item))}</b>
        <small role={phase === 'failed' ? undefined : 'status'}>{withNames(standing)}</small>
      </span>
    </>
  );
  return phase === 'failed' ? (
    <>
      <a href={track.recording.href} className={styles.now}>
        {place}
      </a>
      {/* the link is new on the page, and Firefox has nothing within it read out */}
      <p role="alert" className="visually-hidden">
        {withNames(words.failed)}
      </p>
    </>
  ) : (
    <Link to={track.href} className={styles.now}>
      {place}
    </Link>
  );
}
