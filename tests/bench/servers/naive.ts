import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Koa from 'koa';
import { openDb } from '../../../db/connect';
import { isCrawler } from '../../../services/analytics/is-crawler';
import { AnalyticsEvent } from '../../../services/contracts/analytics';

/** The usual way: Koa, a check, one Knex insert per request at `synchronous=FULL`. No sums at all. */
async function main(): Promise<void> {
  const db = openDb({ file: path.join(process.env.DATA_DIR ?? '.', 'naive.sqlite') });
  await db.schema.createTable('events', (table) => {
    table.text('id').primary();
    table.text('view_id').unique();
    for (const name of ['session_id', 'path', 'referrer', 'user_agent']) table.text(name);
    table.integer('duration_ms').notNullable();
    table.text('created_at').notNullable().index();
  });

  const koa = new Koa();
  koa.silent = true;
  koa.use(async (ctx) => {
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.req) chunks.push(chunk);
    const event = AnalyticsEvent.parse(JSON.parse(Buffer.concat(chunks).toString()));
    if (!isCrawler(event.user_agent ?? '')) {
      const created_at = new Date().toISOString();
      await db('events').insert({ ...event, id: randomUUID(), created_at });
    }
    ctx.status = 202;
    ctx.body = { accepted: 1 };
  });
  const server = createServer(koa.callback());
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
    process.stdout.write(`Ready: http://localhost:${port}\n`);
  });
}

process.on('SIGTERM', () => process.exit(0));
void main();
