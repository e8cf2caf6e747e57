import { fillPhrase } from '../../fill-phrase';
import { loadedBy, preparing } from '../../player/play-button';
import { playQueue } from '../../player/store';
import type { Track } from '../../player/track';
import { shell } from '../../shell/shell';
import { useIsLive } from '../../use-is-live';
import { Action, actionClass, scriptedClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';

interface PlayLatestProps {
  /** What there is to hear, the latest first. */
  tracks: readonly Track[];
  look?: 'default' | 'outline';
  /** In place of the usual words. */
  label?: string;
}

/**
 * Plays what there is to hear. Without script it leads to where the first of it can be played; a press before
 * React listens is held until it does.
 */
export function PlayLatest({ tracks, look = 'outline', label }: PlayLatestProps) {
  const isLive = useIsLive();
  const [first] = tracks;
  if (!first) return null;
  const need = `play-${first.artistId}`;
  const inside = (
    <>
      <Icon name="play" />
      {label ?? shell.player.playLatest}
      <small className={scriptedClass}>
        {fillPhrase(shell.player.size, { size: loadedBy(first, isLive) })}
      </small>
    </>
  );
  if (!isLive) {
    return (
      <Action href={`${first.href}#signature`} look={look} size="lg" data-needs-script={need}>
        {inside}
      </Action>
    );
  }
  return (
    <button
      type="button"
      className={actionClass(look, 'lg')}
      data-needs-script={need}
      {...preparing({ track: first, take: 0 })}
      onClick={() => playQueue(tracks.map((track) => ({ track, take: 0 })))}
    >
      {inside}
    </button>
  );
}
