import { FORM_TYPE, type Hostile, LONE } from './request';

const PASSWORD = 'correct horse battery';

const to =
  (path: string, right: Record<string, unknown>) =>
  (name: string, fields: Record<string, unknown>, status = 422): Hostile => ({
    name: `${path}: ${name}`,
    path: `/api/auth/${path}`,
    body: JSON.stringify({ ...right, ...fields }),
    status,
  });

const signup = to('signup', { email: 'eve@example.org', password: PASSWORD });
const login = to('login', { email: 'eve@example.org', password: PASSWORD });
const refresh = to('refresh', { refresh_token: 'x' });
const confirm = to('confirm', { token: 'x' });
const reset = to('reset', { email: 'eve@example.org' });
const choose = to('reset/confirm', { token: 'x', password: PASSWORD });

/** Accounts that are asked for by nobody who means well. */
export const ACCOUNT_FIELDS: Hostile[] = [
  signup('e-mail is missing', { email: undefined }),
  signup('e-mail is a list', { email: ['eve@example.org'] }),
  signup('e-mail breaks the line', { email: 'eve@example.org\r\nBcc: x@y.zz' }),
  signup('e-mail with a Kelvin sign before the @', { email: '\u212ave@example.org' }),
  signup('password is missing', { password: undefined }),
  signup('password is a number', { password: 123_456_789_012 }),
  signup('password is null', { password: null }),
  signup('password is an object', { password: { length: 20 } }),
  signup('password of eleven bytes', { password: 'x'.repeat(11) }),
  signup('password of 73 bytes', { password: 'x'.repeat(73) }),
  signup('password of 37 letters of two bytes', { password: 'é'.repeat(37) }),
  signup('password of 36 letters of two bytes', { password: 'é'.repeat(36) }, 202),
  signup('password holds half a pair', { password: `${PASSWORD}${LONE}` }),
  signup('password of 60,000 characters', { password: 'x'.repeat(60_000) }),
  signup('a role is asked for', { role: 'admin', roles: ['admin'], is_admin: true }, 202),
  signup('an id is asked for', { id: 1, confirmed_at: '2020-01-01' }, 202),
  login('nobody', {}, 401),
  login('the password is an object', { password: { $ne: null } }),
  login('the address is an object', { email: { $gt: '' } }),
  login('the address is SQL', { email: "' or 1=1 --" }),
  login('the password is SQL', { password: "' or 1=1 --" }, 401),
  login('the password is empty', { password: '' }),
  login('the password of 60,000 characters', { password: 'x'.repeat(60_000) }, 401),
  login('the password holds NUL', { password: 'a\0b' }, 401),
  login('the password is half a pair', { password: LONE }, 401),
  refresh('an unknown token', {}, 401),
  refresh('a token that is a number', { refresh_token: 1 }),
  refresh('a token that is empty', { refresh_token: '' }),
  refresh('a token with NUL', { refresh_token: '\0' }, 401),
  refresh('a token of 60,000 characters', { refresh_token: 'x'.repeat(60_000) }, 401),
  confirm('an unknown token', {}, 410),
  confirm('a token that is a list', { token: ['x'] }),
  confirm('a token that is true', { token: true }),
  confirm('a token with NUL', { token: '\0' }, 410),
  reset('the address is missing', { email: undefined }),
  reset('the address is two', { email: 'eve@example.org,mallory@example.org' }),
  reset('a host of theirs for the link', { host: 'evil.example', redirect: '//evil' }, 202),
  choose('an unknown token', {}, 410),
  choose('a password that is short', { password: 'short' }),
  choose('a token that is an object', { token: {} }),
  {
    name: 'login: a form',
    path: '/api/auth/login',
    headers: FORM_TYPE,
    body: `email=eve%40example.org&password=${PASSWORD}`,
    status: 415,
  },
  { name: 'logout: nobody', path: '/api/auth/logout', status: 401 },
  { name: 'logout: GET', method: 'GET', path: '/api/auth/logout', status: 405 },
  { name: 'session: POST', path: '/api/auth/session', status: 405 },
  { name: 'grant: nobody', path: '/api/admin/grant', status: 401 },
  {
    name: 'grant: for somebody else',
    path: '/api/admin/grant',
    as: 'member',
    body: '{"email":"admin@example.org","role":"admin"}',
    status: 403,
  },
];
