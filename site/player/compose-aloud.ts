import { COMPOSED_RATE, takeComposer } from './composer';
import type { Engine, Listener } from './engine';
import type { Delivery } from './messages';
import { keepOutline } from './outlines';
import type { Item } from './track';

/** Room between now and the first sample, so that it is not late already. */
const LEAD_SECONDS = 0.02;

/** Plays what a composer sends, from the first part on. */
export function composeAloud(item: Item, context: AudioContext, tell: Listener): Engine {
  const composer = takeComposer(item);
  const parts: { buffer: AudioBuffer; start: number }[] = [];
  const sources = new Set<AudioBufferSourceNode>();
  let { seconds } = item.track;
  let beats: number[] = [];
  let rendered = 0;
  let isDone = false;
  /** The moment of the context's clock at which the piece began, or would have. */
  let origin = 0;
  let endTimer: ReturnType<typeof setTimeout> | undefined;

  const latency = () => context.outputLatency || context.baseLatency || 0;
  const at = () =>
    parts.length === 0
      ? 0
      : Math.max(0, Math.min(seconds, context.currentTime - origin - latency()));

  /** Puts a part on the context's clock, from a moment of the piece on. */
  function schedule({ buffer, start }: { buffer: AudioBuffer; start: number }, from: number) {
    const skip = Math.max(0, from - start);
    if (skip >= buffer.duration) return;
    const when = origin + start + skip;
    // a part that comes too late moves everything that follows
    if (when < context.currentTime) origin += context.currentTime - when + LEAD_SECONDS;
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start(origin + start + skip, skip);
    sources.add(source);
    source.onended = () => sources.delete(source);
  }

  function silence() {
    for (const source of sources) {
      source.onended = null;
      source.stop();
      source.disconnect();
    }
    sources.clear();
  }

  /** Looks for the end when it is due; a paused context makes it later. */
  function watchEnd() {
    clearTimeout(endTimer);
    const left = seconds - at();
    if (isDone && left <= 0.02) tell('ended');
    else if (context.state === 'running')
      endTimer = setTimeout(watchEnd, Math.max(50, left * 1000));
  }

  function hear(data: Delivery) {
    if (data.kind === 'score') {
      ({ seconds, beats } = data);
      keepOutline(item, { seconds });
      performance.mark('signature-score');
    } else if (data.kind === 'sound') {
      const buffer = new AudioBuffer({
        ...{ length: data.left.length, numberOfChannels: 2, sampleRate: COMPOSED_RATE },
      });
      buffer.copyToChannel(data.left, 0);
      buffer.copyToChannel(data.right, 1);
      const part = { buffer, start: rendered };
      if (parts.length === 0) origin = context.currentTime + LEAD_SECONDS;
      parts.push(part);
      rendered += buffer.duration;
      keepOutline(item, { curve: data.curve });
      schedule(part, 0);
      if (part.start === 0) performance.mark('signature-start');
      // each part also draws a piece of a take's curve
      if (part.start === 0 || item.take > 0)
        tell(context.state === 'running' ? 'playing' : 'paused');
    } else {
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
      const target = Math.max(0, Math.min(wanted, rendered - 0.05));
      silence();
      origin = context.currentTime + LEAD_SECONDS - target;
      for (const part of parts) schedule(part, target);
      watchEnd();
    },
    stop() {
      clearTimeout(endTimer);
      composer.dismiss();
      silence();
    },
    now: () => ({ at: at(), seconds, beats }),
  };
}
