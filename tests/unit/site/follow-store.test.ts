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
  const isTold = new Promise<void>((resolve) => {
    watchFollows(() => followState('zaya').isFollowing && resolve());
  });
  expect(followState('rocka').isFollowing).toBe(true);

  await toggleFollow('rocka', 'failed');
  answerList(['rocka', 'zaya']);
  await isTold;

  expect(followState('rocka')).toEqual({ step: 'settled', isFollowing: false });
  expect(localStorage.getItem('follow_rocka')).toBeNull();
});
