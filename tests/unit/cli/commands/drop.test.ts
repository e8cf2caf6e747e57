import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scaffold } from '../../../../content/scaffold';
import { type Db, openDb } from '../../../../db/connect';
import { migrate } from '../../../../db/migrate';
import { listOutbox } from '../../../../db/outbox/outbox';
import { testCli } from '../../../support/test-cli';

const RELEASE = 'rocka--usiku-mrefu';
const STORY = 'africa-hub-opens';

let folder: string;
let db: Db;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'drop-'));
  db = openDb({ file: path.join(folder, 'site.sqlite') });
  await migrate(db);
  await db('subscriptions').insert({
    id: '1',
    email: 'ada@example.org',
    status: 'active',
    source: 'home',
    topics: '["drops"]',
    created_at: '2025-06-02T12:00:00.000Z',
    requested_at: '2025-06-02T12:00:00.000Z',
  });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** Somebody for each topic, with an address that tells it. */
async function subscribe(...topics: string[]): Promise<void> {
  for (const [id, topic] of topics.entries()) {
    await db('subscriptions').insert({
      id: `2${id}`,
      email: `${topic.replace(':', '-')}@example.org`,
      status: 'active',
      source: 'home',
      topics: JSON.stringify([topic]),
      created_at: '2025-06-02T12:00:00.000Z',
      requested_at: '2025-06-02T12:00:00.000Z',
    });
  }
}

/** The content with one of its files changed. */
function changedContent(file: string, change: (text: string) => string): string {
  const content = path.join(folder, 'content');
  const changed = path.dirname(file);
  mkdirSync(content);
  for (const name of readdirSync('content').filter((entry) => entry !== changed)) {
    symlinkSync(path.resolve('content', name), path.join(content, name));
  }
  cpSync(path.join('content', changed), path.join(content, changed), { recursive: true });
  const copy = path.join(content, file);
  writeFileSync(copy, change(readFileSync(copy, 'utf8')));
  return content;
}

/** The content as it will be once the label has signed one release. */
const signedContent = () =>
  changedContent(`releases/${RELEASE}.yaml`, (text) =>
    text
      .replace('workingTitle: true', 'workingTitle: false')
      .replaceAll(/status: "?to be confirmed by the label"?/g, 'status: signed by the label'),
  );

test('a signed release is counted, announced, and never twice', async () => {
  const type = testCli(db, { dataDir: folder, contentDir: signedContent() });
  const announce = async (...args: string[]) =>
    (await type('drop', 'announce', RELEASE, ...args)).out;

  expect(await announce('--dry-run')).toBe('Would be queued: 1.\n');
  expect(await listOutbox(db, { limit: 9 })).toEqual([]);
  expect(await announce()).toMatch(/^Queued: 1\./);
  expect(JSON.parse(await announce('--json'))).toEqual({
    release: RELEASE,
    dry_run: false,
    queued: 0,
    told_before: 1,
  });

  const mails = await listOutbox(db, { limit: 9 });
  expect(mails).toMatchObject([{ kind: 'drop', recipient: 'ada@example.org' }]);
  expect(mails[0]?.subject).toContain('Usiku Mrefu');
  expect(await db('audit_log')).toMatchObject([
    { action: 'release.announce', subject: RELEASE, details: '{"queued":1}' },
    { action: 'release.announce', details: '{"queued":0}' },
  ]);
});

test('an artist who has come is announced to those who asked to be reminded', async () => {
  await db('subscriptions').insert({
    id: '2',
    email: 'bo@example.org',
    status: 'active',
    source: 'artist_profile',
    topics: '["artist:nyra"]',
    created_at: '2025-06-02T12:00:00.000Z',
    requested_at: '2025-06-02T12:00:00.000Z',
  });
  const type = testCli(db, {
    dataDir: folder,
    contentDir: changedContent('artists/nyra.yaml', (text) =>
      text.replace('directory: { status: coming-soon', 'directory: { status: active'),
    ),
  });

  expect(JSON.parse((await type('drop', 'announce', 'nyra', '--json')).out)).toEqual({
    artist: 'nyra',
    dry_run: false,
    queued: 1,
    told_before: 0,
  });

  const [mail, ...others] = await listOutbox(db, { limit: 9 });
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'reminder-open', recipient: 'bo@example.org' });
  expect(mail?.text).toContain(
    '/artists/nyra?utm_source=newsletter&utm_medium=email&utm_campaign=nyra\n',
  );
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/\{\w*\}/);
  expect(await db('audit_log')).toMatchObject([{ action: 'artist.announce', subject: 'nyra' }]);
});

test('a signed story is announced, once, to those who chose something of it', async () => {
  await subscribe('news', 'artist:zaya', 'hub-africa', 'events', 'press');
  const type = testCli(db, {
    dataDir: folder,
    contentDir: changedContent(`news/${STORY}.yaml`, (text) =>
      text.replaceAll(/(\n {6}status: ).*/g, '$1signed by the editor'),
    ),
  });
  const announce = async (...args: string[]) =>
    JSON.parse((await type('drop', 'announce', `news/${STORY}`, '--json', ...args)).out);

  const counts = { story: `news/${STORY}`, told_before: 0, queued: 2 };
  expect(await announce('--dry-run')).toEqual({ ...counts, dry_run: true });
  expect(await announce()).toEqual({ ...counts, dry_run: false });
  expect(await announce()).toMatchObject({ queued: 0, told_before: 2 });

  const mails = await listOutbox(db, { limit: 9 });
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    'hub-africa@example.org',
    'news@example.org',
  ]);
  const mail = mails.find(({ recipient }) => recipient.startsWith('news'));
  expect(mail).toMatchObject({ kind: 'story', subject: 'The Africa hub has its own door' });
  expect(mail?.text).toContain('because you chose Stories.');
  expect(mail?.text).toContain(
    `/news/africa/${STORY}?utm_source=newsletter&utm_medium=email&utm_campaign=${STORY}\n`,
  );
  expect(mail?.unsubscribe_url).toContain('token=');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/\{\w*\}/);
  expect(await db('audit_log').pluck('action')).toEqual(['story.announce', 'story.announce']);
});

/** The content with one bulletin to the press. */
function contentWithBulletin(change = (text: string) => text): string {
  const content = changedContent('news/africa-hub-opens.yaml', (text) => text);
  const { text } = scaffold('bulletin', { slug: 'kit', today: new Date(0), existing: 0 });
  mkdirSync(path.join(content, 'bulletins'));
  writeFileSync(path.join(content, 'bulletins/kit.yaml'), change(text));
  return content;
}

test('a signed bulletin goes, once, to who chose a topic of it or everything', async () => {
  await subscribe('press', 'all', 'beta', 'artist:zaya');
  const contentDir = contentWithBulletin((text) =>
    text.replaceAll('status: open', 'status: signed').replaceAll('To be written', 'We tell you'),
  );
  const type = testCli(db, { dataDir: folder, contentDir });
  const announce = async (...args: string[]) =>
    JSON.parse((await type('drop', 'announce', 'bulletins/kit', '--json', ...args)).out);

  const counts = { bulletin: 'bulletins/kit', told_before: 0, queued: 2 };
  expect(await announce('--dry-run')).toEqual({ ...counts, dry_run: true });
  expect(await announce()).toEqual({ ...counts, dry_run: false });
  expect(await announce()).toMatchObject({ queued: 0, told_before: 2 });

  const mails = await listOutbox(db, { limit: 9 });
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    'all@example.org',
    'press@example.org',
  ]);
  expect(mails[0]).toMatchObject({ kind: 'bulletin', subject: 'Kit' });
  expect(mails[0]?.unsubscribe_url).toContain('token=');
  expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/\{\w*\}/);
  expect(await db('audit_log').pluck('action')).toEqual(['bulletin.announce', 'bulletin.announce']);
});

test('a preview shows the mail before it is signed, and writes to nobody', async () => {
  const type = testCli(db, { dataDir: folder, contentDir: contentWithBulletin() });
  const preview = (...args: string[]) =>
    type('drop', 'announce', 'bulletins/kit', '--preview', ...args);

  const { code, out } = await preview();
  expect(code).toBe(0);
  expect(out).toMatch(/^For: press, all\nSubject: Kit\n\nKit\n\n/);
  expect(out).toContain('because you chose Press.');
  expect(out).toMatch(
    /Not yet to be announced: its credits are not signed; its preheader is still to be written; [^\n]+ \(.*bulletins\/kit\.yaml\)\.\n$/,
  );
  expect(JSON.parse((await preview('--json')).out)).toMatchObject({
    bulletin: 'bulletins/kit',
    topics: ['press', 'all'],
    problems: expect.arrayContaining(['its credits are not signed']),
    html: expect.stringContaining('<h1>Kit</h1>'),
  });
  expect(await listOutbox(db, { limit: 9 })).toEqual([]);
  expect(await db('audit_log')).toEqual([]);
  expect(await db('announcements')).toEqual([]);
});

test.each([
  ['events/panel-2024-02-20', /^Not announced: “Panel” is over\. Mend content\/events\/[^\n]+\n$/],
  ['events/panel', /^There is no event "events\/panel"\. [^\n]+\n$/],
  ['bulletins/kit', /^There is no bulletin "bulletins\/kit"\. [^\n]+\n$/],
  [`news/${STORY}s`, /^There is no story .* Did you mean `news\/africa-hub-opens`\?\n$/],
  [`news/${STORY}`, /^Not announced: its credits are not signed\. Mend content\/news\/[^\n]+\n$/],
  [
    'rocka--usiku',
    /^There is no release or artist "rocka--usiku"\. Did you mean `rocka--usiku-mrefu`\?\n$/,
  ],
  [
    'kayoba',
    /^Not announced: Kayoba is not active in the directory yet\. Mend content\/artists\/kayoba/,
  ],
  // there is nothing to mend
  ['rocka', /^Not announced: (rocka--[a-z-]+) is out [^.]+: npx cli drop announce \1\n$/],
  ['kora-ai', /has no profile to open/],
  [
    RELEASE,
    /^Not announced: .*is a working title; the label has not signed.*Mend content\/[^\n]+\n$/,
  ],
  ['zaya--wet-paint', /is not out yet/],
])('%s is refused in one line, and nobody is told', async (release, reason) => {
  const type = testCli(db, { dataDir: folder });

  const { code, out, err } = await type('drop', 'announce', release);

  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(reason);
  expect(await listOutbox(db, { limit: 9 })).toEqual([]);
});
