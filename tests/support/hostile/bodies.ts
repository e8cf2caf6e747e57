import { gzipSync } from 'node:zlib';
import { aContactRequest } from '../factories';
import { CONTACT, FORM_TYPE, type Hostile, JSON_TYPE } from './request';

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

/** Bodies that cannot be read, or are not what they say they are. */
export const BODIES: Hostile[] = [
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
];
