import type { Delivery, Order } from './messages';
import { keyOf } from './outlines';
import type { Item } from './track';

/** Samples a second of everything that is composed: those of the recordings, so that both are the same sound. */
export const COMPOSED_RATE = 44100;

/** A worker that composes one item. */
export interface Composer {
  /** Hears what has been sent so far, then everything else; the rest of the piece is composed from then on. */
  listen(heard: (delivery: Delivery) => void, failed: () => void): void;
  dismiss(): void;
}

let spare: { key: string; composer: Composer } | undefined;

/** Has the beginning of an item composed before it is asked for. Only the last such item is kept. */
export function prepareComposer(item: Item): void {
  const key = keyOf(item);
  if (spare?.key === key) return;
  spare?.composer.dismiss();
  spare = { key, composer: hire(item) };
}

/** The composer of an item, who may have begun. */
export function takeComposer(item: Item): Composer {
  prepareComposer(item);
  const composer = spare?.composer ?? hire(item);
  spare = undefined;
  return composer;
}

function hire({ track, take }: Item): Composer {
  const worker = new Worker(new URL('./composer.worker.ts', import.meta.url));
  const order = (what: Order) => worker.postMessage(what);
  const early: Delivery[] = [];
  worker.onmessage = ({ data }: MessageEvent<Delivery>) => early.push(data);
  order({ kind: 'begin', profile: track.profile, take, rate: COMPOSED_RATE });
  const composer: Composer = {
    listen(heard, failed) {
      worker.onerror = failed;
      worker.onmessage = ({ data }: MessageEvent<Delivery>) => heard(data);
      order('go on');
      early.forEach(heard);
    },
    dismiss() {
      worker.onmessage = null;
      worker.terminate();
    },
  };
  // one that failed before it was needed is not the one that will be taken
  worker.onerror = () => {
    if (spare?.composer === composer) spare = undefined;
  };
  return composer;
}
