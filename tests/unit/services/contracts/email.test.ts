import { canonicalEmail } from '../../../../services/contracts/email';

test.each([
  ['Ada@Example.ORG', 'ada@example.org'],
  ["a+b.c_d-e'f@example.org", "a+b.c_d-e'f@example.org"],
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ['a@BÜCHER.example', 'a@xn--bcher-kva.example'],
  ['a@example。org', 'a@example.org'],
  ['a@\u212aelvin.example', 'a@kelvin.example'],
  ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
  ['a@a.co', 'a@a.co'],
])('%s is stored and compared as %s', (given, canonical) => {
  expect(canonicalEmail(given)).toBe(canonical);
  expect(canonicalEmail(canonical)).toBe(canonical);
});

test.each([
  '',
  '@',
  'a@',
  '@b.example',
  'a@b',
  'a@b.c',
  'a@-b.example',
  'a@b-.example',
  'a@.example',
  'a@b..example',
  'a@b.example.',
  'a@127.0.0.1',
  'a@[::1]',
  'a@0x7f.1',
  'a@1.2.3.4.5',
  '.a@b.example',
  'a.@b.example',
  'a..b@b.example',
  'a b@b.example',
  '"a"@b.example',
  'a@b@c.example@',
  'é@b.example',
  '\u212a@b.example',
  'a@b.example/x',
  'a@b.example?x',
  'a@%62.example',
  'a@b.example:25',
  'a@b\u0000.example',
  'a@b.example\n',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(126)}example`,
])('%j is no address', (text) => {
  expect(canonicalEmail(text)).toBeUndefined();
});
