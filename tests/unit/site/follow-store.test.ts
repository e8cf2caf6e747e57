import { deviceId, knownDeviceId } from '../../../site/follow/device-id';
import { followState, toggleFollow, watchFollows } from '../../../site/follow/follow-store';

const DEVICE = '4b4c3f3e-7a47-4a58-9f0c-0d6e3a0d2a11';

/** A browser's store with this in it. */
function storeOf(
  kept: Record<string, string>,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

test('what the service knew before a press does not undo the press', async () => {
  let answerList = (_artists: string[]) => {};
  const list = new Promise<Response>((resolve) => {
    answerList = (artists) => resolve(Response.json({ artists }));
  });
  Object.assign(globalThis, {
    window: new EventTarget(),
    localStorage: storeOf({ device_id: DEVICE, follow_rocka: '1' }),
    fetch: (_url: string, { method }: RequestInit) =>
      method === 'GET' ? list : Promise.resolve(new Response(null, { status: 204 })),
  });
  let stop = () => {};
  const isTold = new Promise<void>((resolve) => {
    stop = watchFollows(() => followState('zaya').isFollowing && resolve());
  });
  expect(followState('rocka').isFollowing).toBe(true);

  await toggleFollow('rocka', 'failed');
  answerList(['rocka', 'zaya']);
  await isTold;
  stop();

  expect(followState('rocka')).toEqual({ step: 'settled', isFollowing: false });
  expect(localStorage.getItem('follow_rocka')).toBeNull();
});

/** A browser whose service answers a change when it is let, with this status. */
function aBrowser(status: number) {
  let answer = () => {};
  const asked: string[] = [];
  Object.assign(globalThis, {
    window: new EventTarget(),
    localStorage: storeOf({ device_id: DEVICE }),
    fetch: (_url: string, { method }: RequestInit) => {
      asked.push(String(method));
      const problem = {
        type: 'urn:problem-type:conflict',
        title: 'Conflict',
        status,
        detail: 'No.',
      };
      const body = status === 204 ? null : JSON.stringify(problem);
      return new Promise<Response>((resolve) => {
        answer = () => resolve(new Response(body, { status }));
      });
    },
  });
  return { asked, answer: () => answer() };
}

test('a press while one is being saved does nothing, nor does another tab then', async () => {
  const { asked, answer } = aBrowser(204);
  const stop = watchFollows(() => {});
  const pressed = toggleFollow('nyra', 'failed');

  expect(await toggleFollow('nyra', 'failed')).toBeUndefined();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'follow_nyra' }));
  expect(followState('nyra')).toEqual({ step: 'saving', isFollowing: true });
  answer();
  await pressed;
  stop();

  expect(asked).toEqual(['PUT']);
  expect(followState('nyra')).toEqual({ step: 'settled', isFollowing: true });
});

test('who is followed already is followed; no other refusal passes for that', async () => {
  const taken = aBrowser(409);
  const pressed = toggleFollow('kayoba', 'failed');
  taken.answer();
  expect(await pressed).toBeUndefined();
  expect(followState('kayoba')).toEqual({ step: 'settled', isFollowing: true });

  const refused = aBrowser(409);
  const again = toggleFollow('kayoba', 'failed');
  refused.answer();
  expect(await again).toBe('No.');
  expect(followState('kayoba')).toMatchObject({ step: 'settled', isFollowing: true, fault: 'No.' });
});

test('an id that is none is made anew, and one that is stays', () => {
  Object.assign(globalThis, { localStorage: storeOf({ device_id: 'nonsense' }) });
  expect(knownDeviceId()).toBeUndefined();
  const made = deviceId();
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
  expect(deviceId()).toBe(made);
});

test('what the service no longer knows of is followed no more, also where it is not shown yet', async () => {
  const kept = storeOf({ device_id: DEVICE, follow_later: '1' });
  // a store's keys are its own
  Object.assign(globalThis, {
    window: new EventTarget(),
    localStorage: Object.assign(kept, { follow_later: '1' }),
    fetch: async () => Response.json({ artists: ['zaya'] }),
  });
  await jest.isolateModulesAsync(async () => {
    const store = await import('../../../site/follow/follow-store');
    expect(store.followState('zaya').isFollowing).toBe(false);
    const stop = await new Promise<() => void>((resolve) => {
      const end = store.watchFollows(() => store.followState('zaya').isFollowing && resolve(end));
    });
    stop();
    expect(store.followState('later').isFollowing).toBe(false);
  });
  expect(localStorage.getItem('follow_later')).toBeNull();
});
