import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../content/load';
import { type Email, enqueueEmail, findEmail, listOutbox } from '../../db/outbox';
import type { OutboxRow } from '../../db/tables';
import { loadConfig } from '../../services/config';
import { deliverDue, retrySeconds } from '../../services/outbox/deliver-due';
import { createTransport } from '../../services/outbox/transport';
import { startWorker } from '../../services/outbox/worker';
import { textsOf } from '../../services/texts';
import { aContactRequest, anEmail } from '../support/factories';
import { NOON, testApp, testDeps } from '../support/test-app';
import { ENGINES } from '../support/test-database';
import { tempFolder } from '../support/test-process';
import { testSmtp } from '../support/test-smtp';

const aRow = (): OutboxRow => ({
  ...anEmail(),
  status: 'waiting',
  attempts: 0,
  last_error: null,
  created_at: NOON.toISOString(),
  due_at: NOON.toISOString(),
  sent_at: null,
  lease_until: null,
  lease_token: null,
});
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
    const worker = startWorker({ ...parts.deps, transport: async () => tell() });
    await first;

    const second = mail();
    await queue();
    worker.wake();
    await second;

    await worker.stop();
    expect(await listOutbox(parts.deps.db, { status: 'sent', limit: 5 })).toHaveLength(2);
  });

  test('the worker outlives a round that failed', async () => {
    await parts.deps.db.schema.renameTable('outbox', 'away');
    const worker = startWorker(parts.deps);
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

describe('with the real texts of the site', () => {
  const unfolded = (mail: string) => mail.replace(/\r\n[ \t]+/g, ' ');

  async function contactMails(env: Record<string, string>) {
    const { content } = await loadContent();
    const app = await testApp('sqlite', { env, deps: { texts: textsOf(content) } });
    const request = aContactRequest({
      name: '"Ada" <ada@evil.test>, Bob',
      message: 'Line one\n.\nLine <three> {name}\n\nEnde gut: äöü 🎵',
      inquiryType: 'licensing',
    });
    expect((await app.post('/api/contact', request)).status).toBe(201);
    app.deps.transport = createTransport(loadConfig(env, '/no-root'));
    expect(await deliverDue(app.deps)).toEqual({ sent: 2, failed: 0 });
    const again = await app.deps.db('outbox').select('*');
    await app.close();
    return again;
  }

  test('mails become files that sort by time, whole, once', async () => {
    const { folder, remove } = tempFolder();
    const rows = await contactMails({ DATA_DIR: folder });
    const box = path.join(folder, 'mail');
    const files = readdirSync(box).sort();
    const texts = files.map((file) => unfolded(readFileSync(path.join(box, file), 'utf8')));

    expect(files).toHaveLength(2);
    expect(files.every((file) => /^20250602T120000000Z-[0-9a-f-]{36}\.eml$/.test(file))).toBe(true);
    const team = texts.find((text) => text.includes('To: licensing@example.com')) ?? '';
    expect(team).toContain('From: Artistry Algorithm <hello@example.com>');
    expect(team).toMatch(/^Reply-To: .*<ada@example\.org>\r$/m);
    expect(team).not.toMatch(/^(?:Bcc|Cc):/m);
    expect(team).toMatch(/^Subject: =\?UTF-8\?Q\?=5BLicensing=5D_/m);
    expect(team).toMatch(/^Date: Mon, 02 Jun 2025 12:00:00 \+0000\r$/m);
    expect(team).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    for (const row of rows) {
      expect(texts.some((text) => text.includes(`Message-ID: ${row.message_id}`))).toBe(true);
      expect(`${row.subject}${row.text}${row.html}`.replaceAll('{name}', '')).not.toMatch(
        /\{\w+\}/,
      );
    }
    remove();
  });

  test('a mail server gets one recipient a mail and the same words', async () => {
    const smtp = await testSmtp();
    const rows = await contactMails({ SMTP_URL: smtp.url });
    smtp.close();

    expect(smtp.received.map(({ to }) => to).sort()).toEqual([
      ['TO:<ada@example.org>'],
      ['TO:<licensing@example.com>'],
    ]);
    expect(smtp.received.every(({ from }) => from === 'FROM:<hello@example.com>')).toBe(true);
    const ids = smtp.received.map(({ data }) => /^Message-ID: (.*)\r$/m.exec(data)?.[1]);
    expect(ids.sort()).toEqual(rows.map(({ message_id }) => message_id).sort());
    expect(smtp.received.map(({ data }) => data).join('\n')).toMatch(
      /^Auto-Submitted: auto-replied/m,
    );
  });

  test('a refused recipient is told apart from a server that is not there', async () => {
    const smtp = await testSmtp('550 no such user');
    const send = (url: string) =>
      createTransport(loadConfig({ SMTP_URL: url }, '/no-root'))(aRow()).catch(
        (error: unknown) => error,
      );

    expect(await send(smtp.url)).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    expect(await send('smtp://127.0.0.1:1')).toMatchObject({ code: 'ESOCKET' });
    smtp.close();
  });

  test('a mail whose text names a file does not carry it', async () => {
    const { folder, remove } = tempFolder();
    const file = path.join(folder, 'secret.txt');
    writeFileSync(file, 'the secret');
    const transport = createTransport(loadConfig({ DATA_DIR: folder }, '/no-root'));
    // What a type check that failed would let through.
    const text = { path: file } as unknown as string;

    await expect(transport({ ...aRow(), text })).rejects.toThrow(/access/i);

    expect(existsSync(path.join(folder, 'mail'))).toBe(false);
    remove();
  });
});
