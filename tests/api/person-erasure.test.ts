import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { erasePerson } from '../../cli/person/erase-person';
import { personLines } from '../../cli/person/person-lines';
import { readPerson } from '../../cli/person/read-person';
import { tableShapes } from '../../db/backup/table-shapes';
import { migrationNames } from '../../db/migrations/list';
import { deliverDue } from '../../services/outbox/deliver-due';
import { fileTransport } from '../../services/outbox/file-transport';
import { adminCalls } from '../support/admin-app';
import { aContactRequest } from '../support/factories';
import { type TestApp, testApp } from '../support/test-app';
import { ENGINES } from '../support/test-database';

const EMAIL = 'zebulon@private.example';
const PASSWORD = 'a sentence is fine';
/** Columns that hold addresses, in whatever table. */
const ADDRESSES = ['email', 'recipient', 'reply_to'];

describe.each(ENGINES)('on %s', (engine) => {
  let folder: string;
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof adminCalls>>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'person-'));
    app = await testApp(engine, { env: { DATA_DIR: folder } });
  });
  beforeEach(async () => {
    await app.reset();
    rmSync(path.join(folder, 'mail'), { recursive: true, force: true });
    admin = await adminCalls(app);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const office = () => ({
    config: async () => ({ ...app.deps.config, jwtSecret: app.deps.secret }),
    withDb: <Result>(task: (db: typeof app.deps.db) => Promise<Result>) => task(app.deps.db),
    now: app.deps.now,
  });
  const mailFiles = () =>
    readdirSync(path.join(folder, 'mail')).map((name) =>
      readFileSync(path.join(folder, 'mail', name), 'utf8'),
    );

  /** In the newsletter, the inbox, the accounts, the outbox and the mail folder: wherever the product takes an address. */
  async function isEverywhere(email: string): Promise<void> {
    const sent = await app.post('/api/contact', aContactRequest({ email, message: 'Marmalade' }));
    const { id } = await sent.json();
    await app.post('/api/subscriptions', { email, source: 'footer' });
    await app.post('/api/auth/signup', { email, password: PASSWORD });
    await app.post('/api/auth/reset', { email });
    await app.post('/api/auth/login', { email, password: PASSWORD });
    await admin.send('POST', `/api/admin/messages/${id}/reply`, { text: `Dear ${email}` });
    const deps = { ...app.deps, transport: fileTransport(folder) };
    while ((await deliverDue(deps)).sent > 0);
  }

  /** Tables that hold addresses, and not this one: that it is erased from them would prove nothing. */
  async function tablesWithout(email: string): Promise<string[]> {
    const shapes = await tableShapes(migrationNames().at(-1) ?? '');
    const holders = shapes.filter(({ columns }) =>
      columns.some(({ name }) => ADDRESSES.includes(name)),
    );
    const names = holders.map(async ({ name }) => {
      const rows = JSON.stringify(await app.deps.db(name));
      return rows.includes(email) ? [] : [name];
    });
    return (await Promise.all(names)).flat();
  }

  test('whoever is erased is in no table, mail or log any more, and nobody else is missing', async () => {
    await isEverywhere('bob@example.org');
    const others = mailFiles().length;
    await isEverywhere(EMAIL);
    expect(await tablesWithout(EMAIL)).toEqual([]);
    const held = await readPerson(app.deps.db, EMAIL);

    const erased = await erasePerson(office(), EMAIL);

    expect(held.messages).toMatchObject([
      { message: 'Marmalade', replies: [{ text: `Dear ${EMAIL}` }] },
    ]);
    expect(held.newsletter).toMatchObject({ email: EMAIL, status: 'pending' });
    expect(held.account).toMatchObject({ confirmed_at: null });
    expect(held.mails.length).toBeGreaterThan(4);
    expect(JSON.stringify(held)).not.toContain('$2b$');
    expect(erased).toMatchObject({
      subscriptions: 1,
      messages: 1,
      accounts: 1,
      mails: held.mails.length,
      files: held.mails.length,
    });
    const plainHash = createHash('sha256').update(EMAIL).digest('hex');
    for (const { name } of await tableShapes(migrationNames().at(-1) ?? '')) {
      const rows = JSON.stringify(await app.deps.db(name));
      expect([name, /zebulon/i.test(rows), rows.includes(plainHash)]).toEqual([name, false, false]);
    }
    expect(mailFiles().join('')).not.toMatch(/zebulon/i);
    expect(mailFiles()).toHaveLength(others);
    expect(app.logLines.join('')).not.toMatch(/zebulon/i);
    const left = await readPerson(app.deps.db, 'bob@example.org');
    expect([left.messages.length, left.mails.length]).toEqual([1, held.mails.length]);
    expect(left.newsletter).not.toBeNull();
    expect(personLines(await readPerson(app.deps.db, EMAIL))).toEqual([
      `Nothing is held under ${EMAIL}.`,
    ]);
    expect(await erasePerson(office(), EMAIL)).toMatchObject({ messages: 0, mails: 0, files: 0 });
  });

  test('messages from others in which the address stands are named and left to the operator', async () => {
    await isEverywhere(EMAIL);
    const write = async (name: string, message: string) => {
      const request = aContactRequest({ name, email: 'bob@example.org', message });
      return (await app.post('/api/contact', request)).json();
    };
    await write('Alike', 'Ask zebulon@private_example or zebulon.');
    const named = await write('Named', `Write to Zebulon@Private.example, please.`);
    const noted = await write('Noted', 'Hello.');
    const answered = await write('Answered', 'Hello again.');
    const path = (id: string) => `/api/admin/messages/${id}`;
    await admin.send('PATCH', path(noted.id), { notes: `Is ${EMAIL} his?`, version: 1 });
    await admin.send('POST', `${path(answered.id)}/reply`, { text: `Ask ${EMAIL}.` });
    const references = [named.reference, noted.reference, answered.reference];

    const held = await readPerson(app.deps.db, EMAIL);
    const erased = await erasePerson(office(), EMAIL);

    expect([...held.mentions].sort()).toEqual([...references].sort());
    expect(erased).toMatchObject({ messages: 1, mentions: held.mentions });
    expect(personLines(await readPerson(app.deps.db, EMAIL))).toEqual([
      expect.stringContaining(held.mentions.join(', ')),
    ]);
  });

  test('replies stay when their author is erased, and name nobody', async () => {
    await isEverywhere('bob@example.org');
    const { email } = admin.user;
    await app.deps.db('user_roles').delete();

    await erasePerson(office(), email);

    expect(await app.deps.db('contact_replies')).toMatchObject([
      { author: '', text: 'Dear bob@example.org' },
    ]);
    const left = await readPerson(app.deps.db, 'bob@example.org');
    expect(JSON.stringify(left)).not.toContain(email);
  });

  test('an administrator is erased only once the role is taken', async () => {
    const before = await app.deps.db('users');

    expect(await erasePerson(office(), admin.user.email)).toBe('is an administrator');

    expect(await app.deps.db('users')).toEqual(before);
    expect(await app.deps.db('audit_log')).toEqual([]);
  });
});
