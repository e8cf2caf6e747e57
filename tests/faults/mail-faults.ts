import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../../db/connect';
import { DAY_MS } from '../../services/contracts/limits/durations';
import { startProcess, tempFolder } from '../support/process/test-process';
import { serviceClock } from './clock';
import { type Manner, startMailServer } from './mail-server';
import { brokenOf, randomFrom, type Scenario } from './scenario';

/** The manners that last a while, and what each is done to. */
const TROUBLES: readonly Manner[] = ['away', 'busy', 'later', 'drop'];
const MESSAGES_EACH = 5;
const PER_KILL = 4;
/** Sent at once by one process: so many a crash can leave in doubt. */
const AT_ONCE = 5;
const LOOK_MS = 100;
/** A busy machine may say 503; a client then comes again. */
const TRIES = 50;
const PATIENCE_MS = 240_000;

/** A mail server with every fault it can have, and a service that is killed while it sends. */
export const mailFaults: Scenario = {
  title:
    'mail server away, busy, dropping or hanging after DATA, and kills while sending: each mail at least once',
  rounds: { whole: 20, quick: 2 },
  run: async ({ rounds, seed, note }) => {
    const { folder, remove } = tempFolder();
    const random = randomFrom(seed);
    const mailServer = await startMailServer();
    const clock = serviceClock(folder);
    const data = path.join(folder, 'data');
    mkdirSync(data);
    const env = {
      DATA_DIR: data,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      SMTP_URL: mailServer.url,
      ...clock.env,
    };
    const db = openDb({ file: path.join(data, 'site.sqlite') });
    let service = startProcess(env);
    let url = await service.ready();
    let posted = 0;

    async function post(count: number): Promise<void> {
      for (let n = 0; n < count; n += 1) {
        posted += 1;
        const body = JSON.stringify({
          name: 'Ada Example',
          email: `sender-${posted}@example.org`,
          message: `Message ${posted}. What does a licence for one film cost?`,
        });
        const headers = { 'content-type': 'application/json', 'idempotency-key': `post-${posted}` };
        const send = () => fetch(`${url}/api/contact`, { method: 'POST', headers, body });
        let { status } = await send();
        for (let tries = 1; status === 503 && tries < TRIES; tries += 1) {
          await sleep(LOOK_MS);
          ({ status } = await send());
        }
        if (status !== 201) throw new Error(`A message was answered ${status}`);
      }
    }
    const left = async () =>
      Number((await db('outbox').whereNot({ status: 'sent' }).count({ n: '*' }).first())?.n);
    const untried = async () =>
      Number(
        (await db('outbox').where({ status: 'waiting', attempts: 0 }).count({ n: '*' }).first())?.n,
      );
    async function until(isDone: () => Promise<boolean>, what: string): Promise<void> {
      for (const begun = performance.now(); !(await isDone()); await sleep(LOOK_MS)) {
        if (performance.now() - begun > PATIENCE_MS) throw new Error(`Waited in vain: ${what}`);
      }
    }
    const takenInAll = () => [...mailServer.taken.values()].reduce((sum, times) => sum + times, 0);

    for (const manner of TROUBLES) {
      await mailServer.behave(manner);
      await post(MESSAGES_EACH);
      await until(async () => (await untried()) === 0, `a try while the server is ${manner}`);
      note(`${manner}: ${await left()} mails wait, ${takenInAll()} taken`);
    }
    await mailServer.behave('hang');
    await post(1);
    await until(async () => (await untried()) === 0, 'the end of a silence');
    note(`hang: ${await left()} mails wait, ${takenInAll()} taken`);

    await mailServer.behave('slow');
    for (let kill = 0; kill < rounds; kill += 1) {
      await post(PER_KILL);
      clock.shift(DAY_MS, service);
      await post(1);
      await sleep(random() * 150);
      service.kill('SIGKILL');
      await service.ended;
      service = startProcess(env);
      url = await service.ready();
    }
    note(`${rounds} kills: ${await left()} mails wait, ${takenInAll()} taken`);

    await mailServer.behave('well');
    await until(async () => {
      clock.shift(DAY_MS, service);
      await post(1);
      await sleep(500);
      return (await left()) <= 2;
    }, 'every mail to go out');
    await until(async () => (await left()) === 0, 'the last mails');
    service.kill('SIGTERM');
    await service.ended;

    const ids: string[] = await db('outbox').pluck('message_id');
    const parked = Number(
      (await db('outbox').where({ status: 'parked' }).count({ n: '*' }).first())?.n,
    );
    await db.destroy();
    await mailServer.close();
    remove();
    const times = ids.map((id) => mailServer.taken.get(id) ?? 0);
    const never = times.filter((count) => count === 0).length;
    const extra = times.reduce((sum, count) => sum + Math.max(count - 1, 0), 0);
    return {
      figures: {
        messages: posted,
        mails: ids.length,
        never_taken: never,
        taken_twice: times.filter((count) => count === 2).length,
        taken_more_often: times.filter((count) => count > 2).length,
        extra_copies: extra,
        taken_without_a_word: mailServer.unsaid(),
        kills: rounds,
        parked,
      },
      broken: brokenOf({
        'a mail was lost': never === 0 && parked === 0,
        'a mail was taken that nobody queued': [...mailServer.taken.keys()].every((id) =>
          ids.includes(id),
        ),
        'there are more copies than moments of doubt':
          extra <= mailServer.unsaid() + rounds * AT_ONCE,
        'a message is without its mail to the team': ids.length >= posted,
      }),
    };
  },
};
