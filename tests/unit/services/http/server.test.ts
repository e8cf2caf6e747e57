import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createHttpServer } from '../../../../services/http/server';

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const NONSENSE = 'nonsense\r\n\r\n';

/** All that comes back for some bytes, and for more that are sent once something has come. */
async function received(listener: RequestListener, bytes: string, later = ''): Promise<string> {
  const server = createHttpServer(false).on('request', listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
    socket.write(bytes);
  });
  let text = '';
  socket.on('data', (chunk) => {
    if (text === '' && later !== '') socket.write(later);
    text += chunk;
  });
  await once(socket, 'close');
  server.close();
  return text;
}

test('nonsense after a request does not get into the answer that is on its way', async () => {
  const text = await received(
    (_, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('half of');
    },
    GET,
    NONSENSE,
  );

  expect(text).toMatch(/^HTTP\/1.1 200 [\s\S]*half of$/);
});

test('nonsense after a request is not answered in the place of the request', async () => {
  expect(await received(() => undefined, GET + NONSENSE)).toBe('');
});

test('nonsense after an answer, and in a body, is answered', async () => {
  const after = await received((_, response) => response.end('done'), GET, NONSENSE);
  expect(after).toMatch(/done[\s\S]*HTTP\/1.1 400 /);

  const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  const within = await received((request) => request.resume(), `${chunked}ZZ\r\n`);
  expect(within).toMatch(/^HTTP\/1.1 400 /);
});

test('a body that asks whether it may come is sent for', async () => {
  const text = await received(
    (request, response) => {
      request.on('data', (body) => response.end(`got ${body}`));
      response.shouldKeepAlive = false;
    },
    'POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n',
    'ab',
  );

  expect(text).toMatch(/^HTTP\/1.1 100 [\s\S]*HTTP\/1.1 200 [\s\S]*got ab/);
});

test('what comes after the last request takes nothing from its answer', async () => {
  const last = GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const text = await received(
    (_, response) => setImmediate(() => response.end('whole')),
    last + NONSENSE,
  );

  expect(text).toMatch(/^HTTP\/1.1 200 [\s\S]*whole$/);
});

test('a client whose time is up is cut off, though it goes on sending and never closes', async () => {
  const server = createHttpServer(false)
    .on('request', () => undefined)
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = once(server, 'request');
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n');
  const [{ socket }] = await asked;
  let answer = '';
  client.on('data', (chunk) => {
    answer += chunk;
  });
  client.on('error', () => undefined);
  const drip = setInterval(() => client.write('a'), 50);

  const timeUp = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', timeUp, socket);
  await once(socket, 'close');

  clearInterval(drip);
  client.destroy();
  server.close();
  expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*"status":408/);
});
