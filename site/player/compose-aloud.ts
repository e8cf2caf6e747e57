import { COMPOSED_RATE, takeComposer } from './composer';
import { createEndWatch } from './end-watch';
import type { Engine, Listener, Phase } from './engine';
import { createHeldLine } from './held-line';
import type { Delivery } from './messages';
import { keepOutline } from './outlines';
import { restSpeakers } from './speakers';
import type { Item } from './track';
import { watchWay } from './watch-way';

type Part = Extract<Delivery, { kind: 'sound' }>;
type Channel = Part['left'];

/** Plays what a composer sends, from the first part on. */
export function composeAloud(item: Item, context: AudioContext, tell: Listener): Engine {
  const composer = takeComposer(item);
  const line = createHeldLine(context, () => say());
  let { seconds } = item.track;
  let beats: number[] = [];
  /** What the piece is doing while the context does not run; after the end also while it does. */
  let rest: Phase = 'loading';

  const at = () => Math.min(seconds, line.at() ?? 0);
  const isOpen = () => context.state === 'running' && rest !== 'ended' && !line.isHeld;
  // what is not there yet is at least a while away
  const left = () => Math.max(seconds - at(), line.isWhole ? 0 : 1);
  const end = createEndWatch(left, isOpen, () => {
    if (rest === 'ended') return;
    rest = 'ended';
    tell(rest);
  });

  function say() {
    if (line.rendered > 0) tell(isOpen() ? line.phase : rest);
    end.look();
  }

  const way = watchWay(context, (phase) => {
    rest = phase;
    tell(rest);
  });

  function open() {
    if (context.state === 'running' || rest === 'ended') rest = 'paused';
    way.open();
  }

  /** The context also opens late, and is taken from us: by a call, or when the speakers go. */
  function hearContext() {
    // word of an earlier pause: the way has not opened yet
    if (rest === 'loading' && context.state !== 'running') return;
    way.settle();
    if (rest !== 'ended') rest = 'paused';
    say();
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
      composer.dismiss();
      line.finish();
      end.look();
    }
  }

  function stop() {
    end.stop();
    way.settle();
    context.removeEventListener('statechange', hearContext);
    composer.dismiss();
    line.silence();
  }

  /** Half a piece is none, and speakers that stay open use up the battery. */
  function giveUp() {
    stop();
    restSpeakers(context);
    tell('failed');
  }
  performance.mark('signature-asked');
  context.addEventListener('statechange', hearContext);
  composer.listen(hear, giveUp);
  open();

  return {
    play() {
      line.release();
      open();
      say();
    },
    pause() {
      line.hold();
      restSpeakers(context);
      say();
    },
    seek(wanted) {
      line.seek(wanted);
      if (rest === 'ended') open();
      say();
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
