import type { IncomingMessage } from 'node:http';
import { isWronglyAddressed } from '../../../services/http/request/host';

/** Whether a request with these headers is refused; names and values in turn. */
function isRefused(httpVersion: string, rawHeaders: string[]): boolean {
  const at = rawHeaders.findIndex((name) => name.toLowerCase() === 'host');
  const headers = at < 0 ? {} : { host: rawHeaders[at + 1] };
  // all that is looked at of it
  return isWronglyAddressed({ httpVersion, headers, rawHeaders } as unknown as IncomingMessage);
}

test.each([
  ['names one host', '1.1', ['Accept', 'host', 'Host', 'a.test'], false],
  ['names none', '1.1', ['Accept', '*/*'], true],
  ['names an empty one', '1.1', ['Host', ''], true],
  ['names two', '1.1', ['Host', 'a.test', 'hOST', 'b.test'], true],
  ['names one twice', '1.1', ['Host', 'a.test', 'Host', 'a.test'], true],
  ['is of a time before hosts were named', '1.0', ['Accept', '*/*'], false],
])('a request that %s (HTTP/%s)', (_, version, headers, expected) => {
  expect(isRefused(version, headers)).toBe(expected);
});
