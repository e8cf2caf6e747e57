import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seedContent } from '../../../../db/audience/artists';
import { type Db, openDb } from '../../../../db/connect';
import { migrate } from '../../../../db/migrate';
import { listOutbox } from '../../../../db/outbox/outbox';
import { type Typed, testCli } from '../../../support/test-cli';
import { runCli } from './run-cli';

let dataDir: string;
let db: Db;
let subscribers: (...args: string[]) => Promise<Typed>;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'cli-'));
  db = openDb({ file: path.join(dataDir, 'site.sqlite') });
  await migrate(db);
  await seedContent(db, [{ id: 'rocka', name: 'Rocka' }]);
  const type = testCli(db, { dataDir });
  subscribers = (...args) => type('subscribers', ...args);
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

function aFile(text: string): string {
  const file = path.join(dataDir, 'list.csv');
  writeFileSync(file, text);
  return file;
}

async function exported(...args: string[]): Promise<string> {
  const out = path.join(dataDir, 'exported');
  await subscribers('export', '--out', out, ...args);
  return readFileSync(out, 'utf8');
}

const CONSENT = ['--consent', 'Paper list, 20 Feb 2024'];

test('a list without consents is asked, each address by one mail', async () => {
  const file = aFile('email,topics\r\nADA@example.org,drops artist:rocka\r\nbob@example.org,\r\n');

  const { code, out } = await subscribers('import', file);
  const again = await subscribers('import', file, '--json');

  expect(code).toBe(0);
  expect(out).toContain('Asked by mail: 2.');
  expect(JSON.parse(again.out)).toEqual({ stored: 0, known: 2, suppressed: 0, left_out: 0 });
  const rows = await db('subscriptions').orderBy('email');
  const mails = await listOutbox(db, { limit: 9 });
  expect(rows).toMatchObject([
    { email: 'ada@example.org', status: 'pending', topics: '["drops","artist:rocka"]' },
    { email: 'bob@example.org', status: 'pending', topics: '["all"]' },
  ]);
  expect(mails.map(({ kind }) => kind)).toEqual(['subscription-confirm', 'subscription-confirm']);
  expect(mails[0]?.text).toContain('https://site.test/api/subscriptions/confirm?token=');
});

test('a list with consents is on the list at once, with the words as proof', async () => {
  const { out } = await subscribers('import', aFile('email\nada@example.org\n'), ...CONSENT);

  expect(out).toContain('On the list now: 1.');
  const [rows, consents, mails] = await Promise.all([
    db('subscriptions'),
    db('subscription_consents'),
    listOutbox(db, { limit: 9 }),
  ]);
  expect(rows).toMatchObject([{ status: 'active', source: 'import' }]);
  // As if the welcome had gone out: who asks for more later is no new reader.
  expect(rows[0]?.welcomed_at).toBe(rows[0]?.confirmed_at);
  expect(consents).toMatchObject([{ kind: 'import', wording: 'Paper list, 20 Feb 2024' }]);
  expect(mails).toEqual([]);
});

test('who has not confirmed in the list that is taken in stays away', async () => {
  const list = aFile('email,status\nada@example.org,pending\nbob@example.org,\n');

  const taken = await subscribers('import', list, '--json', ...CONSENT);

  expect(JSON.parse(taken.out)).toMatchObject({ stored: 1, left_out: 1 });
  expect(await db('subscriptions')).toMatchObject([{ email: 'bob@example.org' }]);
});

test('what was taken out can be taken in again, and who left stays away', async () => {
  await subscribers('import', aFile('email\n+ada@example.org\nbob@example.org\n'), ...CONSENT);
  await db('subscriptions').where({ email: 'bob@example.org' }).update({ status: 'unsubscribed' });
  expect(await exported('--status', 'active')).toMatch(/^email,.*\r\n'?\+ada@.*\r\n$/);
  for (const [name, args] of [
    ['out.csv', []],
    ['out.json', ['--json']],
  ] as const) {
    const out = path.join(dataDir, name);
    expect(await subscribers('export', '--out', out, ...args)).toMatchObject({ code: 0, out: '' });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    await db('subscriptions').delete();

    const taken = await subscribers('import', out, '--json', ...CONSENT);

    expect(JSON.parse(taken.out)).toMatchObject({ stored: 1, left_out: 1 });
    expect(await db('subscriptions')).toMatchObject([{ email: '+ada@example.org' }]);
    await subscribers('import', aFile('email\nbob@example.org\n'), ...CONSENT);
    await db('subscriptions')
      .where({ email: 'bob@example.org' })
      .update({ status: 'unsubscribed' });
  }
});

test('an address that a spreadsheet would run is defused', async () => {
  await subscribers('import', aFile('email\n=1+1@example.org\n'), ...CONSENT);

  const out = await exported('--status', 'active');

  expect(out).toMatch(/^email,status,source,topics,created_at,confirmed_at,left_at\r\n/);
  expect(out).toContain("\r\n'=1+1@example.org,active,import,all,");
});

test('an export of nobody is an empty list', async () => {
  expect(JSON.parse(await exported('--json'))).toEqual([]);
});

test('an erased address is gone, stays away, and comes back when its owner asks', async () => {
  const file = aFile('email\nada@example.org\n');
  await subscribers('import', file, ...CONSENT);

  expect((await subscribers('erase', 'ADA@example.org')).out).toMatch(/^Erased\./);
  expect((await subscribers('erase', 'ada@example.org')).out).toMatch(/^It was not on the list/);
  await subscribers('erase', 'never-asked@example.org');
  aFile('email\nada@example.org\nnever-asked@example.org\n');
  const kept = await subscribers('import', file, '--json', ...CONSENT);
  expect(JSON.parse(kept.out)).toMatchObject({ stored: 0, suppressed: 2 });
  // The log too, which is there while the product runs, as this connection does.
  for (const name of readdirSync(dataDir).filter((file) => file.startsWith('site.sqlite'))) {
    expect(readFileSync(path.join(dataDir, name)).includes('ada@example.org')).toBe(false);
  }

  expect((await subscribers('allow', 'ada@example.org')).out).toMatch(/^It can sign up again/);
  const back = await subscribers('import', file, '--json', ...CONSENT);
  expect(JSON.parse(back.out)).toMatchObject({ stored: 1 });
});

test('every act is written down, and no address with it', async () => {
  await subscribers('import', aFile('email\nada@example.org\n'), ...CONSENT);
  await exported();
  await subscribers('erase', 'ada@example.org');

  const acts = await db('audit_log').orderBy('action');
  expect(acts.map(({ actor, action }) => [actor, action])).toEqual([
    ['cli', 'subscriptions.erase'],
    ['cli', 'subscriptions.export'],
    ['cli', 'subscriptions.import'],
  ]);
  expect(JSON.stringify(acts)).not.toContain('ada@');
});

test('what is held of one address can be shown, its consent included', async () => {
  const words = ['--consent', 'Paper list,\u001b[2J 20 Feb 2024'];
  await subscribers('import', aFile('email,topics\nada@example.org,drops\n'), ...words);

  const { out } = await subscribers('show', 'ADA@example.org');
  const json = await subscribers('show', 'ada@example.org', '--json');

  expect(out).toContain('Address:    ada@example.org\nStatus:     active\nTopics:     drops\n');
  expect(out).toContain('import by import: drops\n');
  expect(out).toContain('“Paper list,\ufffd[2J 20 Feb 2024”');
  expect(JSON.parse(json.out).consents).toMatchObject([{ wording: words[1] }]);
});

test.each([
  ['email\nada@example.org\nnobody\n', /list\.csv: row 3: is no e-mail address\. /],
  ['email,topics\nada@example.org,dropz\n', /row 2: names a topic there is not/],
  ['email,topics\n\nada@example.org,dropz\n', /row 3: names .*\nTopics are all, drops, .*artist:/],
  ['email,topics\nada@example.org,artist:nobody\n', /row 2: names a topic there is not/],
  [`email\n${'nobody\n'.repeat(21)}`, /row 21: .*\nand 1 more$/m],
  ['name\nada\n', /first line must name the columns/],
  ['email\nb@c.example\n"ada@example.org\n', /list\.csv: row 3: has a quote that is not closed/],
  ['email;topics\nada@example.org;drops\n', /has semicolons between its columns/],
  ['\ufeffemail\ttopics\nada@example.org\tdrops\n', /has tabs between its columns/],
  ['e\0m\0a\0i\0l\0\n\0', /is saved as UTF-16/],
  ['[{"email": "ada@example.org"}, null, 7]', /entry 2: is no e-mail address/],
  ['[', /is not valid JSON/],
])('of a list with a fault nothing is taken in: %j', async (text, fault) => {
  const { code, err } = await subscribers('import', aFile(text), ...CONSENT);

  expect(code).toBe(1);
  expect(err).toMatch(fault);
  expect(err).not.toContain('    at ');
  expect(await db('subscriptions')).toEqual([]);
});

test.each([
  [['erase', 'nobody'], 2, /Write an address such as/],
  [['allow', 'nobody'], 2, /Write an address such as/],
  [['show', 'nobody'], 2, /Write an address such as/],
  [['show', 'eve@example.org'], 1, /is not on the list/],
  [['import', 'x.csv', '--consent', ' '], 2, /--consent must say/],
  [['import', 'content'], 1, /^content: cannot be used \(EISDIR\)/],
  [['export', '--status', 'gone'], 2, /--status/],
])('%j is refused in one line', async (args, code, fault) => {
  const result = await subscribers(...args);

  expect(result).toMatchObject({ code, out: '' });
  expect(result.err).toMatch(fault);
  expect(result.err).toMatch(/^[^\n]+\n$/);
});

test('an import that is stopped says how far it came, and goes on from there', async () => {
  const people = Array.from({ length: 150 }, (_, index) => `p${index}@example.org\n`);
  const list = aFile(`email\n${people.join('')}`);
  const stop = new AbortController();
  const now = () => {
    stop.abort();
    return new Date('2026-01-15T12:00:00.000Z');
  };
  const type = testCli(db, { dataDir, now, signal: stop.signal });

  const stopped = await type('subscribers', 'import', list, ...CONSENT);
  const again = await subscribers('import', list, '--json', ...CONSENT);

  expect(stopped).toMatchObject({ code: 1, out: '' });
  expect(stopped.err).toBe(
    'Stopped after 100 of 150 addresses. Run it again: it takes in only what is missing\n',
  );
  expect(JSON.parse(again.out)).toMatchObject({ stored: 50, known: 100 });
  expect(await db('audit_log').where({ action: 'subscriptions.import' })).toHaveLength(2);
});

test('no mail goes out with links to this machine', async () => {
  const type = testCli(db, { dataDir, env: { PUBLIC_URL: '', SMTP_URL: 'smtp://127.0.0.1:1' } });

  const { code, err } = await type('subscribers', 'import', aFile('email\na@b.example\n'));

  expect(code).toBe(1);
  expect(err).toMatch(/^PUBLIC_URL: is not set/);
});

test('without --out the list goes to the output', async () => {
  await subscribers('import', aFile('email\nada@example.org\n'), ...CONSENT);

  const { code, out } = await runCli(['subscribers', 'export'], { DATA_DIR: dataDir });

  expect(code).toBe(0);
  expect(out).toMatch(/^email,.*\r\nada@example\.org,active,import,all,.*\r\n$/);
});

test('a list that is not there is told in one line', async () => {
  const { code, err } = await runCli(['subscribers', 'import', 'nowhere.csv'], {
    DATA_DIR: dataDir,
  });

  expect(code).toBe(1);
  expect(err).toMatch(/^nowhere\.csv: cannot be used \(ENOENT\)[^\n]+\n$/);
});
