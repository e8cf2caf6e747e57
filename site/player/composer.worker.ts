import { createRenderer } from '../../content/sound/render';
import { composeSignature } from '../../content/sound/signature';
import type { Delivery, Order } from './messages';

/** Seconds of the first deliveries: soon something to begin with, then enough to stay ahead. */
const FIRST_SECONDS = [0.15, 0.25, 0.5];
const LATER_SECONDS = 1;

// the page's own type library has no worker scope
const page = self as unknown as {
  onmessage: (event: MessageEvent<Order>) => void;
  postMessage(delivery: Delivery, transfer?: Transferable[]): void;
};

page.onmessage = ({ data: { profile, take, rate } }) => {
  const score = composeSignature(profile, take);
  page.postMessage({ kind: 'score', seconds: score.seconds, beats: score.beats });
  const renderer = createRenderer(score, rate);
  let count = 0;
  for (let given = 0; given < renderer.total; ) {
    const wanted = Math.ceil((FIRST_SECONDS[count] ?? LATER_SECONDS) * rate);
    const size = Math.min(wanted, renderer.total - given);
    const left = new Float32Array(size);
    const right = new Float32Array(size);
    for (let at = 0; at < size; ) {
      const block = renderer.next(size - at);
      if (!block) break;
      left.set(block.left, at);
      right.set(block.right, at);
      at += block.left.length;
    }
    page.postMessage({ kind: 'sound', left, right }, [left.buffer, right.buffer]);
    given += size;
    count += 1;
  }
  page.postMessage({ kind: 'done' });
};
