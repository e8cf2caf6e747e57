import type { Listener } from '../../../../site/player/engine';
import { showInSystem } from '../../../../site/player/media-session';
import { closePlayer, playerState, playQueue } from '../../../../site/player/store';
import type { Item } from '../../../../site/player/track';

jest.mock('../../../../site/player/start-engine', () => ({
  startEngine: (_: Item, __: unknown, tell: Listener) => {
    tell('playing');
    // a recording, at its end
    return { stop() {}, now: () => ({ at: 12.4, seconds: 12, beats: [] }) };
  },
}));
jest.mock('../../../../site/shell/shell', () => ({ shell: {} }));

const track = { artistId: 'rocka', artist: 'Rocka', title: 'Signature', cover: '/rocka.jpg' };
const item = { track, take: 0 } as unknown as Item;

const handlers = new Map<string, unknown>();
const positions: { duration: number; position: number }[] = [];
const session = {
  playbackState: 'none',
  metadata: null as unknown,
  setActionHandler: (action: string, handler: unknown) => {
    if (action === 'seekto') throw new TypeError('Unknown action');
    handlers.set(action, handler);
  },
  setPositionState: (state: { duration: number; position: number }) => positions.push(state),
};

beforeAll(() => {
  Object.defineProperty(globalThis, 'navigator', { value: { mediaSession: session } });
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(readonly init: object) {}
    },
  });
});
afterEach(() => closePlayer());

async function play(queue: Item[], index: number): Promise<void> {
  playQueue(queue, index);
  await new Promise((resolve) => setImmediate(resolve));
  showInSystem(playerState());
}

test('no position lies behind the end, which browsers refuse', async () => {
  await play([item], 0);
  expect(positions).toEqual([{ duration: 12, position: 12 }]);
});

test.each([
  [0, false, true],
  [1, true, true],
  [2, true, false],
])(
  'at place %i of three the keys for before and after are there: %s, %s',
  async (at, before, after) => {
    await play([item, item, item], at);
    expect([handlers.get('previoustrack') !== null, handlers.get('nexttrack') !== null]).toEqual([
      before,
      after,
    ]);
  },
);

test('what was put away leaves nothing in the system', async () => {
  await play([item], 0);
  closePlayer();
  showInSystem(playerState());
  expect([session.playbackState, session.metadata, ...handlers.values()]).toEqual([
    'none',
    null,
    ...[...handlers.values()].map(() => null),
  ]);
});

test('what waits for what comes next is not paused: the key on a headset would do nothing', async () => {
  await play([item], 0);
  showInSystem({ ...playerState(), phase: 'waiting' });
  expect(session.playbackState).toBe('playing');
  showInSystem({ ...playerState(), phase: 'paused' });
  expect(session.playbackState).toBe('paused');
});
