import { localUrl } from '../../../../services/life/listen';

test.each([
  ['127.0.0.1', 'localhost'],
  ['::1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['127.0.0.2', '127.0.0.2'],
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '[2001:db8::1]'],
])('what listens on %s is opened at %s', (host, name) => {
  expect(localUrl(host, 8000)).toBe(`http://${name}:8000`);
});
