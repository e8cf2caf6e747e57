import { ExternalUrl, Href } from '../../../content/schema/parts/address';

const WEB = [
  'https://example.com',
  'https://www.example.com/a?b=c#d',
  'https://example.com:8443/',
  'https://bücher.example/@name',
];
const NONE = [
  'http://example.com',
  'https://',
  'https:///news',
  'https://news',
  'https://example',
  'https://.com',
  'https://name@example.com',
  'https://example.com/a b',
  'javascript:alert(1)',
];

test.each(WEB)('%s is an address on another site', (address) => {
  expect(ExternalUrl.safeParse(address).success).toBe(true);
  expect(Href.safeParse(address).success).toBe(true);
});

test.each(NONE)('%s is none', (address) => {
  expect(ExternalUrl.safeParse(address).success).toBe(false);
  expect(Href.safeParse(address).success).toBe(false);
});

test('a link may lead to a page of the site; the address of another may be left empty', () => {
  expect(Href.safeParse('/contact?type=press#form').success).toBe(true);
  expect(Href.safeParse('').success).toBe(false);
  expect(ExternalUrl.safeParse('').success).toBe(true);
});
