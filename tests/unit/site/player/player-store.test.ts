import type { Listener } from '../../../../site/player/engine';
import {
  closePlayer,
  playerState,
  playQueue,
  preparePlayer,
  togglePlay,
} from '../../../../site/player/store';
import type { Item } from '../../../../site/player/track';

/** What was begun, in order, and what it was told since. */
const begun: { tell: Listener; told: string[] }[] = [];
/** Whether what plays can be fetched. */
let isThere = true;
jest.mock('../../../../site/player/start-engine', () => ({
  get startEngine() {
    if (!isThere) throw new Error('It could not be fetched');
    return startEngine;
  },
}));

function startEngine(_: Item, __: unknown, tell: Listener) {
  const told: string[] = [];
  begun.push({ tell, told });
  const hear = (word: string) => () => void told.push(word);
  return { play: hear('play'), pause: hear('pause'), stop: hear('stop'), seek() {}, now() {} };
}

const item = { track: { artistId: 'rocka' }, take: 0 } as unknown as Item;
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  isThere = true;
  closePlayer();
  begun.length = 0;
});

test('what is still loading is paused by the press, and plays by the next one', async () => {
  playQueue([item]);
  await settled();
  expect(playerState().phase).toBe('loading');

  togglePlay();
  begun[0]?.tell('playing'); // too late
  expect(playerState().phase).toBe('paused');
  expect(begun[0]?.told).toEqual(['stop']);

  togglePlay();
  await settled();
  begun[1]?.tell('playing');
  expect(playerState().phase).toBe('playing');
});

test('what is not even there yet does not begin after the press', async () => {
  playQueue([item]);
  togglePlay();
  await settled();

  expect(begun).toEqual([]);
  expect(playerState().phase).toBe('paused');
});

test.each(['playing', 'waiting'] as const)(
  'what is %s is paused and goes on, without beginning anew',
  async (phase) => {
    playQueue([item]);
    await settled();
    begun[0]?.tell(phase);
    togglePlay();
    begun[0]?.tell('paused');
    togglePlay();

    expect(begun.map(({ told }) => told)).toEqual([['pause', 'play']]);
  },
);

test('what cannot be fetched says so, but not after it was put away', async () => {
  isThere = false;
  playQueue([item]);
  await settled();
  expect(playerState().phase).toBe('failed');

  playQueue([item]);
  closePlayer();
  await settled();
  expect(playerState()).toMatchObject({ phase: 'idle', queue: [] });
});

test('what plays already is not composed a second time for a hand at its button', async () => {
  const workers = jest.fn(() => ({ postMessage() {}, terminate() {} }));
  const context = jest.fn(() => ({ resume: async () => {}, suspend: async () => {} }));
  Object.assign(globalThis, { Worker: workers, AudioContext: context });
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  playQueue([item]);
  await settled();

  preparePlayer(item);
  expect(workers).not.toHaveBeenCalled();
  preparePlayer({ ...item, take: 1 });
  expect(workers).toHaveBeenCalledTimes(1);
});
