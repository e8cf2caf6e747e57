import { readdirSync } from 'node:fs';
import path from 'node:path';
import { enqueueEmail, markFailed, takeDue } from '../../../../db/outbox/outbox';
import { NOON } from '../../../support/app/test-app';
import { anEmail } from '../../../support/factories';
import { aStoredMessage, referenceOf } from '../../../support/inbox';
import { cliData } from './cli-data';

const LONG_AGO = '2025-01-31T12:00:00.000Z';

const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000).toISOString();

const data = cliData();
const { inDb, type } = data;

test('messages alone lists them; status, type and words narrow the list', async () => {
  await inDb(async (db) => {
    await aStoredMessage(db, 1, { minutesAgo: 1, inquiry_type: 'press', message: 'Über\nRocka' });
    await aStoredMessage(db, 2, { status: 'spam', message: 'buy' });
  });
  const all = await type('messages');
  const found = await type('messages', '--search', 'rocka UBER', '--type', 'press', '--json');
  const spam = await type('messages', 'list', '--status', 'spam', '--limit', '1');

  expect(all.err).toBe('');
  expect(all.out.split('\n').map((line) => line.slice(0, 9))).toEqual([
    referenceOf(2),
    referenceOf(1),
    '',
  ]);
  expect(all.out).toMatch(/new {5}press {2}Ada Example <ada@example\.org> {2}Über Rocka\n$/);
  expect(JSON.parse(found.out)).toMatchObject([{ reference: referenceOf(1), status: 'new' }]);
  expect(found.out).not.toContain('search_text');
  expect(spam.out).toContain(referenceOf(2));
  expect(await type('messages', '--status', 'closed')).toMatchObject({
    code: 0,
    out: 'There are no such messages.\n',
  });
});

test('a message is shown with its notes, and nothing in it moves the cursor', async () => {
  const { id } = await inDb((db) =>
    aStoredMessage(db, 1, {
      name: 'A\u001b[2J',
      message: 'One\r\n\u001b[2J\u202eTwo',
      about: 'A film',
    }),
  );
  const listed = await type('messages');
  await type('messages', 'set', referenceOf(1), 'open', '--notes', 'Call back');
  const shown = await type('messages', 'show', id);
  const json = await type('messages', 'show', referenceOf(1), '--json');

  expect(listed.out).toMatch(/ A\ufffd\[2J <.*> {2}One \ufffd\[2J\ufffdTwo\n$/);
  expect(shown.out).toMatch(/^Reference: {2}AA-222223\nId: /);
  expect(shown.out).toContain('Status:     open\n');
  expect(shown.out).toContain('\nOne\n\ufffd[2J\ufffdTwo\n\nNotes:\nCall back\n');
  expect(JSON.parse(json.out)).toMatchObject({ id, about: 'A film', version: 2, replies: [] });
  // Nothing is ever deleted from the log: what may be about somebody stays out of it.
  expect(await inDb((db) => db('audit_log').pluck('details'))).toEqual([
    '{"status":"open","notes":true}',
  ]);
});

test('what became of a message is kept, with the command line in the audit log', async () => {
  const { id } = await inDb((db) => aStoredMessage(db, 1));

  expect(await type('messages', 'set', referenceOf(1).toLowerCase(), 'closed')).toEqual({
    code: 0,
    out: `${referenceOf(1)} is closed.\n`,
    err: '',
  });

  expect(await inDb((db) => db('contact_messages').first())).toMatchObject({
    status: 'closed',
    notes: '',
    version: 2,
  });
  expect(await inDb((db) => db('audit_log'))).toMatchObject([
    { actor: 'cli', action: 'message.change', subject: id, details: '{"status":"closed"}' },
  ]);
});

test('everything from one address is erased, and from no other', async () => {
  await inDb(async (db) => {
    await aStoredMessage(db, 1);
    await aStoredMessage(db, 2, { email: 'bob@example.org' });
  });

  expect(await type('messages', 'erase', 'ADA@example.org')).toEqual({
    code: 0,
    out: 'Messages erased: 1.\n',
    err: '',
  });
  expect(await type('messages', 'erase', 'ada')).toMatchObject({ code: 2, out: '' });

  expect(await inDb((db) => db('contact_messages').pluck('email'))).toEqual(['bob@example.org']);
  expect(await inDb((db) => db('audit_log'))).toMatchObject([
    { actor: 'cli', action: 'messages.erase', details: '{"messages":1}' },
  ]);
});

test('a purge takes out messages only when asked to, and of nobody with whom something was exchanged since', async () => {
  const old = { created_at: daysAgo(31) };
  await inDb(async (db) => {
    await aStoredMessage(db, 1, { ...old, email: 'quiet@example.org' });
    await aStoredMessage(db, 2, { ...old, email: 'again@example.org' });
    await aStoredMessage(db, 3, { created_at: daysAgo(29), email: 'again@example.org' });
    await aStoredMessage(db, 4, { ...old, email: 'noted@example.org' });
    await aStoredMessage(db, 5, { ...old, email: 'left@example.org' });
    const touch = (email: string, days: number) =>
      db('contact_messages')
        .where({ email })
        .update({ updated_at: daysAgo(days) });
    await touch('noted@example.org', 29);
    await touch('left@example.org', 31);
  });
  const left = () => inDb((db) => db('contact_messages').orderBy('reference').pluck('email'));

  const kept = await type('purge', '--older-than', '30', '--json');
  expect(JSON.parse(kept.out)).not.toHaveProperty('messages');
  expect(await left()).toHaveLength(5);

  const { out } = await type('purge', '--older-than', '30', '--messages');
  expect(out).toContain('Messages removed, with their replies and mails: 2.\n');
  expect(await left()).toEqual(['again@example.org', 'again@example.org', 'noted@example.org']);
  expect(await inDb((db) => db('audit_log').pluck('details'))).toEqual([
    expect.stringMatching(/^\{"messages":2,"before":"/),
  ]);
});

async function queued(subject: string): Promise<string> {
  const email = anEmail({ subject });
  await inDb((db) => enqueueEmail(db, email, LONG_AGO));
  return email.id;
}

async function parked(subject: string): Promise<string> {
  const id = await queued(subject);
  await inDb(async (db) => {
    await takeDue(db, { now: LONG_AGO, leaseUntil: LONG_AGO, token: id, limit: 9 });
    await markFailed(db, id, id, { attempts: 16, last_error: 'Error: no', due_at: null });
  });
  return id;
}

test('mail flush sends what waits, and what was given up when told to', async () => {
  await queued('One');
  await parked('Two');

  expect(await type('mail', 'flush')).toEqual({ code: 0, out: 'Mails sent: 1.\n', err: '' });
  expect((await type('mail', 'flush', '--json')).out).toBe('{"sent":0,"failed":0,"in_hand":0}\n');
  expect(await type('mail', 'flush', '--parked')).toMatchObject({ out: 'Mails sent: 1.\n' });
  expect(readdirSync(path.join(data.dir, 'mail'))).toHaveLength(2);
});

test('mail flush says how many could not be sent, and they wait on', async () => {
  await queued('One');
  data.env = { ...data.env, SMTP_URL: 'smtp://127.0.0.1:1' };

  const { code, out, err } = await type('mail', 'flush');

  expect({ code, out }).toEqual({ code: 1, out: 'Mails sent: 0.\n' });
  expect(err).toBe('Mails not sent: 1. See npx cli mail list --status waiting.\n');
  expect(await inDb((db) => db('outbox').first())).toMatchObject({
    status: 'waiting',
    attempts: 1,
  });
});

test('mail flush tells of mails that a process was stopped with, and when they are free', async () => {
  await queued('One');
  const claim = { now: new Date().toISOString(), leaseUntil: '2999-01-01T00:00:00.000Z' };
  await inDb((db) => takeDue(db, { ...claim, token: 'of one that was stopped', limit: 1 }));

  const told = /^Mails sent: 0\.\nIn hand elsewhere: 1\. .+after 2999-01-01T00:00:00\.000Z\.\n$/;
  expect(await type('mail', 'flush')).toMatchObject({ code: 0, out: expect.stringMatching(told) });
});

test('mail retry makes one mail due again, and says why it does not', async () => {
  const id = await parked('One');
  expect(await type('mail', 'retry', id)).toMatchObject({
    code: 0,
    out: `The mail ${id} is due now.\n`,
  });
  expect(await inDb((db) => db('outbox').first())).toMatchObject({
    status: 'waiting',
    attempts: 0,
  });
  expect(await inDb((db) => db('audit_log'))).toMatchObject([
    { actor: 'cli', action: 'outbox.retry', subject: id },
  ]);

  await type('mail', 'flush');
  expect(await type('mail', 'retry', id)).toMatchObject({
    code: 1,
    err: `The mail ${id} went out already. See npx cli mail show ${id}.\n`,
  });
});
