import { clientNetwork } from '../../../../services/http/request/client-address';

const network = (remoteAddress: string, trusted: number, forwarded?: string) =>
  clientNetwork({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }, trusted);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
])('a call from %j counts for %s', (address, counted) => {
  expect(network(address, 0)).toBe(counted);
});

test.each([
  [0, '203.0.113.5', '192.0.2.7'],
  [1, '203.0.113.5', '203.0.113.5'],
  [1, 'forged, 203.0.113.5', '203.0.113.5'],
  [2, '198.51.100.1, 203.0.113.5, 10.0.0.1', '203.0.113.5'],
  [2, '203.0.113.5', '203.0.113.5'],
  [1, '203.0.113.5:4711', '203.0.113.5'],
  [1, '[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  [1, '<script>', '192.0.2.7'],
  [1, '', '192.0.2.7'],
])('behind %i proxies %j counts for %s', (trusted, forwarded, counted) => {
  expect(network('192.0.2.7', trusted, forwarded)).toBe(counted);
});
