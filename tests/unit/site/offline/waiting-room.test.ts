import { DAY_MS } from '../../../../services/contracts/limits/durations';
import type { Told, Waiting } from '../../../../site/offline/waiting/waiting';
import {
  type Outcome,
  type Surroundings,
  waitingRoom,
} from '../../../../site/offline/waiting/waiting-room';

const MESSAGE = { id: 'one', path: '/api/contact', body: { message: 'Hello' } } as const;

/** A box that lasts as long as the test, like a disk. */
function aBox() {
  const entries = new Map<string, Waiting>();
  return {
    all: async () => [...entries.values()].map((entry) => ({ ...entry })),
    put: async (entry: Waiting) => void entries.set(entry.id, entry),
    remove: async (id: string) => void entries.delete(id),
  };
}

function aRoom(given: Partial<Surroundings> = {}) {
  const posted: string[] = [];
  const told: Told[] = [];
  const clock = { now: 0 };
  const network: { outcome: Outcome } = { outcome: { kind: 'later' } };
  const box = aBox();
  const surroundings = {
    box,
    post: async ({ id }: Waiting) => {
      posted.push(id);
      return network.outcome;
    },
    tell: (news: Told) => void told.push(news),
    now: () => clock.now,
    lateMs: 13 * DAY_MS,
    ...given,
  };
  return { room: waitingRoom(surroundings), surroundings, posted, told, clock, network };
}

test('a form waits until it gets through, and is sent no more then', async () => {
  const { room, network, posted } = aRoom();
  await room.keep(MESSAGE);
  expect(await room.send()).toBe(1);

  network.outcome = { kind: 'sent', reference: 'AA-222222' };
  expect(await room.send()).toBe(0);
  await room.send();
  await room.send('one');

  expect(posted).toEqual(['one', 'one']);
  expect(await room.list()).toMatchObject([{ standing: 'sent', reference: 'AA-222222', body: {} }]);
});

test('a box that cannot be read for a moment leaves no form on its way for ever', async () => {
  const box = aBox();
  const { room, posted } = aRoom({ box });
  await room.keep(MESSAGE);
  const { all } = box;
  let reads = 0;
  box.all = () => {
    reads += 1;
    // the first two find the form; then its sender is to be told
    return reads === 3 ? Promise.reject(new Error('Not now')) : all();
  };
  await room.send().catch(() => {});

  expect(posted).toEqual([]);
  expect(await room.list()).toMatchObject([{ standing: 'waiting' }]);
  await room.discard('one');
  expect(await room.list()).toEqual([]);
});

test('however many ask at once, each form is on its way once at a time', async () => {
  let onTheWay = 0;
  let most = 0;
  const sent: string[] = [];
  const { room } = aRoom({
    post: async ({ id }) => {
      onTheWay += 1;
      most = Math.max(most, onTheWay);
      await new Promise(setImmediate);
      onTheWay -= 1;
      sent.push(id);
      return { kind: 'sent' };
    },
  });
  await room.keep(MESSAGE);
  await room.keep({ ...MESSAGE, id: 'two' });

  await Promise.all([room.send(), room.send('one'), room.send(), room.send('two')]);

  expect(sent).toEqual(['one', 'two']);
  expect(most).toBe(1);
});

test('a worker that was ended while sending sends again under the same key', async () => {
  const first = aRoom();
  await first.room.keep(MESSAGE);
  const ended = aRoom({ box: first.surroundings.box, post: () => new Promise(() => {}) });
  void ended.room.send();

  const { room, posted, network } = aRoom({ box: first.surroundings.box });
  network.outcome = { kind: 'sent' };
  expect(await room.send()).toBe(0);
  expect(posted).toEqual(['one']);
});

test('a form that is kept while an old one is forgotten goes by itself', async () => {
  const { room, surroundings, clock, network, posted } = aRoom();
  const { box } = surroundings;
  network.outcome = { kind: 'sent' };
  await room.keep(MESSAGE);
  await room.send();
  clock.now = 8 * DAY_MS;
  const { remove } = box;
  box.remove = async (id) => {
    await room.keep({ ...MESSAGE, id: 'two' });
    await remove(id);
  };

  await room.send();
  await room.send();

  expect(posted).toEqual(['one', 'two']);
});

test('what the service refuses is not tried again by itself, but when it is asked for', async () => {
  const { room, network, posted } = aRoom();
  network.outcome = { kind: 'refused', reason: 'Please write a message.' };
  await room.keep(MESSAGE);
  await room.send();
  await room.send();
  expect(posted).toEqual(['one']);
  expect(await room.list()).toMatchObject([
    { standing: 'refused', reason: 'Please write a message.', body: MESSAGE.body },
  ]);

  network.outcome = { kind: 'sent' };
  await room.send('one');
  const [entry] = await room.list();
  expect(entry).toMatchObject({ standing: 'sent' });
  expect(entry).not.toHaveProperty('reason');
});

test('what has waited for too long is sent by its writer only', async () => {
  const { room, clock, network, posted } = aRoom();
  await room.keep(MESSAGE);
  clock.now = 13 * DAY_MS - 1;
  await room.send();
  clock.now = 13 * DAY_MS;
  await room.send();
  expect(posted).toHaveLength(1);
  expect(await room.list()).toMatchObject([{ standing: 'late' }]);

  network.outcome = { kind: 'sent' };
  await room.send('one');
  expect(posted).toHaveLength(2);
});

test('what is discarded is gone, and what was sent is told of for a week', async () => {
  const { room, clock, network, posted } = aRoom();
  await room.keep(MESSAGE);
  await room.discard('one');
  network.outcome = { kind: 'sent' };
  await room.send();
  expect(posted).toEqual([]);

  await room.keep({ ...MESSAGE, id: 'two' });
  await room.send();
  clock.now = 7 * DAY_MS;
  await room.send();
  expect((await room.list()).map(({ id }) => id)).toEqual(['two']);
  clock.now = 7 * DAY_MS + 1;
  await room.keep({ ...MESSAGE, id: 'three' });
  await room.send();
  expect((await room.list()).map(({ id }) => id)).toEqual(['three']);
});

test('what is on its way cannot be discarded, for it may have arrived', async () => {
  let answer = (_: Outcome) => {};
  const { room } = aRoom({
    post: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await room.keep(MESSAGE);
  const sending = room.send();
  while ((await room.list())[0]?.standing !== 'sending') await new Promise(setImmediate);
  await room.discard('one');
  expect(await room.list()).toMatchObject([{ standing: 'sending' }]);
  answer({ kind: 'sent' });
  await sending;

  expect(await room.list()).toMatchObject([{ standing: 'sent' }]);
});

test('pages are told when something is kept, on its way and gone', async () => {
  const { room, told, network } = aRoom();
  network.outcome = { kind: 'sent' };
  await room.keep(MESSAGE);
  await room.send();

  const standings = told.map(({ waiting }) => waiting.map(({ standing }) => standing).join());
  expect(standings).toEqual(['waiting', 'sending', 'sent']);
  expect(told.map(({ sent }) => sent?.id)).toEqual([undefined, undefined, 'one']);
});

test('a twenty-first form is not taken; the same one again is', async () => {
  const { room } = aRoom();
  for (let n = 0; n < 20; n += 1) await room.keep({ ...MESSAGE, id: String(n) });

  await expect(room.keep({ ...MESSAGE, id: '20' })).rejects.toThrow('Too many');
  await room.keep({ ...MESSAGE, id: '7' });
  expect(await room.list()).toHaveLength(20);
});

test('a box that fails says so, and later forms are sent all the same', async () => {
  const box = aBox();
  const { room, network, posted } = aRoom({ box });
  const put = box.put;
  box.put = () => Promise.reject(new Error('No room'));
  await expect(room.keep(MESSAGE)).rejects.toThrow('No room');

  box.put = put;
  network.outcome = { kind: 'sent' };
  await room.keep(MESSAGE);
  await room.send();
  expect(posted).toEqual(['one']);
});
