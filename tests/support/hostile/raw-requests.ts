const ENDS = 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

/** Bytes that are no proper HTTP request, and the status that answers them. */
export const RAW_REQUESTS: [string, string, number][] = [
  ['no request at all', 'hello\r\n\r\n', 400],
  ['an unknown version', 'GET / HTTP/3.9\r\nHost: a\r\n\r\n', 400],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a whole address that names no host', `GET http:// ${ENDS}`, 400],
  ['half a host', `POST http://[ ${ENDS}`, 400],
  ['an address of another scheme', `GET ftp://a/api/health ${ENDS}`, 400],
  ['NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', 400],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n', 400],
  ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET /api/health HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n', 400],
  [
    'two hosts of a page view',
    'POST /api/analytics/events HTTP/1.1\r\nHost: a\r\nHost: a\r\nContent-Length: 0\r\n\r\n',
    400,
  ],
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
    'a body without a length that never ends',
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n11170\r\n${'x'.repeat(70_000)}\r\n`,
    413,
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
    'a great length that waits to be sent for',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n',
    413,
  ],
  [
    'an expectation we cannot meet',
    'GET /api/nothing HTTP/1.1\r\nHost: a\r\nExpect: magic\r\nConnection: close\r\n\r\n',
    404,
  ],
  ['the whole server', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
];
