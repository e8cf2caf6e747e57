import { type ComponentType, useEffect, useState } from 'react';
import { PlayerFailed } from '../components/PlayerFailed/PlayerFailed';
import { announce } from '../components/Toasts/announce';
import { fillPhrase } from '../fill-phrase';
import { arrived, setOut } from '../motion/under-way';
import { shell } from '../shell/shell';
import { isUnderWay } from './engine';
import { currentItem, failPlayer } from './store';
import { usePlayer } from './use-player';

/** The place of the player at the foot of every page. What draws it is loaded with the first press. */
export function PlayerPlace() {
  const [Dock, setDock] = useState<ComponentType | null>(null);
  const { phase, queue, index } = usePlayer();
  const isWanted = phase !== 'idle';
  const isPressed = phase === 'loading';

  useEffect(() => {
    if (!isPressed || Dock) return;
    // the player itself would say that a sound is coming
    setOut();
    import('./dock/Dock').then(
      (module) => setDock(() => module.Dock),
      // what sounds without a player could not be stopped
      failPlayer,
    );
    return arrived;
  }, [isPressed, Dock]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item that begins to sound
  useEffect(() => {
    const item = currentItem();
    if (!isUnderWay(phase) || !item) return;
    const { toast } = shell.player;
    const { title: track, artist } = item.track;
    announce('success', fillPhrase(toast.title, { track }), fillPhrase(toast.text, { artist }));
  }, [queue, index, isUnderWay(phase) || phase === 'paused']);

  if (isWanted && Dock) return <Dock />;
  const recording = currentItem()?.track.recording;
  return phase === 'failed' && recording && <PlayerFailed recording={recording.href} />;
}
