import { z } from 'zod';
import type { Endpoint } from '../../../services/contracts/endpoint';
import { LONE } from '../hostile/request';
import fc from './fast-check';

/** Stands for a number that JSON can write and JavaScript cannot hold. */
const HUGE = '<huge>';

/** Text as no form would send it, among text that some field takes. */
const anyText = fc.oneof(
  fc.constantFrom(
    '',
    LONE,
    '\0',
    `a\0b${LONE}`,
    '\u202e',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '%00',
    "' or 1=1 --",
    '{{7*7}}<%= 7*7 %>',
    '9'.repeat(400),
    'x'.repeat(20_000),
    'Infinity',
    '2025-02-30T00:00:00.000Z',
  ),
  fc.constantFrom(
    'ada@example.org',
    'rocka',
    'footer',
    'closed',
    'all',
    'correct horse battery',
    '2025-06-02T12:00:00.000Z',
    '/artists/rocka',
    '1',
  ),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  anyText,
  fc.constantFrom(null, true, HUGE, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, -0, 0.1, [], {}),
  fc
    .constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}', '{"toString":1}')
    .map((json): unknown => JSON.parse(json)),
);

/** What a field of this name takes, so that bodies get past the first check. */
const RIGHT: Record<string, unknown> = {
  name: 'Ada',
  email: 'ada@example.org',
  message: 'Hello there',
  text: 'Hello there',
  about: 'A film',
  page: '/contact',
  password: 'correct horse battery',
  source: 'footer',
  path: '/artists/rocka',
  referrer: 'https://a.example/',
  session_id: '4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11',
  duration_ms: 7,
};

/** The ids of things that a test has stored before, in the places of names in an address. */
export const KNOWN = { artist: 'rocka', message: 'AA-222222' };

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a contract asks for, as far as its shape says. */
function shaped(schema: JsonSchema): fc.Arbitrary<unknown> {
  const [first, ...others] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return fc.oneof(shaped(object(first)), ...others.map((one) => shaped(object(one))));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, value]) => [
            name,
            fc.oneof(
              { weight: name in RIGHT ? 24 : 0, arbitrary: fc.constant(RIGHT[name]) },
              { weight: 6, arbitrary: shaped(object(value)) },
              anyValue,
            ),
          ]),
        ),
        { requiredKeys: Object.keys(schema.properties ?? {}).filter((name) => name in RIGHT) },
      );
    case 'array':
      return fc.array(Array.isArray(schema.items) ? anyValue : shaped(object(schema.items)), {
        maxLength: 3,
      });
    case 'string':
      return schema.format === 'uuid' ? fc.uuid() : anyText;
    case 'integer':
      return fc.nat();
    default:
      return anyValue;
  }
}

function object(schema: unknown): JsonSchema {
  // Inside a schema stand schemas, or true for anything.
  return typeof schema === 'object' && schema !== null ? (schema as JsonSchema) : {};
}

/** Bodies for an endpoint, as text: near to what it takes, and nowhere near. */
export function bodiesFor({ request }: Endpoint): fc.Arbitrary<string> {
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
  return fc
    .oneof({ weight: 5, arbitrary: shaped(schema) }, anyValue)
    .map((value) => JSON.stringify(value).replaceAll(JSON.stringify(HUGE), '1e999'));
}

/** Addresses of an endpoint with anything in the place of its names, and any query. */
export function addressesFor(endpoint: Endpoint): fc.Arbitrary<string> {
  const names = [...endpoint.path.matchAll(/:\w+/g)].map(([name]) => name);
  const values = fc.tuple(
    ...names.map(() => fc.oneof(fc.constantFrom(...Object.values(KNOWN)), anyText)),
  );
  const known = fc.constantFrom(
    ...['limit', 'before', 'q', 'status', 'type', 'token', 'artist', 'from', 'to', 'interval'],
    ...['compare', 'path', 'referrer', 'device', 'country', '__proto__', 'fields', 'zone'],
  );
  const query = fc.array(fc.tuple(known, anyText), { maxLength: 3 });
  return fc.tuple(values, query).map(([texts, pairs]) => {
    const filled = names.reduce(
      (address, name, n) => address.replace(name, () => encoded(texts[n] ?? '') || '-'),
      String(endpoint.path),
    );
    return `${filled}?${pairs.map(([name, text]) => `${name}=${encoded(text)}`).join('&')}`;
  });
}

/** Percent-encoded; what cannot be, as the bytes that a careless program sends. */
function encoded(text: string): string {
  return text
    .slice(0, 2_000)
    .replace(/[^\w.-]/gu, (sign) =>
      /\p{Surrogate}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign),
    );
}

const anyHeader = fc.oneof(
  fc.constantFrom('text/csv', 'text/event-stream', '*/*', '[object Object]'),
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\xff]/g, '').trim()),
);

/** Headers that some endpoint reads, with anything in them that a header can hold. */
export const anyHeaders = fc
  .dictionary(
    fc.constantFrom('idempotency-key', 'accept', 'x-forwarded-for', 'cookie', 'origin'),
    anyHeader,
  )
  .chain((headers) =>
    fc
      .oneof({ weight: 3, arbitrary: fc.uuid() }, anyHeader)
      .map((device) => ({ ...headers, 'x-device-id': device })),
  );
