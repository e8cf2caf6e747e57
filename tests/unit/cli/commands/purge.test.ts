import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requestSubscription } from '../../../../db/audience/subscriptions';
import { enqueueEmail, markSent, takeDue } from '../../../../db/outbox/outbox';
import { NOON } from '../../../support/app/test-app';
import { anEmail } from '../../../support/factories';
import { aStoredMessage } from '../../../support/inbox';
import { cliData } from './cli-data';

const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000).toISOString();

const data = cliData();
const { inDb, type } = data;

test('a purge takes out mails that went out before then, and none that waits', async () => {
  const mail = (subject: string, queued: number, sent?: number) =>
    inDb(async (db) => {
      const email = anEmail({ subject });
      await enqueueEmail(db, email, daysAgo(queued));
      if (sent === undefined) return;
      const [now, leaseUntil] = [daysAgo(sent), daysAgo(0)];
      await takeDue(db, { now, leaseUntil, token: email.id, limit: 9 });
      await markSent(db, email.id, email.id, now);
    });
  await mail('Sent long ago', 40, 31);
  await mail('Sent since', 40, 29);
  await mail('Waits', 40);

  const { out } = await type('purge', '--older-than', '30', '--json');

  expect(JSON.parse(out)).toMatchObject({ mails: 1 });
  const left = await inDb((db) => db('outbox').orderBy('subject').pluck('subject'));
  expect(left).toEqual(['Sent since', 'Waits']);
});

test('a purge takes out the files of mails that were written before then', async () => {
  const folder = path.join(data.dir, 'mail');
  mkdirSync(folder);
  for (const [name, days] of [
    ['old.eml', 31],
    ['since.eml', 29],
  ] as const) {
    writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, name), new Date(daysAgo(days)), new Date(daysAgo(days)));
  }

  const { out } = await type('purge', '--older-than', '30', '--json');

  expect(JSON.parse(out)).toMatchObject({ mailFiles: 1 });
  expect(readdirSync(folder)).toEqual(['since.eml']);
});

test('a purge forgets what the privacy page says is forgotten, whatever age it is asked for', async () => {
  await inDb(async (db) => {
    const ask = (id: string, days: number) =>
      requestSubscription(
        db,
        { id, email: `${id}@example.org`, source: 'footer', topics: '["all"]' },
        id,
        daysAgo(days),
      );
    await ask('unconfirmed', 8);
    await ask('fresh', 6);
    await aStoredMessage(db, 1, { status: 'spam', created_at: daysAgo(31) });
    await aStoredMessage(db, 2, { status: 'spam', created_at: daysAgo(29) });
    await aStoredMessage(db, 3, { status: 'new', created_at: daysAgo(31) });
  });

  const { out } = await type('purge', '--older-than', '365', '--json');

  expect(JSON.parse(out)).toMatchObject({ contact: 1, subscriptions: 1 });
  expect(await inDb((db) => db('subscriptions').pluck('id'))).toEqual(['fresh']);
  const kept = await inDb((db) => db('contact_messages').orderBy('reference').pluck('status'));
  expect(kept).toEqual(['spam', 'new']);
});

test('where many are to go, their messages go fifty people at a time, and each time is audited', async () => {
  await inDb(async (db) => {
    for (let number = 1; number <= 101; number += 1)
      await aStoredMessage(db, number, {
        email: `fan-${number}@example.org`,
        created_at: daysAgo(31),
      });
  });

  const { out } = await type('purge', '--older-than', '30', '--messages', '--json');

  expect(JSON.parse(out)).toMatchObject({ messages: 101 });
  const audited = await inDb((db) => db('audit_log').pluck('details'));
  expect(audited.map((details) => JSON.parse(details ?? '').messages).sort()).toEqual([1, 50, 50]);
});
