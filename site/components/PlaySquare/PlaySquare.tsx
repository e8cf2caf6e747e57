import { fillPhrase } from '../../fill-phrase';
import { isRunning } from '../../player/engine';
import { preparing } from '../../player/play-button';
import { playQueue, togglePlay } from '../../player/store';
import type { Track } from '../../player/track';
import { usePlayer } from '../../player/use-player';
import { shell } from '../../shell/shell';
import { useIsLive } from '../../use-is-live';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import * as styles from './PlaySquare.module.css';

interface PlaySquareProps {
  /** What is played one after the other, beginning here. */
  tracks: readonly Track[];
  index: number;
}

/** In a row of a list: plays from here on, or pauses. Without script it leads to where the track can be heard. */
export function PlaySquare({ tracks, index }: PlaySquareProps) {
  const isLive = useIsLive();
  const { phase, queue, index: place } = usePlayer();
  const track = tracks[index];
  if (!track) return null;
  const name = fillPhrase(shell.player.playArtist, { artist: track.artist });
  if (!isLive) {
    return (
      <Action href={`${track.href}#signature`} className={styles.square} aria-label={name}>
        <Icon name="play" size={1.5} />
      </Action>
    );
  }
  const chosen = queue[place];
  const isMine = chosen?.track.artistId === track.artistId && chosen.take === 0;
  const isOn = isMine && isRunning(phase);
  const canResume = isMine && phase === 'paused';
  return (
    <button
      type="button"
      className={styles.square}
      aria-label={isOn ? `${shell.player.pause}: ${track.title}` : name}
      data-on={isOn || undefined}
      {...preparing({ track, take: 0 })}
      onClick={() =>
        isOn || canResume
          ? togglePlay()
          : playQueue(
              tracks.map((one) => ({ track: one, take: 0 })),
              index,
            )
      }
    >
      <Icon name={isOn ? 'pause' : 'play'} size={1.5} />
    </button>
  );
}
