import { type Email, enqueueEmail, findEmail, listOutbox } from '../../../db/outbox/outbox';
import { deliverDue, retrySeconds } from '../../../services/outbox/deliver-due';
import { SEND_MAX_MS } from '../../../services/outbox/smtp-transport';
import { startWorker } from '../../../services/outbox/worker';
import { NOON, testDeps } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { anEmail } from '../../support/factories';

/** Longer than any test: only waking helps. */
const NEVER_MS = 3_600_000;
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

describe.each(ENGINES)('on %s', (engine) => {
  let parts: Awaited<ReturnType<typeof testDeps>>;
  beforeEach(async () => {
    parts = await testDeps(engine);
  });
  afterEach(() => parts.database.drop());

  async function queue(fields: Partial<Email> = {}): Promise<string> {
    const email = anEmail(fields);
    await enqueueEmail(parts.deps.db, email, NOON.toISOString());
    return email.id;
  }

  test('a due mail is sent once', async () => {
    const id = await queue();

    expect(await deliverDue(parts.deps)).toEqual({ sent: 1, failed: 0 });
    expect(await deliverDue(parts.deps)).toEqual({ sent: 0, failed: 0 });
    expect(parts.mailbox.map((mail) => mail.id)).toEqual([id]);
    expect(await findEmail(parts.deps.db, id)).toMatchObject({
      status: 'sent',
      sent_at: NOON.toISOString(),
    });
  });

  test('no other worker takes a mail while it may still be on its way', async () => {
    await queue();
    const slow = {
      ...parts.deps,
      transport: async () => {
        parts.clock.now = new Date(NOON.getTime() + SEND_MAX_MS);
        expect(await deliverDue(parts.deps)).toEqual({ sent: 0, failed: 0 });
      },
    };

    expect(await deliverDue(slow)).toEqual({ sent: 1, failed: 0 });
  });

  test('a failed mail is tried again a minute later, with the reason on its row', async () => {
    const id = await queue();
    const failing = { ...parts.deps, transport: () => Promise.reject(new Error('no route')) };

    expect(await deliverDue(failing)).toEqual({ sent: 0, failed: 1 });
    expect(await deliverDue(parts.deps)).toEqual({ sent: 0, failed: 0 });
    expect(await findEmail(parts.deps.db, id)).toMatchObject({
      attempts: 1,
      last_error: 'Error: no route',
      due_at: minutes(1).toISOString(),
    });
    parts.clock.now = minutes(1);
    expect(await deliverDue(parts.deps)).toEqual({ sent: 1, failed: 0 });
  });

  test('after the last try a mail is parked and the operator can see it', async () => {
    await queue();
    const failing = { ...parts.deps, transport: () => Promise.reject(new Error('no route')) };

    let rounds = 0;
    for (; rounds < 30; rounds += 1) {
      parts.clock.now = new Date(parts.clock.now.getTime() + 6 * 3_600_000);
      if ((await deliverDue(failing)).failed === 0) break;
    }

    expect(rounds).toBe(16);
    expect(await listOutbox(parts.deps.db, { status: 'parked', limit: 5 })).toHaveLength(1);
  });

  test('a mail that the server refuses for good is parked at once, others go on', async () => {
    const refusal = Object.assign(new Error('no such user'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const bad = await queue({ recipient: 'nobody@example.org' });
    const good = await queue();
    const transport = async ({ recipient }: { recipient: string }) => {
      if (recipient.startsWith('nobody')) throw refusal;
    };

    expect(await deliverDue({ ...parts.deps, transport })).toEqual({ sent: 1, failed: 1 });
    expect(await findEmail(parts.deps.db, bad)).toMatchObject({ status: 'parked' });
    expect(await findEmail(parts.deps.db, good)).toMatchObject({ status: 'sent' });
  });

  test('a mail that the server puts off, or refuses at the log-in, is tried again', async () => {
    const later = { code: 'EENVELOPE', responseCode: 451 };
    const locked = { code: 'EAUTH', responseCode: 535 };
    for (const answer of [later, locked]) {
      const id = await queue();
      const transport = () => Promise.reject(Object.assign(new Error('not now'), answer));

      expect(await deliverDue({ ...parts.deps, transport })).toEqual({ sent: 0, failed: 1 });
      const due_at = minutes(1).toISOString();
      expect(await findEmail(parts.deps.db, id)).toMatchObject({ status: 'waiting', due_at });
    }
  });

  test('of what a server says at length the beginning is kept', async () => {
    const id = await queue();
    const transport = () => Promise.reject(new Error('x'.repeat(10_000)));

    await deliverDue({ ...parts.deps, transport });

    const row = await findEmail(parts.deps.db, id);
    expect(row?.last_error).toBe(`Error: ${'x'.repeat(493)}`);
  });

  test('two workers at once send every mail once', async () => {
    for (let n = 0; n < 12; n += 1) await queue();

    const rounds = await Promise.all(Array.from({ length: 6 }, () => deliverDue(parts.deps)));

    const sent = parts.mailbox.map(({ id }) => id);
    expect(new Set(sent).size).toBe(sent.length);
    expect(rounds.reduce((sum, round) => sum + round.sent, 0)).toBe(12);
  });

  test('the worker sends when it is woken, and what is left when it starts', async () => {
    await queue();
    let tell = () => {};
    const mail = () => new Promise<void>((resolve) => (tell = resolve));
    const first = mail();
    const worker = startWorker({ ...parts.deps, transport: async () => tell() }, NEVER_MS);
    await first;

    const second = mail();
    await queue();
    worker.wake();
    await second;

    await worker.stop();
    expect(await listOutbox(parts.deps.db, { status: 'sent', limit: 5 })).toHaveLength(2);
  });

  test('the worker looks again when it is woken while it looks, and then rests', async () => {
    const { db } = parts.deps;
    let looks = 0;
    let worker: ReturnType<typeof startWorker> | undefined;
    const onQuery = ({ sql }: { sql: string }) => {
      // a look is for letters first, then for mails to a list
      if (!/unsubscribe_url.? is null.* update .?outbox/.test(sql)) return;
      looks += 1;
      if (looks === 2) worker?.wake();
    };
    const queries = async (count: number, isEnough = () => false) => {
      for (let n = 0; n < count && !isEnough(); n += 1) await db.raw('select 1');
    };
    db.on('query', onQuery);

    worker = startWorker(parts.deps, NEVER_MS);
    try {
      await queries(500, () => looks === 1);
      worker.wake();
      await queries(500, () => looks === 3);
      // whoever did not rest would look again and again beside these
      await queries(20);
    } finally {
      await worker.stop();
      db.removeListener('query', onQuery);
    }

    expect(looks).toBe(3);
  });

  test('the worker outlives a round that failed', async () => {
    await parts.deps.db.schema.renameTable('outbox', 'away');
    const worker = startWorker(parts.deps, NEVER_MS);
    await parts.deps.db.schema.renameTable('away', 'outbox');
    await queue();
    worker.wake();

    await worker.stop();
    await deliverDue(parts.deps);
    expect(parts.mailbox).toHaveLength(1);
  });
});

test.each([
  [1, 60],
  [2, 120],
  [5, 960],
  [9, 15_360],
  [10, 21_600],
  [20, 21_600],
])('after %i failures the wait is %i seconds', (attempts, seconds) => {
  expect(retrySeconds(attempts)).toBe(seconds);
});
