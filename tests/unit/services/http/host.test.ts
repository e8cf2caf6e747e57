import type { IncomingMessage } from 'node:http';
import { headerFault } from '../../../../services/http/request/host';

/** What is wrong with these headers of a request; names and values in turn. */
function faultOf(httpVersion: string, rawHeaders: string[]): string | undefined {
  const at = rawHeaders.findIndex((name) => name.toLowerCase() === 'host');
  const headers = at < 0 ? {} : { host: rawHeaders[at + 1] };
  // all that is looked at of it
  return headerFault({ httpVersion, headers, rawHeaders } as unknown as IncomingMessage);
}

test.each([
  ['names one host', '1.1', ['Accept', 'host', 'Host', 'a.test'], undefined],
  ['names none', '1.1', ['Accept', '*/*'], 'The request has to name one host.'],
  ['names an empty one', '1.1', ['Host', ''], 'The request has to name one host.'],
  ['names two', '1.1', ['Host', 'a.test', 'hOST', 'b.test'], 'The request has to name one host.'],
  [
    'names one twice',
    '1.1',
    ['Host', 'a.test', 'Host', 'a.test'],
    'The request has to name one host.',
  ],
  [
    'has a header without a name',
    '1.1',
    ['Host', 'a.test', '', 'b'],
    'Every header has to have a name.',
  ],
  ['is of a time before hosts were named', '1.0', ['Accept', '*/*'], undefined],
])('a request that %s (HTTP/%s)', (_, version, headers, expected) => {
  expect(faultOf(version, headers)).toBe(expected);
});
