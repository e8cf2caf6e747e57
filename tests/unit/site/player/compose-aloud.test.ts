import { SAMPLE_RATE } from '../../../../content/sound/render';
import { composeAloud } from '../../../../site/player/compose-aloud';
import { COMPOSED_RATE } from '../../../../site/player/composer';
import type { Phase } from '../../../../site/player/engine';
import type { Delivery } from '../../../../site/player/messages';
import type { Item } from '../../../../site/player/track';

/** What is left of a browser here: a worker that sends what it is told to, and speakers that open when told to. */
class Speakers extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume = () => new Promise<void>(() => {}); // until it is allowed
  suspend = () => Promise.resolve(this.become('suspended'));
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
const worker: { onmessage?: (event: { data: Delivery }) => void; onerror?: () => void } = {};

/** Has the browser know no more than this. */
function inBrowser(navigator: object): void {
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  inBrowser({});
  Object.assign(globalThis, {
    Worker: class {
      constructor() {
        Object.assign(this, { postMessage() {}, terminate() {} });
        for (const word of ['onmessage', 'onerror'])
          Object.defineProperty(this, word, {
            set: (hear) => Object.assign(worker, { [word]: hear }),
          });
      }
    },
    AudioBuffer: class {
      duration = 10;
      copyToChannel() {}
    },
    AudioBufferSourceNode: class {
      connect() {}
      disconnect() {}
      start() {}
      stop() {}
    },
    GainNode: class {
      connect() {}
      gain = {
        setValueAtTime() {},
        linearRampToValueAtTime() {},
        setTargetAtTime() {},
        cancelScheduledValues() {},
      };
    },
  });
});
afterEach(() => jest.useRealTimers());

/** Begins a piece; `said` is what the player heard of it. */
function begin() {
  const speakers = new Speakers();
  const said: Phase[] = [];
  // all that is asked of them
  const item = { track: { artistId: 'rocka', seconds: 10, curve: [] }, take: 0 } as unknown as Item;
  const engine = composeAloud(item, speakers as unknown as AudioContext, (phase) =>
    said.push(phase),
  );
  const samples = new Float32Array(1);
  const send = () =>
    worker.onmessage?.({ data: { kind: 'sound', left: samples, right: samples, curve: [] } });
  return { speakers, said, engine, send };
}

test('it plays once there is sound and the speakers are open, whichever comes first', () => {
  const first = begin();
  first.send();
  first.speakers.become('running');
  expect(first.said.at(-1)).toBe('playing');

  const second = begin();
  second.speakers.become('running');
  expect(second.said).toEqual([]);
  second.send();
  expect(second.said).toEqual(['playing']);
});

test('word of an earlier pause is not taken for one of this piece', () => {
  const { speakers, said, send } = begin();
  send();
  speakers.become('suspended');
  expect(said).toEqual(['loading']);
  jest.advanceTimersByTime(3000);
  expect(said.at(-1)).toBe('failed');
});

test('speakers that stay shut are a failure, and no longer once they open', () => {
  const { speakers, said, send } = begin();
  send();
  jest.advanceTimersByTime(3000);
  expect(said.at(-1)).toBe('failed');

  speakers.become('running');
  expect(said.at(-1)).toBe('playing');
});

test('speakers that stay shut for want of a press wait for the next one', () => {
  inBrowser({ userActivation: { isActive: false } });
  const { speakers, said, send, engine } = begin();
  send();
  jest.advanceTimersByTime(3000);
  expect(said.at(-1)).toBe('paused');

  engine.play();
  speakers.become('running');
  expect(said.at(-1)).toBe('playing');
});

test('what cannot be composed to its end has failed for good, and lets the speakers rest', () => {
  const { speakers, said, send } = begin();
  speakers.become('running');
  send();
  worker.onerror?.();
  expect(said.at(-1)).toBe('failed');
  jest.advanceTimersByTime(100);
  expect(speakers.state).toBe('suspended');

  speakers.become('running');
  jest.advanceTimersByTime(10_000);
  expect(said.at(-1)).toBe('failed');
});

test('what plays is music to a phone, which keeps other sounds of a page silent with its ringer', () => {
  const audioSession = { type: 'auto' };
  inBrowser({ audioSession });
  begin();
  expect(audioSession.type).toBe('playback');
});

test('a pause is told at once, and the speakers rest when it has faded; not where it is taken back', () => {
  const { speakers, said, send, engine } = begin();
  speakers.become('running');
  send();
  speakers.currentTime = 3.02;
  engine.pause();
  expect(said.at(-1)).toBe('paused');
  expect(speakers.state).toBe('running');
  speakers.currentTime = 3.1;
  expect(engine.now().at).toBeCloseTo(3);
  engine.play();
  expect(said.at(-1)).toBe('playing');
  jest.advanceTimersByTime(200);
  expect(speakers.state).toBe('running');

  engine.pause();
  jest.advanceTimersByTime(100);
  expect(speakers.state).toBe('suspended');
  expect(said.at(-1)).toBe('paused');
  engine.play();
  speakers.become('running');
  expect(said.at(-1)).toBe('playing');
});

test('a piece that is paused does not end meanwhile, and ends when it has been played', () => {
  const { speakers, said, send, engine } = begin();
  speakers.become('running');
  send();
  worker.onmessage?.({ data: { kind: 'done' } });
  engine.pause();
  speakers.currentTime = 12;
  jest.advanceTimersByTime(20_000);
  expect(said).not.toContain('ended');

  engine.play();
  speakers.become('running');
  speakers.currentTime = 23;
  jest.advanceTimersByTime(20_000);
  expect(said.at(-1)).toBe('ended');
});

test('sent to what is not there yet it waits, and says so; a pause keeps the place', () => {
  const { speakers, said, send, engine } = begin();
  speakers.become('running');
  send();
  speakers.currentTime = 3;
  engine.seek(9.99);
  expect(said.at(-1)).toBe('waiting');
  expect(engine.now().at).toBe(9.99);
  engine.pause();
  expect(said.at(-1)).toBe('paused');
  engine.play();
  expect(said.at(-1)).toBe('waiting');
  send();
  expect(said.at(-1)).toBe('playing');

  engine.seek(30);
  expect(said.at(-1)).toBe('waiting');
  speakers.become('interrupted');
  expect(said.at(-1)).toBe('paused');
  speakers.become('running');
  expect(said.at(-1)).toBe('waiting');
});

test('what is waited for is not the end', () => {
  const { speakers, said, send, engine } = begin();
  speakers.become('running');
  send();
  engine.seek(10);
  jest.advanceTimersByTime(20_000);
  expect(said.at(-1)).toBe('waiting');
  speakers.currentTime = 1;
  worker.onmessage?.({ data: { kind: 'done' } });
  speakers.currentTime = 1.2;
  jest.advanceTimersByTime(20_000);
  expect(said.slice(-2)).toEqual(['playing', 'ended']);
});

test('speakers that are taken away, and given back, are a pause and its end', () => {
  const { speakers, said, send } = begin();
  speakers.become('running');
  send();
  speakers.become('interrupted');
  expect(said.at(-1)).toBe('paused');
  speakers.become('running');
  expect(said.at(-1)).toBe('playing');
  jest.advanceTimersByTime(3000);
  expect(said.at(-1)).toBe('playing');
});

test('what is composed on the page has as many samples a second as the recordings', () => {
  expect(COMPOSED_RATE).toBe(SAMPLE_RATE);
});
