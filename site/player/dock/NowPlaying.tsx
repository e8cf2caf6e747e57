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
  const standing =
    phase === 'loading' || phase === 'failed'
      ? words[phase]
      : fillPhrase(words.label, { artist: track.artist });
  const place = (
    <>
      <img src={track.cover} alt="" width={52} height={52} />
      <span>
        <b>{withNames(titleOf(item))}</b>
        {/* a failure comes with another link, and what is new on the page is read out only as an alert */}
        <small role={phase === 'failed' ? 'alert' : 'status'}>{withNames(standing)}</small>
      </span>
    </>
  );
  return phase === 'failed' ? (
    <a href={track.recording.href} className={styles.now}>
      {place}
    </a>
  ) : (
    <Link to={track.href} className={styles.now}>
      {place}
    </Link>
  );
}
