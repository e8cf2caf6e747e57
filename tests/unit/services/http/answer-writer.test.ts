import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import { answerWriter, canSendAlone } from '../../../../services/http/answer/answer-writer';
import { headWriter } from '../../../../services/http/answer/head-writer';

const BODY = Buffer.from('the body');

function testServer() {
  const head = headWriter(200, ['Content-Length', String(BODY.length)]);
  const write = answerWriter(head, BODY);
  return createServer((request, response) =>
    write(response, String(request.headers['x-request-id'])),
  );
}

/** A client that takes what it is sent at once, or never. */
function clientOf(server: ReturnType<typeof testServer>, isSlow = false) {
  const pieces: (Buffer | string)[] = [];
  const connection = new Duplex({
    decodeStrings: false,
    read: () => {},
    write: (piece, _encoding, done) => {
      // What is taken may be written over, as with a system that copies it.
      pieces.push(isSlow ? piece : String(piece));
      if (!isSlow) done();
    },
  });
  server.emit('connection', connection);
  const said = () => pieces.map(String).join('');
  return {
    connection,
    pieces,
    said,
    /** Resolves when an answer to this id begins to arrive. */
    ask: async (id: string, more = '') => {
      connection.push(`GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: ${id}\r\n${more}\r\n`);
      while (!said().includes(id)) await new Promise(setImmediate);
    },
  };
}

/** Twice within the second, after which the answer is made. */
async function busyServer() {
  const server = testServer();
  const client = clientOf(server);
  await client.ask('id-1');
  await client.ask('id-2');
  return server;
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(1_000));
afterEach(() => jest.restoreAllMocks());

const told = (said: string) => said.replace(/Date: [^\r]+/, 'Date').replace(/id-\d+/, 'the id');

test('what is asked for again within a second is sent as one piece, and reads the same', async () => {
  const server = testServer();
  const seen: string[] = [];
  const sizes: number[] = [];
  for (const id of ['id-1', 'id-2', 'id-3', 'id-4']) {
    const { ask, said, pieces } = clientOf(server);
    await ask(id);
    expect(said()).toContain(`X-Request-Id: ${id}\r\n`);
    seen.push(told(said()));
    sizes.push(pieces.filter((piece) => piece.length > 0).length);
  }
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toMatch(/\r\n\r\nthe body$/);
  expect(sizes).toEqual([2, 2, 1, 1]);
});

test('what was answered can be read of each, as it is counted', async () => {
  const write = answerWriter(headWriter(202, ['Content-Length', String(BODY.length)]), BODY);
  const seen: number[] = [];
  const server = createServer((request, response) => {
    response.on('finish', () => seen.push(response.statusCode));
    write(response, String(request.headers['x-request-id']));
  });
  const { ask, pieces } = clientOf(server);
  for (const id of ['id-1', 'id-2', 'id-3', 'id-4']) await ask(id);
  await new Promise(setImmediate);
  expect(pieces.at(-1)).toMatch(/^HTTP\/1\.1 202 [\s\S]+the body$/);
  expect(seen).toEqual([202, 202, 202, 202]);
});

test('a connection goes on after it, and ends when it is to end', async () => {
  const { ask, said, connection } = clientOf(await busyServer());
  await ask('id-3');
  await ask('id-4');
  await ask('id-555555');
  await ask('id-6', 'Connection: close\r\n');
  while (!connection.writableEnded) await new Promise(setImmediate);
  expect(said().match(/the body/g)).toHaveLength(4);
  expect(said()).toMatch(/id-3\r\n[\s\S]+id-4\r\n[\s\S]+id-555555\r\n[\s\S]+id-6\r\n/);
  expect(said()).toMatch(/Connection: close\r\n\r\nthe body$/);
});

test('an id of another length has a head of its own', async () => {
  const server = await busyServer();
  for (const id of ['id-33333', 'i', 'id-4']) {
    const { ask, said } = clientOf(server);
    await ask(id);
    expect(said()).toMatch(
      new RegExp(`^HTTP/1.1 200 OK\\r\\nX-Request-Id: ${id}\\r\\nContent-Length: 8\\r\\n`),
    );
  }
});

test('requests that come together are answered in their order', async () => {
  const { ask, said, connection } = clientOf(await busyServer());
  connection.push('GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: id-3\r\n\r\n'.repeat(3));
  await ask('id-4');
  const ids = [...said().matchAll(/X-Request-Id: id-(\d)/g)].map(([, id]) => id);
  expect(ids).toEqual(['3', '3', '3', '4']);
  expect(said().match(/the body/g)).toHaveLength(4);
});

test('what a slow client has yet to take is not written over', async () => {
  const server = await busyServer();
  const slow = clientOf(server, true);
  await slow.ask('id-3');
  const quick = clientOf(server);
  await quick.ask('id-4');
  await quick.ask('id-5');

  expect(slow.pieces).toHaveLength(1);
  expect(slow.said()).toContain('X-Request-Id: id-3\r\n');
  expect(quick.said().match(/the body/g)).toHaveLength(2);
});

test('each second has its own date', async () => {
  const server = await busyServer();
  jest.mocked(Date.now).mockReturnValue(2_000);
  const { ask, pieces } = clientOf(server);
  await ask('id-3');
  expect(pieces.filter((piece) => piece.length > 0)).toHaveLength(2);
});

test('whether Node sends it alone is tried', () => {
  expect(canSendAlone()).toBe(true);

  /** A Node that goes by another field. */
  class Other extends ServerResponse {
    constructor(request: IncomingMessage) {
      super(request);
      Object.defineProperty(this, '_headerSent', { get: () => false, set: () => {} });
    }
  }
  expect(canSendAlone(Other)).toBe(false);
});
