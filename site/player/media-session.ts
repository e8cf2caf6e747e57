import { isRunning, isUnderWay } from './engine';
import { closePlayer, type PlayerState, seek, skip, soundNow, togglePlay } from './store';
import { titleOf } from './title';

/** Tells the system's own controls what plays, and obeys them. Browsers that have none are left alone. */
export function showInSystem({ phase, queue, index }: PlayerState): void {
  if (!('mediaSession' in navigator)) return;
  const session = navigator.mediaSession;
  const item = queue[index];
  session.playbackState = isUnderWay(phase) ? 'playing' : item ? 'paused' : 'none';
  session.metadata = item
    ? new MediaMetadata({
        title: titleOf(item),
        artist: item.track.artist,
        artwork: [{ src: item.track.cover }],
      })
    : null;
  const isOn = isRunning(phase);
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => isOn || togglePlay(),
    pause: () => isOn && togglePlay(),
    stop: closePlayer,
    seekto: ({ seekTime }) => seek(seekTime ?? 0),
    ...(queue[index - 1] && { previoustrack: () => skip(-1) }),
    ...(queue[index + 1] && { nexttrack: () => skip(1) }),
  };
  for (const action of ['play', 'pause', 'stop', 'seekto', 'previoustrack', 'nexttrack'] as const) {
    try {
      session.setActionHandler(action, item ? (handlers[action] ?? null) : null);
    } catch {
      // an action that this browser does not know
    }
  }
  const { at, seconds } = soundNow();
  // a recording is a little longer than its score
  if (item && seconds > 0)
    session.setPositionState?.({ duration: seconds, position: Math.min(at, seconds) });
}
