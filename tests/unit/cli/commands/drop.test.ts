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
import { type Db, openDb } from '../../../../db/connect';
import { migrate } from '../../../../db/migrate';
import { listOutbox } from '../../../../db/outbox/outbox';
import { testCli } from '../../../support/test-cli';

const RELEASE = 'rocka--usiku-mrefu';

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

/** The content as it will be once the label has signed one release. */
function signedContent(): string {
  const content = path.join(folder, 'content');
  mkdirSync(content);
  for (const name of readdirSync('content').filter((entry) => entry !== 'releases')) {
    symlinkSync(path.resolve('content', name), path.join(content, name));
  }
  cpSync('content/releases', path.join(content, 'releases'), { recursive: true });
  const file = path.join(content, 'releases', `${RELEASE}.yaml`);
  const text = readFileSync(file, 'utf8')
    .replace('workingTitle: true', 'workingTitle: false')
    .replaceAll(/status: "?to be confirmed by the label"?/g, 'status: signed by the label');
  writeFileSync(file, text);
  return content;
}

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

test.each([
  ['rocka--usiku', /^There is no release "rocka--usiku"\. Did you mean `rocka--usiku-mrefu`\?\n$/],
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
