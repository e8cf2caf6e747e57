import { type Hostile, JSON_TYPE } from './request';

const MESSAGES = '/api/admin/messages';
const ID = '4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11';

const bearer = (name: string, authorization: string): Hostile => ({
  name: `bearer: ${name}`,
  method: 'GET',
  path: MESSAGES,
  headers: { authorization },
  status: 401,
});

const asked = (query: string, status = 422, list = 'messages'): Hostile => ({
  name: `${list}?${query}`,
  method: 'GET',
  path: `/api/admin/${list}?${query}`,
  as: 'admin',
  status,
});

const changed = (name: string, body: string, status = 422, id = ID): Hostile => ({
  name: `inbox: ${name}`,
  method: 'PATCH',
  path: `${MESSAGES}/${id}`,
  as: 'admin',
  headers: JSON_TYPE,
  body,
  status,
});

const allChanged = (body: string): Hostile => ({
  name: `inbox: ${body.slice(0, 60)} to all`,
  method: 'PATCH',
  path: MESSAGES,
  as: 'admin',
  headers: JSON_TYPE,
  body,
  status: 422,
});

const replied = (name: string, body: string, status = 422): Hostile => ({
  name: `reply: ${name}`,
  path: `${MESSAGES}/${ID}/reply`,
  as: 'admin',
  headers: JSON_TYPE,
  body,
  status,
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: ID, sid: ID, roles: ['admin'], iss: 'https://site.test', aud: 'api' };

/** The office, entered by those who are not of it, and handled roughly by those who are. */
export const ADMIN_CALLS: Hostile[] = [
  bearer('empty', 'Bearer '),
  bearer('without a scheme', ID),
  bearer('another scheme', 'Basic YWRtaW46YWRtaW4='),
  bearer('two', 'Bearer a, Bearer b'),
  bearer('dots', 'Bearer ...'),
  bearer('unsigned', `Bearer ${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`),
  bearer(
    'signed by somebody',
    `Bearer ${part({ alg: 'HS256' })}.${part(claims)}.${'A'.repeat(43)}`,
  ),
  bearer('an array for a header', `Bearer ${part([])}.${part(claims)}.x`),
  bearer('8,000 characters', `Bearer ${'a'.repeat(8_000)}`),
  ...['messages', 'subscriptions', 'follows', 'outbox', 'audit'].flatMap((list): Hostile[] => [
    { name: `nobody: ${list}`, method: 'GET', path: `/api/admin/${list}`, status: 401 },
    {
      name: `member: ${list}`,
      method: 'GET',
      path: `/api/admin/${list}`,
      as: 'member',
      status: 403,
    },
    {
      name: `member: ${list} as CSV`,
      method: 'GET',
      path: `/api/admin/${list}`,
      headers: { accept: 'text/csv' },
      as: 'member',
      status: 403,
    },
    {
      name: `${list}: DELETE`,
      method: 'DELETE',
      path: `/api/admin/${list}`,
      as: 'admin',
      status: 405,
    },
    asked('limit=0', 422, list),
    asked('before=%00', 422, list),
  ]),
  asked('limit=99999'),
  asked('limit=1.5'),
  asked('limit=%31%00'),
  asked('limit=١'),
  asked('before=2025-06-02'),
  asked('before=2025-06-02T12:00:00.000Z_'),
  asked("before=2025-06-02T12:00:00.000Z_'--"),
  asked('before=9999-99-99T99:99:99.999Z'),
  asked('status=new,spam'),
  asked('status=__proto__'),
  asked('type=constructor'),
  asked('q=%ED%A0%80', 200),
  asked('q=%25%25%25', 200),
  asked("q='%3B--", 200),
  asked('q=%0d%0a', 200),
  asked('order=password_hash&select=*&filter[status]=x', 200),
  asked('%E0%A4%A', 200),
  asked('artist=..%2f', 422, 'follows'),
  asked('artist=%00', 422, 'follows'),
  asked('status=lost', 422, 'outbox'),
  ...['{}', '{"status":"spam","messages":[]}', '{"status":"spam","messages":[null]}'].map(
    allChanged,
  ),
  allChanged('{"status":"spam","messages":[{"id":"..%2f.."}]}'),
  allChanged(`{"status":"deleted","messages":[{"id":"${ID}"}]}`),
  allChanged(JSON.stringify({ status: 'spam', messages: Array(101).fill({ id: ID }) })),
  changed('not there', '{"status":"open"}', 404),
  changed('not there, by a path', '{"status":"open"}', 404, '..%2f..'),
  changed('not there, by NUL', '{"status":"open"}', 404, '%00'),
  changed('nothing', '{}'),
  changed('a state that is none', '{"status":"deleted"}'),
  changed('a state that is a list', '{"status":["open"]}'),
  changed('notes that are null', '{"notes":null}'),
  changed('notes with NUL', '{"notes":"\\u0000"}'),
  changed('notes with half a pair', '{"notes":"\\ud800"}'),
  changed('notes that are too long', JSON.stringify({ notes: 'x'.repeat(10_001) })),
  changed('a version beyond numbers', '{"notes":"","version":1e999}'),
  changed('a version of a fraction', '{"notes":"","version":0.5}'),
  changed('a version below one', '{"notes":"","version":-1}'),
  changed('other columns', '{"id":"x","email":"x@y.zz","spam_score":0}'),
  changed('half a body', '{"status"', 400),
  replied('nothing', '{}'),
  replied('only spaces', '{"text":" \\n "}'),
  replied('a file', '{"text":{"path":"/etc/passwd"}}'),
  replied('to somebody else', '{"text":7,"to":"x@y.zz"}'),
  replied('that makes it spam', '{"text":"Hi","status":"spam"}'),
  replied('half a pair', '{"text":"\\udfff"}'),
  replied('not there', '{"text":"Hi"}', 404),
  { name: 'retry: nobody', path: `/api/admin/outbox/${ID}/retry`, status: 401 },
  { name: 'retry: member', path: `/api/admin/outbox/${ID}/retry`, as: 'member', status: 403 },
  { name: 'retry: not there', path: `/api/admin/outbox/${ID}/retry`, as: 'admin', status: 404 },
  { name: 'retry: all', path: '/api/admin/outbox/%25/retry', as: 'admin', status: 404 },
  { name: 'retry: NUL', path: '/api/admin/outbox/%00/retry', as: 'admin', status: 404 },
  { name: 'discard: nobody', path: `/api/admin/outbox/${ID}/discard`, status: 401 },
  { name: 'discard: member', path: `/api/admin/outbox/${ID}/discard`, as: 'member', status: 403 },
  { name: 'discard: not there', path: `/api/admin/outbox/${ID}/discard`, as: 'admin', status: 404 },
  { name: 'discard: all', path: '/api/admin/outbox/%25/discard', as: 'admin', status: 404 },
  { name: 'discard: NUL', path: '/api/admin/outbox/%00/discard', as: 'admin', status: 404 },
];
