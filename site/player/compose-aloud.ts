import { COMPOSED_RATE, takeComposer } from './composer';
import type { Engine, Listener } from './engine';
import type { Delivery } from './messages';
import { keepOutline } from './outlines';
import { createPartLine } from './part-line';
import type { Item } from './track';

/** How near to its end a piece has ended, and how often at most one looks. */
const END_SECONDS = 0.02;
const LOOK_MS = 50;

/** Plays what a composer sends, from the first part on. */
export function composeAloud(item: Item, context: AudioContext, tell: Listener): Engine {
  const composer = takeComposer(item);
  const line = createPartLine(context);
  let { seconds } = item.track;
  let beats: number[] = [];
  let isDone = false;
  let endTimer: ReturnType<typeof setTimeout> | undefined;

  const at = () => Math.min(seconds, line.at() ?? 0);

  /** Looks for the end when it is due; a paused context makes it later. */
  function watchEnd() {
    clearTimeout(endTimer);
    const left = seconds - at();
    if (isDone && left <= END_SECONDS) tell('ended');
    else if (context.state === 'running')
      endTimer = setTimeout(watchEnd, Math.max(LOOK_MS, left * 1000));
  }

  function hearPart({ left, right, curve }: Extract<Delivery, { kind: 'sound' }>) {
    const buffer = new AudioBuffer({
      length: left.length,
      numberOfChannels: 2,
      sampleRate: COMPOSED_RATE,
    });
    buffer.copyToChannel(left, 0);
    buffer.copyToChannel(right, 1);
    const isFirst = line.rendered === 0;
    line.add(buffer);
    keepOutline(item, { curve });
    if (isFirst) performance.mark('signature-start');
    // each part also draws a piece of a take's curve
    if (isFirst || item.take > 0) tell(context.state === 'running' ? 'playing' : 'paused');
  }

  function hear(data: Delivery) {
    if (data.kind === 'score') {
      ({ seconds, beats } = data);
      keepOutline(item, { seconds });
      performance.mark('signature-score');
    } else if (data.kind === 'sound') hearPart(data);
    else {
      isDone = true;
      composer.dismiss();
      watchEnd();
    }
  }
  performance.mark('signature-asked');
  composer.listen(hear, () => tell('failed'));

  return {
    play() {
      void context.resume().then(() => {
        tell('playing');
        watchEnd();
      });
    },
    pause() {
      void context.suspend().then(() => tell('paused'));
    },
    seek(wanted) {
      line.seek(wanted);
      watchEnd();
    },
    stop() {
      clearTimeout(endTimer);
      composer.dismiss();
      line.silence();
    },
    now: () => ({ at: at(), seconds, beats }),
  };
}
