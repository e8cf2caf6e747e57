import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openDb } from '../../../db/connect';
import { ENGINES, testDatabase } from '../../support/database/test-database';
import { aContactRequest, aPageView } from '../../support/factories';
import { storedMessages } from '../../support/inbox';
import {
  endProcesses,
  heldPost,
  startProcess,
  tempFolder,
  untilDraining,
} from '../../support/process/test-process';

const JSON_TYPE = { 'content-type': 'application/json' };

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
});
afterEach(() => {
  endProcesses();
  temp.remove();
});

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });

/** Asks the outbox's folder until a mail is there. */
async function firstMails(folder: string, count: number): Promise<string[]> {
  for (;;) {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const whole = files.filter((file) => file.endsWith('.eml')).sort();
    if (whole.length >= count) return whole;
    await new Promise(setImmediate);
  }
}

test.each(ENGINES)(
  'on %s a message reaches the database and the mailbox, and outlives a restart',
  async (engine) => {
    const { address, drop } = await testDatabase(engine, true);
    const DATA_DIR = path.join(temp.folder, 'data');
    const env = { DATA_DIR, ...('url' in address && { DATABASE_URL: address.url }) };

    const first = startProcess(env);
    const url = await first.ready();
    const message = await post(`${url}/api/contact`, aContactRequest());
    const view = await post(`${url}/api/analytics/events`, aPageView());
    const { reference } = await message.json();
    const mails = await firstMails(path.join(DATA_DIR, 'mail'), 2);
    first.kill('SIGTERM');

    expect(first.said.out).toMatch(/^Ready: http:\/\/localhost:\d+\n$/);
    expect([message.status, view.status, await first.ended]).toEqual([201, 202, 0]);
    const texts = mails.map((file) => readFileSync(path.join(DATA_DIR, 'mail', file), 'utf8'));
    expect(texts.filter((text) => text.includes(reference))).toHaveLength(2);
    expect(readFileSync(path.join(DATA_DIR, 'logs/service.log'), 'utf8')).toBe(first.said.err);
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })) {
      expect(statSync(path.join(DATA_DIR, file)).mode & 0o077).toBe(0);
    }

    const second = startProcess(env);
    await second.ready();
    second.kill('SIGINT');
    expect(await second.ended).toBe(0);
    const db = openDb('url' in address ? address : { file: path.join(DATA_DIR, 'site.sqlite') });
    expect(await storedMessages(db, 5)).toMatchObject([{ reference }]);
    expect(await db('artists').where({ id: 'rocka' }).first()).toMatchObject({ name: 'Rocka' });
    expect(await db('outbox').where({ status: 'sent' })).toHaveLength(2);
    await db.destroy();
    await drop();
  },
);

test('a request in flight is answered before the process ends', async () => {
  const service = startProcess({ DATA_DIR: temp.folder });
  const url = await service.ready();
  const held = await heldPost(url, '/api/contact', JSON.stringify(aContactRequest()));

  service.kill('SIGTERM');
  await untilDraining(url);
  const answer = await held.finish();

  expect(answer).toMatch(/^HTTP\/1.1 201 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  expect(await service.ended).toBe(0);
});

test('a second signal ends it at once, request or not', async () => {
  const service = startProcess({ DATA_DIR: temp.folder });
  const url = await service.ready();
  const held = await heldPost(url, '/api/contact', JSON.stringify(aContactRequest()));

  service.kill('SIGTERM');
  await untilDraining(url);
  service.kill('SIGTERM');

  expect(await service.ended).toBe(130);
  held.drop();
});
