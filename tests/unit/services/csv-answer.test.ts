import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { sendCsv } from '../../../services/http/answer/csv-answer';

const NOON = new Date('2025-06-02T12:00:00.000Z');

/** What a caller gets of a table whose reading may fail. */
async function answerTo(rows: AsyncIterable<{ n: number }>): Promise<Response> {
  const koa = new Koa();
  koa.silent = true;
  koa.use((ctx) => sendCsv(ctx, { name: 'numbers', columns: ['n'], rows }, NOON));
  const server = koa.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
  try {
    const response = await fetch(`http://127.0.0.1:${port}`);
    return new Response(await response.text(), { status: response.status });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function* numbers(count: number, failing = false) {
  for (let n = 0; n < count; n += 1) yield { n };
  if (failing) throw new Error('the database is gone');
}

test('a table is written whole', async () => {
  const text = await (await answerTo(numbers(1_001))).text();
  expect(text.split('\r\n')).toEqual(['n', ...Array.from({ length: 1_001 }, (_, n) => `${n}`), '']);
});

test('one that breaks half-way breaks the connection off, so that no part looks like the whole', async () => {
  await expect(answerTo(numbers(600, true))).rejects.toThrow(/terminated|fetch failed/);
});

test('one that breaks at once is an error, not an empty table', async () => {
  expect((await answerTo(numbers(0, true))).status).toBe(500);
});
