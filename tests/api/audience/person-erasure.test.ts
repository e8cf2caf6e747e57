import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { erasePerson } from '../../../cli/person/erase-person';
import { personLines } from '../../../cli/person/person-lines';
import { readPerson } from '../../../cli/person/read-person';
import { tableShapes } from '../../../db/backup/table-shapes';
import { migrationNames } from '../../../db/migrations/list';
import { deliverDue } from '../../../services/outbox/deliver-due';
import { fileTransport } from '../../../services/outbox/file-transport';
import { type AdminCalls, adminCalls } from '../../support/app/admin-app';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest } from '../../support/factories';

const EMAIL = 'zebulon@private.example';
const PASSWORD = 'a sentence is fine';
/** Tables in which no address stands. A table that is not named here holds addresses, whatever its columns are called. */
const NAMELESS = [
  // The content's own, sums, redacted questions, and what stands under random numbers that lead to nobody.
  'artists',
  /^analytics_|^web_vitals|^assistant_/,
  'artist_follows',
  // Counts and requests under keyed hashes.
  'idempotency_keys',
  'login_attempts',
  'mailbox_counts',
  'rate_limits',
  'suppressions',
  // Acts, and what belongs to an account or to an address of the list: by ids.
  'audit_log',
  'announcements',
  'refresh_tokens',
  'sessions',
  'subscription_consents',
  'subscription_tokens',
  'user_roles',
];

/** Secrets of links, which their owner got by mail: of these, mails alone are told. */
const UNTOLD = ['email_tokens'];

const isNameless = (table: string) =>
  NAMELESS.some((name) => (typeof name === 'string' ? name === table : name.test(table)));

describe.each(ENGINES)('on %s', (engine) => {
  let folder: string;
  let app: TestApp;
  let admin: AdminCalls;
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
    const key = { 'idempotency-key': email.length.toString() };
    const request = aContactRequest({ email, message: 'Marmalade' });
    const sent = await app.post('/api/contact', request, key);
    const { id } = await sent.json();
    await app.post('/api/subscriptions', { email, source: 'footer' }, key);
    await app.post('/api/auth/signup', { email, password: PASSWORD });
    await app.post('/api/auth/reset', { email });
    await app.post('/api/auth/login', { email, password: PASSWORD });
    await admin.send('POST', `/api/admin/messages/${id}/reply`, { text: `Dear ${email}` });
    const deps = { ...app.deps, transport: fileTransport(folder) };
    while ((await deliverDue(deps)).sent > 0);
  }

  /** Every table, with its rows as text. */
  async function dump(): Promise<[table: string, rows: string][]> {
    const shapes = await tableShapes(migrationNames().at(-1) ?? '');
    const rows = shapes.map(async ({ name }) => JSON.stringify(await app.deps.db(name)));
    return (await Promise.all(rows)).map((text, place) => [shapes[place]?.name ?? '', text]);
  }

  /** Tables that hold an address, of whose rows nothing is told to its owner; each row is known by its instant. */
  async function untold(email: string): Promise<string[]> {
    const { db } = app.deps;
    const holding = (await dump()).filter(
      ([table, rows]) => !isNameless(table) && rows.includes(email),
    );
    for (const [place, [table]] of holding.entries())
      await db(table).update({ created_at: `2025-01-01T00:00:00.${100 + place}Z` });
    const held = await readPerson(db, email);
    const told = JSON.stringify(held);
    const lines = personLines(held).join('\n');
    return holding
      .map(([table], place) => [table, `00:00.${100 + place}Z`] as const)
      .filter(([, instant]) => !told.includes(instant) || !lines.includes(instant))
      .map(([table]) => table);
  }

  /** What rows of others know an account, an address of the list and messages by. */
  async function idsOf(email: string): Promise<string[]> {
    const { db } = app.deps;
    const tables = ['subscriptions', 'users', 'contact_messages'];
    return (
      await Promise.all(tables.map((table) => db(table).where({ email }).pluck('id')))
    ).flat();
  }

  test('whoever is erased is in no table, mail or log any more, and nobody else is missing', async () => {
    await isEverywhere('bob@example.org');
    const others = mailFiles().length;
    await isEverywhere(EMAIL);
    const ids = await idsOf(EMAIL);
    const announced = { release: 'rocka', subscription_id: ids[0] ?? '', created_at: '' };
    await app.deps.db('announcements').insert(announced);
    const unfilled = (await dump()).filter(
      ([table, rows]) => !isNameless(table) && !rows.includes(EMAIL),
    );
    // Fill it in `isEverywhere`, or say in NAMELESS why no address can stand in it.
    expect(unfilled.map(([table]) => table)).toEqual([]);
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
    for (const [table, rows] of await dump()) {
      expect([table, /zebulon/i.test(rows), rows.includes(plainHash)]).toEqual([
        table,
        false,
        false,
      ]);
      const left = table === 'audit_log' ? [] : ids.filter((id) => rows.includes(id));
      expect([table, left]).toEqual([table, []]);
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

  test('whoever asks is told of everything that holds the address, as JSON and in lines', async () => {
    await isEverywhere(EMAIL);

    // Tell it in cli/person/, in read-person.ts and in person-lines.ts, or say in UNTOLD why not.
    expect(await untold(EMAIL)).toEqual(UNTOLD);
  });

  test('whoever wrote ten thousand messages is shown every one of them', async () => {
    const { id } = await (await app.post('/api/contact', aContactRequest({ email: EMAIL }))).json();
    const [message] = await app.deps.db('contact_messages').where({ id });
    const copies = Array.from({ length: 10_000 }, (_, n) => ({
      ...message,
      id: `${id}-${n}`,
      reference: `AAM-${n}`,
    }));
    await app.deps.db.batchInsert('contact_messages', copies, 500);

    expect((await readPerson(app.deps.db, EMAIL)).messages).toHaveLength(10_001);
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

  test('replies stay when their author is erased, name nobody, and forms write to the address no more', async () => {
    await isEverywhere('bob@example.org');
    const { email } = admin.user;
    await app.deps.db('user_roles').delete();

    await erasePerson(office(), email);

    expect(await app.deps.db('contact_replies')).toMatchObject([
      { author: '', text: 'Dear bob@example.org' },
    ]);
    expect(JSON.stringify(await readPerson(app.deps.db, 'bob@example.org'))).not.toContain(email);
    expect(await app.deps.db('suppressions')).toHaveLength(1);
  });

  test('an administrator is erased only once the role is taken', async () => {
    const before = await app.deps.db('users');

    expect(await erasePerson(office(), admin.user.email)).toBe('is an administrator');

    expect(await app.deps.db('users')).toEqual(before);
    expect(await app.deps.db('audit_log')).toEqual([]);
  });
});
