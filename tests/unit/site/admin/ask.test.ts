import type { Session } from '../../../../services/contracts/auth';
import { askSignedIn } from '../../../../site/admin/ask';
import { keepSession, keptSession, takeEnd } from '../../../../site/admin/session';

const TEXTS = { offline: 'Not now.', sessionEnded: 'Log in again.' };

function session(name: string): Session {
  return {
    access_token: name,
    refresh_token: `refresh ${name}`,
    expires_in: 900,
    expires_at: new Date(Date.now() + 900_000).toISOString(),
    token_type: 'bearer',
    user: { id: '7d6b2a52-4c1e-4e2e-9d43-1f0f5a9b0c11', email: 'a@site.test', roles: ['admin'] },
  };
}

/** A browser in which somebody is signed in with a token that the service refuses, and what a renewal is answered. */
function refusing(renewal: () => Response | Promise<Response>) {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    navigator: {},
    fetch: async () => renewal(),
  });
  keepSession(session('spent'));
  takeEnd();
  const tried: string[] = [];
  return {
    tried,
    ask: () =>
      askSignedIn(async (authorization) => {
        tried.push(authorization);
        if (authorization !== 'Bearer spent') return { ok: true as const, value: 'done' };
        return { ok: false, error: { message: 'Refused.', fields: {}, status: 401 } };
      }, TEXTS),
  };
}

test('what a spent token was refused for is asked again with a new one', async () => {
  const { ask, tried } = refusing(() => Response.json(session('new')));

  expect(await ask()).toEqual({ ok: true, value: 'done' });
  expect(tried).toEqual(['Bearer spent', 'Bearer new']);
});

test('a session that the service no longer knows is over', async () => {
  const { ask } = refusing(() => Response.json({ detail: 'Over.', status: 401 }, { status: 401 }));

  expect(await ask()).toMatchObject({ error: { message: TEXTS.sessionEnded, status: 401 } });
  expect(keptSession()).toBeUndefined();
  expect(takeEnd()).toBe(true);
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['the service is busy', () => Response.json({ detail: 'Later.', status: 429 }, { status: 429 })],
  ['a proxy alone answers', () => new Response('Bad gateway', { status: 502 })],
])('nobody is signed out because %s as a token is renewed', async (_, renewal) => {
  const { ask, tried } = refusing(renewal);

  expect(await ask()).toMatchObject({ ok: false, error: { message: TEXTS.offline, status: 0 } });
  expect(tried).toEqual(['Bearer spent']);
  expect(keptSession()?.access_token).toBe('spent');
  expect(takeEnd()).toBe(false);
});
