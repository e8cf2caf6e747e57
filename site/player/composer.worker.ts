import {
  createLoudnessCurve,
  type LoudnessCurve,
} from '../../content/sound/preview/loudness-curve';
import { createRenderer, type Renderer } from '../../content/sound/render';
import { composeSignature } from '../../content/sound/signature';
import type { Delivery, Order } from './messages';
import { CURVE_PARTS } from './outlines';

/** Seconds of the first deliveries: soon something to begin with, then enough to stay ahead. */
const FIRST_SECONDS = [0.06, 0.09, 0.15, 0.3, 0.5];
const LATER_SECONDS = 1;

// the page's own type library has no worker scope
const page = self as unknown as {
  onmessage: (event: MessageEvent<Order>) => void;
  postMessage(delivery: Delivery, transfer?: Transferable[]): void;
};

let renderer: Renderer | undefined;
let curve: LoudnessCurve | undefined;
let rate = 0;
let given = 0;

page.onmessage = ({ data }) => {
  if (data === 'go on') return goOn();
  rate = data.rate;
  const score = composeSignature(data.profile, data.take);
  page.postMessage({ kind: 'score', seconds: score.seconds, beats: score.beats });
  renderer = createRenderer(score, rate);
  curve = createLoudnessCurve(renderer.total, CURVE_PARTS);
  begin(renderer);
};

/** Sends the first parts as soon as the next one will be there before they have sounded, however slow the machine is. */
function begin(from: Renderer): void {
  let waiting: Delivery[] = [];
  let waitingSeconds = 0;
  FIRST_SECONDS.forEach((seconds, i) => {
    const start = performance.now();
    waiting.push(nextPart(from, seconds));
    waitingSeconds += seconds;
    const pace = (performance.now() - start) / 1000 / seconds;
    const isSafe = pace * (FIRST_SECONDS[i + 1] ?? LATER_SECONDS) < waitingSeconds;
    if (!isSafe && i + 1 < FIRST_SECONDS.length) return;
    for (const delivery of waiting) send(delivery);
    waiting = [];
  });
}

function goOn(): void {
  while (renderer && given < renderer.total) send(nextPart(renderer, LATER_SECONDS));
  page.postMessage({ kind: 'done' });
}

function nextPart(from: Renderer, seconds: number): Delivery {
  const size = Math.min(Math.ceil(seconds * rate), from.total - given);
  const left = new Float32Array(size);
  const right = new Float32Array(size);
  for (let at = 0; at < size; ) {
    const block = from.next(size - at);
    if (!block) break;
    left.set(block.left, at);
    right.set(block.right, at);
    at += block.left.length;
  }
  given += size;
  curve?.add({ left, right });
  return { kind: 'sound', left, right, curve: curve?.levels() ?? [] };
}

function send(delivery: Delivery): void {
  page.postMessage(
    delivery,
    delivery.kind === 'sound' ? [delivery.left.buffer, delivery.right.buffer] : [],
  );
}
