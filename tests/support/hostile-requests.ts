import { gzipSync } from 'node:zlib';
import { aContactRequest, aPageView } from './factories';

/** A request nobody means well with: what it is, how it looks, what must be answered. */
export interface Hostile {
  name: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  status: number;
}

const CONTACT = '/api/contact';
const EVENTS = '/api/analytics/events';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const contact = (name: string, fields: Record<string, unknown>, status = 422): Hostile => ({
  name: `contact: ${name}`,
  path: CONTACT,
  body: JSON.stringify(aContactRequest(fields)),
  status,
});

const event = (name: string, fields: Record<string, unknown>, status = 422): Hostile => ({
  name: `event: ${name}`,
  path: EVENTS,
  body: JSON.stringify(aPageView(fields)),
  status,
});

const body = (name: string, given: string | Buffer, status = 400): Hostile => ({
  name: `body: ${name}`,
  path: CONTACT,
  body: given,
  status,
});

const type = (name: string, headers: Record<string, string>, given = '{}'): Hostile => ({
  name: `type: ${name}`,
  path: CONTACT,
  headers,
  body: given,
  status: 415,
});

const valid = JSON.stringify(aContactRequest());
const lone = '\ud800';

export const HOSTILE: Hostile[] = [
  contact('name is a number', { name: 7 }),
  contact('name is null', { name: null }),
  contact('name is a list', { name: ['Ada'] }),
  contact('name asks the mailer for a file', { name: { path: '/etc/passwd' } }),
  contact('name is spaces', { name: ' \t\u00a0\u3000' }),
  contact('name cannot be seen', { name: '\u200b\u200d\u2066' }),
  contact('name holds NUL', { name: 'Ada\0' }),
  contact('name holds half a pair', { name: `Ada${lone}` }),
  contact('name breaks the line', { name: 'Ada\nBcc: x@y.zz' }),
  contact('name breaks the line as Unicode', { name: 'Ada\u2028Bcc: x@y.zz' }),
  contact('name holds an escape sequence', { name: '\u001b[31mAda' }),
  contact('name is a script, which is text', { name: '<script>alert(1)</script>' }, 201),
  contact('name is SQL, which is text', { name: `'); drop table contact_messages; --` }, 201),
  contact('name reads right to left', { name: '\u202eadA' }, 201),
  contact('e-mail is a list', { email: ['a@b.example', 'c@d.example'] }),
  contact('e-mail is an object', { email: { address: 'a@b.example' } }),
  contact('e-mail is two', { email: 'a@b.example,c@d.example' }),
  contact('e-mail has a name', { email: 'Ada <a@b.example>' }),
  contact('e-mail breaks the line', { email: 'a@b.example\r\nBcc: x@y.zz' }),
  contact('e-mail holds NUL', { email: 'a@b.example\0' }),
  contact('e-mail without a dot', { email: 'a@localhost' }),
  contact('e-mail at an IP address', { email: 'a@127.0.0.1' }),
  contact('e-mail at an IP literal', { email: 'a@[127.0.0.1]' }),
  contact('e-mail at a hexadecimal host', { email: 'a@0x7f.1' }),
  contact('e-mail with a quoted local part', { email: '"a b"@b.example' }),
  contact('e-mail with a comment', { email: 'a(b)@b.example' }),
  contact('e-mail with an accent before the @', { email: 'é@b.example' }),
  contact('e-mail with a Kelvin sign before the @', { email: '\u212aelvin@b.example' }),
  contact('e-mail with two dots', { email: 'a..b@b.example' }),
  contact('e-mail with an encoded host', { email: 'a@%62.example' }),
  contact('e-mail with a host that is a path', { email: 'a@b.example/x' }),
  contact('e-mail with a very long local part', { email: `${'a'.repeat(65)}@b.example` }),
  contact('e-mail of 60,000 characters', { email: `${'a.'.repeat(30_000)}@b.example` }),
  contact('e-mail with an umlaut domain, which exists', { email: 'a@bücher.example' }, 201),
  contact('type is unknown', { inquiryType: 'admin' }),
  contact('type is a method of objects', { inquiryType: '__proto__' }),
  contact('type is null', { inquiryType: null }),
  contact('type is a list', { inquiryType: ['general'] }),
  contact('message holds NUL', { message: 'a\0b' }),
  contact('message holds half a pair', { message: lone }),
  contact('message is too long', { message: 'x'.repeat(5001) }),
  contact('message is true', { message: true }),
  contact('page is elsewhere', { page: 'https://evil.example/' }),
  contact('page has no scheme but a host', { page: '//evil.example/' }),
  contact('page has a backslash', { page: '/\\evil.example' }),
  contact('page runs a script', { page: 'javascript:alert(1)' }),
  contact('page breaks the line', { page: '/a\r\nb' }),
  contact('honeypot is an object', { website: {} }),
  contact('about breaks the line', { about: 'a\nb' }),
  contact('fields of others are ignored', { constructor: {}, toString: 1, id: 1 }, 201),

  body('nothing', ''),
  body('half', valid.slice(0, 20)),
  body('two values', `${valid}${valid}`),
  body('with a byte order mark', `\ufeff${valid}`),
  body('single quotes', "{'name':'Ada'}"),
  body('NaN', '{"name":NaN}'),
  body('bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d])),
  body('UTF-16', Buffer.from(valid, 'utf16le')),
  body('overlong UTF-8', Buffer.from([0x22, 0xc0, 0xaf, 0x22])),
  body('30,000 open brackets', '['.repeat(30_000)),
  body('30,000 brackets, closed', '['.repeat(30_000) + ']'.repeat(30_000)),
  body('10,000 objects in each other', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  body(
    'brackets in a string are text',
    JSON.stringify(aContactRequest({ x: '['.repeat(99) })),
    201,
  ),
  body('a string', '"name"', 422),
  body('a list', '[]', 422),
  body('null', 'null', 422),
  body('a number', '1e999', 422),
  body('a prototype', '{"__proto__":{"name":"Ada"}}', 422),
  body('more than 64 KiB', JSON.stringify({ name: 'x'.repeat(65_536) }), 413),
  body('a megabyte', 'x'.repeat(1_048_576), 413),

  type('none', { 'content-type': '' }),
  type('text', { 'content-type': 'text/plain' }),
  type('XML', { 'content-type': 'application/xml' }, '<a/>'),
  type('files', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'),
  type('JSON in another alphabet', { 'content-type': 'application/json; charset=utf-16' }),
  type('nonsense', { 'content-type': ';;;=' }),
  { ...type('compressed', { ...JSON_TYPE, 'content-encoding': 'gzip' }), body: gzipSync(valid) },
  type('compressed in a way we never heard of', { ...JSON_TYPE, 'content-encoding': 'x' }),

  {
    name: 'form: bad encoding',
    path: CONTACT,
    headers: FORM_TYPE,
    body: 'name=%ZZ&%',
    status: 303,
  },
  {
    name: 'form: no UTF-8',
    path: CONTACT,
    headers: FORM_TYPE,
    body: Buffer.from([0xff]),
    status: 400,
  },
  {
    name: 'form: a field twice',
    path: CONTACT,
    headers: FORM_TYPE,
    body: 'name=a&name=b',
    status: 303,
  },

  event('session is no UUID', { session_id: '1' }),
  event('session is an object', { session_id: {} }),
  event('path is missing', { path: undefined }),
  event('path is an address', { path: 'https://site.test/' }),
  event('path holds NUL', { path: '/\0' }),
  event('path holds half a pair', { path: `/${lone}` }),
  event('path is 60,000 characters', { path: `/${'x'.repeat(60_000)}` }, 202),
  event('path cannot be decoded', { path: '/%E0%A4%A' }, 202),
  event('query cannot be decoded', { path: '/?utm_source=%E0%A4%A' }, 202),
  event('referrer is a number', { referrer: 1 }),
  event('referrer holds NUL', { referrer: 'https://a.example/\0' }),
  event('referrer runs a script', { referrer: 'javascript:alert(1)' }, 202),
  event('duration is negative', { duration_ms: -1 }),
  event('duration is a fraction', { duration_ms: 0.5 }),
  event('duration is text', { duration_ms: '1' }),
  event('duration is beyond whole numbers', { duration_ms: 2 ** 53 }),
  event('duration is 2^31', { duration_ms: 2 ** 31 }, 202),
  event('view is no UUID', { view_id: '../../etc' }),
  event('agent is a formula', { user_agent: '=cmd|calc' }, 202),
  event('agent holds NUL', { user_agent: '\0' }),
  {
    name: 'events: 51',
    path: EVENTS,
    body: JSON.stringify(Array(51).fill(aPageView())),
    status: 422,
  },
  { name: 'events: lists in a list', path: EVENTS, body: '[[[]]]', status: 422 },
  { name: 'events: a form', path: EVENTS, headers: FORM_TYPE, body: 'a=1', status: 415 },

  {
    name: 'key: too long',
    path: CONTACT,
    headers: { ...JSON_TYPE, 'idempotency-key': 'k'.repeat(201) },
    body: valid,
    status: 422,
  },
  {
    name: 'key: with spaces',
    path: CONTACT,
    headers: { ...JSON_TYPE, 'idempotency-key': 'a b' },
    body: valid,
    status: 422,
  },

  { name: 'method: GET', method: 'GET', path: CONTACT, status: 405 },
  { name: 'method: DELETE', method: 'DELETE', path: CONTACT, status: 405 },
  { name: 'method: PROPFIND', method: 'PROPFIND', path: CONTACT, status: 405 },
  { name: 'method: POST to health', path: '/api/health', body: '{}', status: 405 },
  {
    name: 'method: overridden',
    method: 'GET',
    path: CONTACT,
    headers: { 'x-http-method-override': 'POST' },
    status: 405,
  },
  { name: 'address: unknown', method: 'GET', path: '/api/nothing', status: 404 },
  { name: 'address: the API itself', method: 'GET', path: '/api', status: 404 },
  { name: 'address: another case', path: '/API/contact', body: valid, status: 404 },
  { name: 'address: with a slash', path: '/api/contact/', body: valid, status: 404 },
  { name: 'address: with two slashes', path: '//api/contact', body: valid, status: 404 },
  { name: 'address: encoded', path: '/api%2fcontact', body: valid, status: 404 },
  { name: 'address: bad encoding', method: 'GET', path: '/api/%E0%A4%A', status: 404 },
  { name: 'address: not built', path: '/api/auth/login', body: '{}', status: 404 },
].map((request) => ({ headers: JSON_TYPE, method: 'POST', ...request }));

/** Bytes that are no proper HTTP request, and the status that answers them. */
export const RAW: [string, string, number][] = [
  ['no request at all', 'hello\r\n\r\n', 400],
  ['an unknown version', 'GET / HTTP/3.9\r\nHost: a\r\n\r\n', 400],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', 400],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n', 400],
  ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  ['a negative length', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
  [
    'a length and chunks',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'a bad chunk',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    400,
  ],
  ['headers of 20 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'a body shorter than announced, then another request',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n{"a"GET / HTTP/1.1\r\n\r\n',
    400,
  ],
  [
    'an expectation we cannot meet',
    'GET /api/nothing HTTP/1.1\r\nHost: a\r\nExpect: magic\r\nConnection: close\r\n\r\n',
    404,
  ],
  ['the whole server', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
];
