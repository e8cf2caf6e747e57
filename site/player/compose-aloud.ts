import { COMPOSED_RATE, takeComposer } from './composer';
import type { Engine, Listener, Phase } from './engine';
import type { Delivery } from './messages';
import { keepOutline } from './outlines';
import { createPartLine } from './part-line';
import type { Item } from './track';
import { watchWay } from './watch-way';

/** How near to its end a piece has ended, and how often at most one looks. */
const END_SECONDS = 0.02;
const LOOK_MS = 50;

type Part = Extract<Delivery, { kind: 'sound' }>;
type Channel = Part['left'];

/** Plays what a composer sends, from the first part on. */
export function composeAloud(item: Item, context: AudioContext, tell: Listener): Engine {
  const composer = takeComposer(item);
  const line = createPartLine(context);
  let { seconds } = item.track;
  let beats: number[] = [];
  let isDone = false;
  /** What the piece is doing while the context does not run; after the end also while it does. */
  let rest: Phase = 'loading';
  let endTimer: ReturnType<typeof setTimeout> | undefined;

  const at = () => Math.min(seconds, line.at() ?? 0);

  function say() {
    if (line.rendered > 0) tell(context.state === 'running' && rest !== 'ended' ? 'playing' : rest);
  }

  const way = watchWay(context, (phase) => {
    rest = phase;
    tell(rest);
  });

  function open() {
    if (context.state === 'running') rest = 'paused';
    way.open();
  }

  /** The context also opens late, and is taken from us: by a call, or when the speakers go. */
  function hearContext() {
    // word of an earlier pause: the way has not opened yet
    if (rest === 'loading' && context.state !== 'running') return;
    way.settle();
    if (rest !== 'ended') rest = 'paused';
    say();
    watchEnd();
  }

  /** Looks for the end when it is due; a paused context makes it later. */
  function watchEnd() {
    clearTimeout(endTimer);
    if (rest === 'ended') return;
    const left = seconds - at();
    if (isDone && left <= END_SECONDS) {
      rest = 'ended';
      tell(rest);
    } else if (context.state === 'running')
      endTimer = setTimeout(watchEnd, Math.max(LOOK_MS, left * 1000));
  }

  function hearPart({ left, right, curve }: Part) {
    const isFirst = line.rendered === 0;
    line.add(bufferOf(left, right));
    keepOutline(item, { curve });
    if (isFirst) performance.mark('signature-start');
    // each part also draws a piece of a take's curve
    if (isFirst || item.take > 0) say();
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

  function stop() {
    clearTimeout(endTimer);
    way.settle();
    context.removeEventListener('statechange', hearContext);
    composer.dismiss();
    line.silence();
  }

  /** Half a piece is none, and speakers that stay open use up the battery. */
  function giveUp() {
    stop();
    void context.suspend();
    tell('failed');
  }
  performance.mark('signature-asked');
  context.addEventListener('statechange', hearContext);
  composer.listen(hear, giveUp);
  open();

  return {
    play: open,
    pause: () => void context.suspend(),
    seek(wanted) {
      line.seek(wanted);
      if (rest === 'ended') {
        rest = 'paused';
        open();
      }
      say();
      watchEnd();
    },
    stop,
    now: () => ({ at: at(), seconds, beats }),
  };
}

function bufferOf(left: Channel, right: Channel): AudioBuffer {
  const buffer = new AudioBuffer({
    length: left.length,
    numberOfChannels: 2,
    sampleRate: COMPOSED_RATE,
  });
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return buffer;
}
