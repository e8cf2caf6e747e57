import { playQueue, preparePlayer } from '../../player/store';
import type { Track } from '../../player/track';
import { shell } from '../../shell';
import { useIsLive } from '../../use-is-live';
import { Action, actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';

interface PlayLatestProps {
  /** What there is to hear, the latest first. */
  tracks: readonly Track[];
  look?: 'default' | 'outline';
}

/** Plays what there is to hear. Without script it leads to where the first of it can be played. */
export function PlayLatest({ tracks, look = 'outline' }: PlayLatestProps) {
  const isLive = useIsLive();
  const [first] = tracks;
  if (!first) return null;
  const inside = (
    <>
      <Icon name="play" />
      {shell.player.playLatest}
    </>
  );
  if (!isLive) {
    return (
      <Action href={`${first.href}#signature`} look={look} size="lg">
        {inside}
      </Action>
    );
  }
  return (
    <button
      type="button"
      className={actionClass(look, 'lg')}
      onPointerDown={(event) => preparePlayer(event.pointerType)}
      onClick={() => playQueue(tracks.map((track) => ({ track, take: 0 })))}
    >
      {inside}
    </button>
  );
}
