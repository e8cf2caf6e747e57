import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, openDb } from '../../../db/connect';
import startPostgres, { stopPostgres } from '../../support/database/test-postgres';
import { startLoad } from '../../support/process/load';
import { tempFolder } from '../../support/process/test-process';
import { recount } from '../../support/views/recount';
import { startMailServer } from '../mail-server';
import { brokenOf, randomFrom, type Scenario } from '../scenario';
import { audit, createWrites } from '../writes';
import { startBalancer } from './balancer';
import { prepareReplicas } from './replicas';

const REPLICAS = 3;
const WORKERS = 6;
const STEADY_MS = 2_000;
const CUT_MS = 4_000;
const ERROR_RATE_MAX = 0.001;
/** Sent at once by one process: so many mails a kill can leave in doubt. */
const MAILS_AT_ONCE = 5;
const LOOK_MS = 500;
const DRAIN_LOOKS = 300;
/** Longer than a replica waits before it looks for mails. */
const STILL_LOOKS = 16;

/** Three replicas over PostgreSQL that are killed, rolled and cut off, while visitors write. */
export const cluster: Scenario = {
  title:
    'three replicas behind a balancer, killed, rolled and cut from the database: nothing acknowledged is lost, nothing is there or mailed twice',
  rounds: { whole: 5, quick: 1 },
  run: async ({ rounds, seed, note }) => {
    const { folder, remove } = tempFolder();
    const random = randomFrom(seed);
    await startPostgres();
    const databaseUrl = await createDatabase();
    const mailServer = await startMailServer();
    const balancer = await startBalancer();
    const shared = { folder, databaseUrl, smtpUrl: mailServer.url };
    const replicas = await prepareReplicas(REPLICAS, shared, balancer);
    const all = Array.from({ length: REPLICAS }, (_, index) => index);
    await Promise.all(all.map((index) => replicas.start(index)));

    const writes = createWrites(random);
    const begun = performance.now();
    const load = startLoad(balancer.url, WORKERS, writes.next);
    const sum = () => [...writes.outcomes.values()].reduce((a, b) => a + b, 0);
    const tell = (what: string) =>
      note(`${what}: ${sum()} calls, ${sum() - writes.acknowledged.length} failed`);
    for (let kill = 0; kill < rounds; kill += 1) {
      await sleep(STEADY_MS + random() * STEADY_MS);
      const index = Math.floor(random() * REPLICAS);
      await replicas.end(index, 'SIGKILL');
      await replicas.start(index);
    }
    tell(`${rounds} kills`);
    for (const index of all) {
      await replicas.end(index, 'SIGTERM');
      await replicas.start(index);
    }
    tell(`${REPLICAS} rolled`);
    const lonely = Math.floor(random() * REPLICAS);
    replicas.line(lonely).cut();
    await sleep(CUT_MS);
    replicas.line(lonely).mend();
    await sleep(STEADY_MS);
    tell('one cut off');
    await load.stop();
    const seconds = (performance.now() - begun) / 1000;

    const db = openDb({ url: databaseUrl });
    await deliverAll(db);
    for (const index of all) await replicas.end(index, 'SIGTERM');
    const found = await audit(db, writes.acknowledged);
    const sums = await recount(db);
    const queued: string[] = await db('outbox').pluck('message_id');
    await db.destroy();
    const failures = replicas.said();
    for (const failure of failures) note(`failed for a reason of its own: ${failure}`);
    balancer.close();
    replicas.close();
    await mailServer.close();
    await stopPostgres();
    remove();

    const taken = queued.map((id) => mailServer.taken.get(id) ?? 0);
    const extra = taken.reduce((copies, times) => copies + Math.max(times - 1, 0), 0);
    const calls = sum();
    const failed = calls - writes.acknowledged.length;
    return {
      figures: {
        replicas: REPLICAS,
        kills: rounds,
        seconds: Math.round(seconds),
        calls,
        calls_per_second: Math.round(calls / seconds),
        acknowledged: writes.acknowledged.length,
        failed,
        error_rate: `${((100 * failed) / calls).toFixed(3)} %`,
        outcomes: JSON.stringify(Object.fromEntries(writes.outcomes)),
        sent_to_another_replica: balancer.retries(),
        missing: found.missing,
        stored_twice: found.twice,
        torn: found.torn,
        ...sums,
        mails: queued.length,
        mails_never_taken: taken.filter((times) => times === 0).length,
        mails_taken_twice: extra,
      },
      broken: brokenOf({
        'an acknowledged write is missing': found.missing === 0,
        'a write or a follow is stored twice': found.twice === 0,
        'a message is without its mail': found.torn === 0,
        'a sum is wrong': sums.wrongSums === 0 && sums.wrongViews === 0,
        'a mail was lost': taken.every((times) => times > 0),
        // Between the mail server's yes and our note of it nothing can be known after a kill.
        'mails were taken twice that no kill left in doubt': extra <= rounds * MAILS_AT_ONCE,
        'more than one call in a thousand failed': failed / calls < ERROR_RATE_MAX,
        'a replica failed for a reason of its own': failures.length === 0,
      }),
    };
  },
};

async function createDatabase(): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const name = `cluster_${randomUUID().replaceAll('-', '')}`;
  const admin = openDb({ url: server });
  await admin.raw('create database ??', [name]);
  await admin.destroy();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Waits until every mail has gone out. Once nothing moves any more, what is still taken was taken by a
 * replica that was killed; it is made due at once instead of after ten minutes.
 */
async function deliverAll(db: Db): Promise<void> {
  let last = -1;
  let still = 0;
  for (let look = 0; look < DRAIN_LOOKS && last !== 0; look += 1) {
    await sleep(LOOK_MS);
    const row = await db('outbox').whereNot({ status: 'sent' }).count({ mails: '*' }).first();
    const left = Number(row?.mails);
    still = left === last ? still + 1 : 0;
    last = left;
    if (still < STILL_LOOKS) continue;
    const due_at = new Date(0).toISOString();
    await db('outbox')
      .where({ status: 'waiting' })
      .update({ lease_until: null, lease_token: null, due_at });
    still = 0;
  }
}
