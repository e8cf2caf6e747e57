import type { Session } from '../../../../services/contracts/auth';
import {
  keepSession,
  keptSession,
  liveSession,
  signOut,
  takeEnd,
  watchSession,
} from '../../../../site/admin/session';

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

/** Refresh tokens that were sent. */
const asked: string[] = [];
/** Access tokens that were logged out with. */
const loggedOut: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  const kept = new Map<string, string>();
  asked.length = 0;
  loggedOut.length = 0;
  jest.useFakeTimers({ now: NOW });
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    window: new EventTarget(),
    navigator: {},
    fetch: async (path: string, { body, headers }: { body: string; headers: HeadersInit }) => {
      if (path === '/api/auth/logout') {
        loggedOut.push(new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? '');
        return new Response(null, { status: 204 });
      }
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

test.each([-1, 1])('a clock that is %i days off tells how long a session is good', async (days) => {
  const wrong = NOW + days * 86_400_000;
  jest.setSystemTime(wrong);
  keepSession(session('fresh', 900));

  expect((await liveSession())?.access_token).toBe('access-fresh');
  expect(asked).toEqual([]);

  jest.setSystemTime(wrong + 880_000);
  expect((await liveSession())?.access_token).toBe('access-new');
  expect(asked).toEqual(['refresh-fresh']);
});

test('two calls at the same time renew once, since a refresh token serves once', async () => {
  keepSession(session('old', 10));

  const both = await Promise.all([liveSession(), liveSession()]);

  expect(both.map((live) => live?.access_token)).toEqual(['access-new', 'access-new']);
  expect(asked).toEqual(['refresh-old']);
});

test('a browser that keeps nothing, and so refuses locks, renews without', async () => {
  const denied = new DOMException('Access to the Locks API is denied.', 'SecurityError');
  Object.assign(globalThis, { navigator: { locks: { request: () => Promise.reject(denied) } } });
  keepSession(session('old', 10));

  expect((await liveSession())?.access_token).toBe('access-new');
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

test('a page that comes back as it was left, by the Back button, looks at the session anew', () => {
  const tell = jest.fn();
  keepSession(session('old', 600));
  const stop = watchSession(tell);
  // signed out in another tab, while this page was put away and heard nothing
  localStorage.removeItem('session');

  window.dispatchEvent(new Event('pageshow'));
  expect(tell).toHaveBeenCalledTimes(1);
  expect(keptSession()).toBeUndefined();

  stop();
  window.dispatchEvent(new Event('pageshow'));
  expect(tell).toHaveBeenCalledTimes(1);
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

/** A renewal of the kept session that has been sent, and waits to be let go with its answer. */
async function heldRenewal(response: () => Response) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let live: ReturnType<typeof liveSession> | undefined;
  await new Promise<void>((sent) => {
    answer = () => {
      sent();
      return held.then(response);
    };
    live = liveSession();
  });
  return { live, letGo };
}

const refused = () => Response.json({ detail: 'Over.', status: 401, type: '' }, { status: 401 });

test('signing out is done at once and told to the service', async () => {
  keepSession(session('plain', 600));

  const done = signOut();
  expect(keptSession()).toBeUndefined();
  await done;
  expect({ asked, loggedOut }).toEqual({ asked: [], loggedOut: ['access-plain'] });
});

test('signing out with a token that has run out ends the session with a new one', async () => {
  keepSession(session('spent', 10));

  await signOut();
  expect({ asked, loggedOut }).toEqual({ asked: ['refresh-spent'], loggedOut: ['access-new'] });
  expect(keptSession()).toBeUndefined();
});

test('signing out without a network is done here', async () => {
  keepSession(session('offline', 10));
  answer = async () => Promise.reject(new TypeError('fetch failed'));

  await signOut();
  expect(keptSession()).toBeUndefined();
});

test('a renewal that is on its way does not sign in again who signs out meanwhile', async () => {
  keepSession(session('left', 10));
  const { live, letGo } = await heldRenewal(() => Response.json(session('new', 900)));
  const out = signOut();
  letGo();

  expect(await live).toBeUndefined();
  await out;
  expect(keptSession()).toBeUndefined();
  // a refresh token that is sent twice would be taken for stolen
  expect({ asked, loggedOut }).toEqual({ asked: ['refresh-left'], loggedOut: ['access-new'] });
});

test.each([
  ['an answer', () => Response.json(session('new', 900)), ['access-new']],
  ['a refusal', refused, []],
])('%s that comes late leaves alone who has logged in meanwhile', async (_, response, ended) => {
  keepSession(session('ended', 10));
  const { live, letGo } = await heldRenewal(response);
  keepSession(session('other', 600));
  letGo();

  expect((await live)?.access_token).toBe('access-other');
  expect(keptSession()?.access_token).toBe('access-other');
  expect(loggedOut).toEqual(ended);
  expect(takeEnd()).toBe(false);
});

test('what another tab has renewed with the same answer is kept', async () => {
  keepSession(session('shared', 10));
  const { live, letGo } = await heldRenewal(() => Response.json(session('new', 900)));
  keepSession(session('new', 900));
  letGo();

  expect((await live)?.access_token).toBe('access-new');
  expect(loggedOut).toEqual([]);
});
