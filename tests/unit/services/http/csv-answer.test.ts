import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import pino from 'pino';
import { sendCsv } from '../../../../services/http/answer/csv-answer';
import { createMeters } from '../../../../services/metrics/meters';

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

/** Serves a table, whose reading may fail, for as long as somebody uses its address. */
async function served<Result>(
  rows: AsyncIterable<{ n: number }>,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const koa = new Koa();
  koa.silent = true;
  koa.use((ctx) => sendCsv(ctx, deps, { name: 'numbers', columns: ['n'], rows }));
  const server = koa.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** What a caller gets. */
const answerTo = (rows: AsyncIterable<{ n: number }>): Promise<Response> =>
  served(rows, async (address) => {
    const response = await fetch(address);
    return new Response(await response.text(), { status: response.status });
  });

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

test('a caller who breaks off is no failure of ours', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function* endless() {
    try {
      for (let n = 0; ; n += 1) yield { n };
    } finally {
      end();
    }
  }
  await served(endless(), async (address) => {
    const caller = new AbortController();
    await fetch(address, { signal: caller.signal });
    caller.abort();
    await ended;
    await new Promise(setImmediate);
  });

  expect(logged).toEqual([]);
});

test('one that breaks at once is an error, not an empty table', async () => {
  expect((await answerTo(numbers(0, true))).status).toBe(500);
});
