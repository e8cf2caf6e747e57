import { FORM_TYPE, type Hostile, JSON_TYPE, LONE } from './request';

const UUID = '4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11';

const subscription = (name: string, fields: Record<string, unknown>, status = 422): Hostile => ({
  name: `subscription: ${name}`,
  path: '/api/subscriptions',
  body: JSON.stringify({ email: 'eve@example.org', source: 'footer', ...fields }),
  status,
});

const follow = (name: string, path: string, device: string, status: number): Hostile => ({
  name: `follow: ${name}`,
  method: 'PUT',
  path: `/api/follows/${path}`,
  headers: { 'x-device-id': device },
  status,
});

const withBody = (name: string, body: string, status: number): Hostile => ({
  name: `follow: ${name}`,
  method: 'PUT',
  path: '/api/follows/rocka',
  headers: JSON_TYPE,
  body,
  status,
});

const link = (name: string, method: string, path: string, status: number): Hostile => ({
  name: `link: ${name}`,
  method,
  path: `/api/subscriptions/${path}`,
  ...(method !== 'GET' && { headers: JSON_TYPE, body: '{}' }),
  status,
});

const confirming = (name: string, body: string, status: number): Hostile => ({
  name: `link: confirming with ${name}`,
  path: '/api/subscriptions/confirm',
  body,
  status,
});

/** Subscriptions and follows that nobody wants. */
export const AUDIENCE_FIELDS: Hostile[] = [
  subscription('e-mail is missing', { email: undefined }),
  subscription('e-mail is a number', { email: 7 }),
  subscription('e-mail is two', { email: 'a@b.example,c@d.example' }),
  subscription('e-mail breaks the line', { email: 'a@b.example\nBcc: x@y.zz' }),
  subscription('source is missing', { source: undefined }),
  subscription('source is unknown', { source: 'elsewhere' }),
  subscription('source is a method of objects', { source: 'constructor' }),
  subscription('topics are a text', { topics: 'all' }),
  subscription('topics are none', { topics: [] }),
  subscription('topics are numbers', { topics: [1, 2] }),
  subscription('a topic is unknown', { topics: ['everything'] }),
  subscription('a topic is an artist nobody knows', { topics: ['artist:nobody'] }),
  subscription('a topic is a path', { topics: ['artist:../../x'] }),
  subscription('a topic holds NUL', { topics: ['artist:a\0'] }),
  subscription('a topic holds half a pair', { topics: [`artist:${LONE}`] }),
  subscription('a thousand topics', { topics: Array(1_000).fill('all') }),
  subscription('page is elsewhere', { page: '//evil.example' }),
  subscription('the state is asked for', { status: 'active', confirmed_at: 'now' }, 202),
  {
    name: 'subscription: text',
    path: '/api/subscriptions',
    headers: { 'content-type': 'text/plain' },
    body: '{"email":"eve@example.org","source":"footer"}',
    status: 415,
  },
  link('confirming with no token', 'POST', 'confirm', 422),
  link('confirming with a token in the address alone', 'POST', 'confirm?token=x', 422),
  confirming('an unknown token', '{"token":"x"}', 410),
  confirming('NUL', '{"token":"\\u0000"}', 410),
  confirming('half a pair', '{"token":"\\ud800"}', 410),
  confirming('a list', '{"token":["x"]}', 422),
  confirming('60,000 characters', JSON.stringify({ token: 'x'.repeat(60_000) }), 422),
  link('leaving with no token', 'POST', 'unsubscribe', 422),
  link('settings of nobody', 'GET', 'preferences', 422),
  link('settings with an unknown token', 'GET', 'preferences?token=x', 410),
  link('erasing somebody', 'DELETE', 'preferences?token=x', 410),
  link('changing with PATCH', 'PATCH', 'preferences?token=x', 405),

  follow('no device', 'rocka', '', 422),
  follow('a device that is no UUID', 'rocka', '1', 422),
  follow('a device that is every device', 'rocka', '%', 422),
  follow('two devices', 'rocka', `${UUID}, ${UUID}`, 422),
  follow('a device that is SQL', 'rocka', "' or 1=1 --", 422),
  follow('nobody', 'nobody', UUID, 404),
  follow('every artist', '%25', UUID, 404),
  follow('an artist with NUL', 'rocka%00', UUID, 404),
  follow('an artist of half a pair', '%ED%A0%80', UUID, 404),
  follow('a path', '..%2f..%2fadmin', UUID, 404),
  follow('a method of objects', '__proto__', UUID, 404),
  withBody('a device that is a number', '{"device_id":1}', 422),
  withBody('a device that is a list', `{"device_id":["${UUID}"]}`, 422),
  withBody('a device in a prototype', `{"__proto__":{"device_id":"${UUID}"}}`, 422),
  withBody('a body that is half', '{"device_id":', 400),
  { name: 'follow: GET one', method: 'GET', path: '/api/follows/rocka', status: 405 },
  { name: 'follow: list of nobody', method: 'GET', path: '/api/follows', status: 422 },
  {
    name: 'follow: a form',
    method: 'PUT',
    path: '/api/follows/rocka',
    headers: FORM_TYPE,
    body: `device_id=${UUID}`,
    status: 415,
  },
  {
    name: 'followers: of nobody',
    method: 'GET',
    path: '/api/artists/nobody/followers',
    status: 404,
  },
  { name: 'followers: NUL', method: 'GET', path: '/api/artists/%00/followers', status: 404 },
];
