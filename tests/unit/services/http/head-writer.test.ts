import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { headWriter } from '../../../../services/http/answer/head-writer';

const HEADERS = ['Content-Type', 'text/plain', 'Content-Length', '2'];

let madeByNode = 0;
const write = headWriter(200, HEADERS);
const server = createServer((request, response) => {
  const { writeHead } = response;
  response.writeHead = (...parts: unknown[]) => {
    madeByNode += 1;
    return Reflect.apply(writeHead, response, parts);
  };
  write(response, String(request.headers['x-request-id']));
  response.end('ok');
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  madeByNode = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

/** What comes back on a connection of its own, answer by answer, with the date out. */
async function askEach(...requests: string[]): Promise<string[]> {
  const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.setEncoding('latin1').on('data', (text) => {
    said += text;
  });
  socket.write(requests.join(''));
  await once(socket, 'end');
  return said
    .replace(/Date: [^\r]+\r\n/g, 'Date\r\n')
    .split(/(?<=\r\n\r\nok)/)
    .map((answer) => answer.trim());
}

const ask = (id: string, connection = 'keep-alive', version = '1.1') =>
  `GET / HTTP/${version}\r\nHost: a\r\nConnection: ${connection}\r\nX-Request-Id: ${id}\r\n\r\n`;

test('of a second, Node makes the first head; the others have its text and their own id', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const [one = '', two, three] = await askEach(ask('200'), ask('OK'), ask('a-long-id', 'close'));

  expect(one).toMatch(/^HTTP\/1\.1 200 OK\r\nX-Request-Id: 200\r\nContent-Type: text\/plain\r\n/);
  expect(one).toContain('\r\nDate\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\nok');
  expect(two).toBe(one.replace('Id: 200', 'Id: OK'));
  // The connection ends with it, which Node has to know.
  expect(three).toContain('\r\nConnection: close\r\n');
  expect(madeByNode).toBe(2);

  await askEach(ask('4'), ask('5', 'close'));
  expect(madeByNode).toBe(3);
  clock.mockReturnValue(2_000);
  await askEach(ask('6'), ask('7'), ask('8', 'close'));
  expect(madeByNode).toBe(5);
});

test('what a client of HTTP/1.0 is told is told to nobody else', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(3_000);
  const [old] = await askEach(ask('1', 'close', '1.0'));
  const [first] = await askEach(ask('2'), ask('3', 'close'));

  expect(old).toContain('\r\nConnection: close\r\n');
  expect(first).toContain('\r\nConnection: keep-alive\r\n');
  expect(madeByNode).toBe(3);
});

test('where Node keeps the text elsewhere, it makes every head', () => {
  const writeHead = jest.fn();
  const other = {
    shouldKeepAlive: true,
    req: { httpVersion: '1.1' },
    headersSent: false,
    writeHead,
  };
  const { shouldKeepAlive, req, headersSent } = other;
  const writeOther = headWriter(200, HEADERS);
  for (const id of ['1', '2', '3']) {
    // A response of a Node that has no such field.
    const response = { shouldKeepAlive, req, headersSent, writeHead } as unknown as ServerResponse;
    writeOther(response, id);
  }
  expect(writeHead.mock.calls.map(([, [, id]]) => id)).toEqual(['1', '2', '3']);
});

test('where Node tells the text and takes none, it makes every head', () => {
  const made: string[] = [];
  const writeOther = headWriter(200, HEADERS);
  for (const requestId of ['1', '2', '3']) {
    const response = {
      shouldKeepAlive: true,
      req: { httpVersion: '1.1' },
      // What is written into the field changes nothing: no head counts as given.
      headersSent: false,
      writeHead(_status: number, [, id]: string[]) {
        made.push(String(id));
        this._header = `HTTP/1.1 200 OK\r\nX-Request-Id: ${id}\r\nConnection: keep-alive\r\n\r\n`;
      },
      _header: '',
    };
    // As much of a response as is asked for.
    writeOther(response as unknown as ServerResponse, requestId);
  }
  expect(made).toEqual(['1', '2', '3']);
});
