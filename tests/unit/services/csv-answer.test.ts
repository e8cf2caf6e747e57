import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import pino from 'pino';
import { sendCsv } from '../../../services/http/answer/csv-answer';
import { createMeters } from '../../../services/metrics/meters';

const NOON = new Date('2025-06-02T12:00:00.000Z');

const logged: Record<string, unknown>[] = [];
const meters = createMeters();
const deps = {
  now: () => NOON,
  log: pino({}, { write: (line) => void logged.push(JSON.parse(line)) }),
  meters,
};
beforeEach(() => {
  logged.length = 0;
  meters.problems.reset();
});

/** What a caller gets of a table whose reading may fail. */
async function answerTo(rows: AsyncIterable<{ n: number }>): Promise<Response> {
  const koa = new Koa();
  koa.silent = true;
  koa.use((ctx) => sendCsv(ctx, deps, { name: 'numbers', columns: ['n'], rows }));
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

test('one that breaks half-way is logged and counted: its caller is told nothing', async () => {
  await answerTo(numbers(600, true)).catch(() => {});

  expect(logged).toMatchObject([
    { level: 50, problem: 'internal', message: 'the database is gone' },
  ]);
  const { values } = await meters.problems.get();
  expect(values).toMatchObject([{ labels: { code: 'internal' }, value: 1 }]);
});

test('one that is written whole leaves no word of a failure', async () => {
  await answerTo(numbers(600));

  expect(logged).toEqual([]);
});

test('one that breaks at once is an error, not an empty table', async () => {
  expect((await answerTo(numbers(0, true))).status).toBe(500);
});
