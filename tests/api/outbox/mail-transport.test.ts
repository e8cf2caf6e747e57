import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutboxRow } from '../../../db/tables';
import { createTransport } from '../../../services/outbox/create-transport';
import { deliverDue } from '../../../services/outbox/deliver-due';
import { loadConfig } from '../../../services/settings/config';
import { textsOf } from '../../../services/texts';
import { NOON, testApp } from '../../support/app/test-app';
import { testContent } from '../../support/content/test-content';
import { aContactRequest, anEmail } from '../../support/factories';
import { tempFolder } from '../../support/process/test-process';
import { testSmtp } from '../../support/process/test-smtp';

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
describe('with the real texts of the site', () => {
  const unfolded = (mail: string) => mail.replace(/\r\n[ \t]+/g, ' ');

  async function contactMails(env: Record<string, string>) {
    const content = await testContent();
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
    const smtp = await testSmtp({ refuse: '550 no such user' });
    const send = (url: string) =>
      createTransport(loadConfig({ SMTP_URL: url }, '/no-root'))(aRow()).catch(
        (error: unknown) => error,
      );

    expect(await send(smtp.url)).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    expect(await send('smtp://127.0.0.1:1')).toMatchObject({ code: 'ESOCKET' });
    smtp.close();
  });

  test('nothing is said in the open to a server that is not this machine', async () => {
    const smtp = await testSmtp();
    // Leads to this machine too, under a name that any could have.
    const url = smtp.url.replace('127.0.0.1', '0.0.0.0');
    const sending = createTransport(loadConfig({ SMTP_URL: url }, '/no-root'))(aRow());

    const outcome = await sending.catch((error: unknown) => error);
    smtp.close();

    expect(outcome).toMatchObject({ code: 'ETLS' });
    expect(smtp.received).toEqual([]);
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
