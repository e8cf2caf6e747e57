import type { Session } from '../../../services/contracts/auth';
import {
  keepSession,
  keptSession,
  liveSession,
  takeEnd,
  watchSession,
} from '../../../site/admin/session';

const NOW = Date.parse('2026-01-01T12:00:00.000Z');

function session(name: string, secondsLeft: number): Session {
  return {
    access_token: `access-${name}`,
    refresh_token: `refresh-${name}`,
    expires_in: secondsLeft,
    expires_at: new Date(NOW + secondsLeft * 1000).toISOString(),
    token_type: 'bearer',
    user: { id: '7d6b2a52-4c1e-4e2e-9d43-1f0f5a9b0c11', email: 'a@site.test', roles: ['admin'] },
  };
}

const asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  const kept = new Map<string, string>();
  asked.length = 0;
  jest.useFakeTimers({ now: NOW });
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    window: new EventTarget(),
    navigator: {},
    fetch: async (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body).refresh_token);
      return answer();
    },
  });
  answer = async () => Response.json(session('new', 900));
});

afterEach(() => jest.useRealTimers());

test('a session that is good for a while is used as it is', async () => {
  keepSession(session('old', 600));

  expect((await liveSession())?.access_token).toBe('access-old');
  expect(asked).toEqual([]);
});

test.each([
  ['no JSON', 'x'],
  ['nothing', 'null'],
  ['a list', '[1]'],
  ['a session without its owner', JSON.stringify({ ...session('old', 600), user: undefined })],
  ['an owner without roles', JSON.stringify({ ...session('old', 600), user: { email: 'a' } })],
  ['no time', JSON.stringify({ ...session('old', 600), expires_at: 'soon' })],
])('what is kept and is no session counts as none: %s', (_, text) => {
  localStorage.setItem('session', text);

  expect(keptSession()).toBeUndefined();
});

test('a session that is about to run out is renewed and the new one kept', async () => {
  keepSession(session('old', 10));

  expect((await liveSession())?.access_token).toBe('access-new');
  expect(asked).toEqual(['refresh-old']);
  expect(keptSession()?.refresh_token).toBe('refresh-new');
});

test('a token that the service has just refused is renewed whatever its clock says', async () => {
  keepSession(session('old', 600));

  expect((await liveSession('access-old'))?.access_token).toBe('access-new');
});

test('two calls at the same time renew once, since a refresh token serves once', async () => {
  keepSession(session('old', 10));

  const both = await Promise.all([liveSession(), liveSession()]);

  expect(both.map((live) => live?.access_token)).toEqual(['access-new', 'access-new']);
  expect(asked).toEqual(['refresh-old']);
});

test('a refused renewal ends the session and tells whoever watches', async () => {
  const tell = jest.fn();
  keepSession(session('old', 10));
  watchSession(tell);
  answer = async () => Response.json({ detail: 'Over.', status: 401, type: '' }, { status: 401 });

  expect(await liveSession()).toBeUndefined();
  expect(keptSession()).toBeUndefined();
  expect(tell).toHaveBeenCalled();
});

test('without a network nobody is signed out', async () => {
  keepSession(session('old', 10));
  answer = async () => Promise.reject(new TypeError('fetch failed'));

  expect((await liveSession())?.access_token).toBe('access-old');
  expect(keptSession()?.access_token).toBe('access-old');
});

test('an end that its owner did not bring about is told of once', async () => {
  answer = async () => Response.json({ detail: 'Over.', status: 401, type: '' }, { status: 401 });
  keepSession(session('old', 600));
  keepSession(undefined);
  expect(takeEnd()).toBe(false);

  keepSession(session('old', 10));
  await liveSession();
  expect([takeEnd(), takeEnd()]).toEqual([true, false]);

  keepSession(session('old', 10));
  await liveSession();
  keepSession(session('new', 600));
  expect(takeEnd()).toBe(false);
});
