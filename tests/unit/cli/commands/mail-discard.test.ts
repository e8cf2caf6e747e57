import { enqueueEmail, markFailed, takeDue } from '../../../../db/outbox/outbox';
import { anEmail } from '../../../support/factories';
import { cliData } from './cli-data';

const LONG_AGO = '2025-01-31T12:00:00.000Z';
const NO_SUCH_USER = 'Error: 550 5.1.1 no such user';

const { inDb, type } = cliData();

async function queued(): Promise<string> {
  const email = anEmail();
  await inDb((db) => enqueueEmail(db, email, LONG_AGO));
  return email.id;
}

async function parked(): Promise<string> {
  const id = await queued();
  await inDb(async (db) => {
    await takeDue(db, { now: LONG_AGO, leaseUntil: LONG_AGO, token: id, limit: 9 });
    await markFailed(db, id, id, { attempts: 1, last_error: NO_SUCH_USER, due_at: null });
  });
  return id;
}

test('mail discard removes one mail that was given up, and writes that down', async () => {
  const other = await parked();
  const id = await parked();

  expect(await type('mail', 'discard', id)).toEqual({
    code: 0,
    out: `The mail ${id} is gone.\n`,
    err: '',
  });
  expect(await inDb((db) => db('outbox').pluck('id'))).toEqual([other]);
  expect(await inDb((db) => db('audit_log'))).toMatchObject([
    { actor: 'cli', action: 'outbox.discard', subject: id },
  ]);
});

test('mail discard leaves what still goes out, and says why', async () => {
  const id = await queued();

  expect(await type('mail', 'discard', id)).toMatchObject({
    code: 1,
    err: `The mail ${id} was not given up: it is waiting. See npx cli mail show ${id}.\n`,
  });
  expect(await type('mail', 'discard', 'nothing')).toMatchObject({
    code: 1,
    err: 'There is no mail nothing. See npx cli mail list.\n',
  });
  expect(await inDb((db) => db('outbox').pluck('id'))).toEqual([id]);
  expect(await inDb((db) => db('audit_log'))).toEqual([]);
});

test('mail list says why a mail was given up', async () => {
  await queued();
  const id = await parked();

  const lines = (await type('mail', 'list')).out.trim().split('\n');

  expect(lines).toHaveLength(2);
  expect(lines.filter((line) => line.endsWith(`  (${NO_SUCH_USER})`))).toEqual([
    expect.stringContaining(id),
  ]);
});
