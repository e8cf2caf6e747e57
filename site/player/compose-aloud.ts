import type { Engine, Listener } from './engine';
import type { Delivery, Order } from './messages';
import type { Item } from './track';

/** Room between now and the first sample, so that it is not late already. */
const LEAD_SECONDS = 0.02;

let spare: Worker | undefined;

/** Has a composer ready before it is asked for anything. */
export function warmUp(): void {
  spare ??= hireComposer();
}

function hireComposer(): Worker {
  return new Worker(new URL('./composer.worker.ts', import.meta.url));
}

/** Composes a signature in a worker and plays what comes, from the first block on. */
export function composeAloud({ track, take }: Item, context: AudioContext, tell: Listener): Engine {
  const worker = spare ?? hireComposer();
  spare = undefined;
  const parts: { buffer: AudioBuffer; start: number }[] = [];
  const sources = new Set<AudioBufferSourceNode>();
  let seconds = track.seconds;
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

  worker.onmessage = ({ data }: MessageEvent<Delivery>) => {
    if (data.kind === 'score') {
      ({ seconds, beats } = data);
    } else if (data.kind === 'sound') {
      const buffer = new AudioBuffer({
        ...{ length: data.left.length, numberOfChannels: 2, sampleRate: context.sampleRate },
      });
      buffer.copyToChannel(data.left, 0);
      buffer.copyToChannel(data.right, 1);
      const part = { buffer, start: rendered };
      if (parts.length === 0) origin = context.currentTime + LEAD_SECONDS;
      parts.push(part);
      rendered += buffer.duration;
      schedule(part, 0);
      if (part.start === 0) {
        performance.mark('signature-start');
        tell(context.state === 'running' ? 'playing' : 'paused');
      }
    } else {
      isDone = true;
      worker.terminate();
      watchEnd();
    }
  };
  worker.onerror = () => tell('failed');
  const order: Order = { profile: track.profile, take, rate: context.sampleRate };
  worker.postMessage(order);

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
      worker.onmessage = null;
      worker.terminate();
      silence();
    },
    now: () => ({ at: at(), seconds, beats }),
  };
}
