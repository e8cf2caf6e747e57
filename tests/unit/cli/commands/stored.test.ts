import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { insertFollow, listFollowed } from '../../../../db/audience/artist-follows';
import { listArtists, seedContent } from '../../../../db/audience/artists';
import { type Email, enqueueEmail } from '../../../../db/outbox/outbox';
import { removeTempContent, tempContent } from '../../../support/content/temp-content';
import { testCli } from '../../../support/test-cli';
import { anArrival, storeViews } from '../../../support/views/views';
import { cliData } from './cli-data';
import { runCli } from './run-cli';

const data = cliData();
const { inDb, type } = data;

const HEAD = 'id,created_at,session_id,path,referrer,user_agent,duration_ms,country,synthetic\r\n';

test('migrate names what it ran, and has nothing to do the second time', async () => {
  rmSync(path.join(data.dir, 'site.sqlite'));
  const first = await runCli(['migrate'], data.env);
  const second = await runCli(['migrate'], data.env);
  expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/^Ran 001-/) });
  expect(second).toEqual({ code: 0, out: 'The database is up to date.\n', err: '' });
});

test('migrate leaves a database of a newer version alone, in one line', async () => {
  await inDb((db) => db('knex_migrations').insert({ name: '999-later', batch: 9 }));
  const { code, out, err } = await runCli(['migrate'], data.env);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^The database was made by a newer version \(999-later\)[^\n]*\n$/);
});

test('migrate makes a database that others cannot read, also in a folder that they can', async () => {
  rmSync(path.join(data.dir, 'site.sqlite'));
  chmodSync(data.dir, 0o755);
  await runCli(['migrate'], data.env);
  expect(statSync(path.join(data.dir, 'site.sqlite')).mode & 0o777).toBe(0o600);
});

test('a database that lacks a migration is not read', async () => {
  await inDb((db) => db('knex_migrations').where('name', 'like', '002-%').delete());
  for (const args of [['mail', 'list'], ['export-analytics']]) {
    const { code, out, err } = await runCli(args, data.env);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('The database is not up to date. Run npx cli migrate.\n');
  }
});

test('migrate makes the data folder, closed to others', async () => {
  const inner = path.join(data.dir, 'inner');
  expect(await runCli(['migrate'], { DATA_DIR: inner })).toMatchObject({ code: 0 });
  expect(statSync(inner).mode & 0o777).toBe(0o700);
});

test('seed brings the artists of the content into the database, twice the same', async () => {
  for (const _ of [1, 2]) expect(await type('seed')).toMatchObject({ code: 0, err: '' });
  const ids = (await inDb(listArtists)).map(({ id }) => id);
  expect(ids).toContain('rocka');
  expect(new Set(ids).size).toBe(ids.length);
});

test('seed takes the followers of an artist who was renamed along', async () => {
  const contentDir = await tempContent({
    'moved.yaml': 'moved: { /artists/rocky: /artists/rocka }',
  });
  const followed = await inDb(async (db) => {
    await seedContent(db, [{ id: 'rocky', name: 'Rocky' }]);
    await insertFollow(db, { artist_id: 'rocky', device_id: 'one', created_at: '2025-06-01' });
    expect(await testCli(db, { dataDir: data.dir, contentDir })('seed')).toMatchObject({ code: 0 });
    return listFollowed(db, 'one');
  });
  await removeTempContent();
  expect(followed).toEqual(['rocka']);
});

test('an export holds every view of the range, oldest first, and no formula', async () => {
  const session = '0123456789abcdef0123456789abcdef';
  await inDb((db) =>
    storeViews(db, [
      anArrival({ at: '2026-01-01T00:00:00.000Z', referrer: '@x' }),
      anArrival({
        at: '2026-01-31T23:59:59.999Z',
        session,
        place: '/a,"b"',
        agent: '=1+1',
        durationMs: 1500,
      }),
      anArrival({ at: '2026-02-01T00:00:00.000Z' }),
    ]),
  );
  const all = await runCli(['export-analytics'], data.env);
  const january = await runCli(
    ['export-analytics', '--from', '2026-01-02', '--to', '2026-01-31'],
    data.env,
  );
  const times = all.out.split('\r\n').map((line) => line.split(',')[1]?.slice(0, 10));
  expect(times).toEqual(['created_at', '2026-01-01', '2026-01-31', '2026-02-01', undefined]);
  expect(all.out).toContain(",'@x,");
  expect(january.out.slice(HEAD.length + 36)).toBe(
    `,2026-01-31T23:59:59.999Z,01234567-89ab-cdef-0123-456789abcdef,"/a,""b""",,'=1+1,1500,,0\r\n`,
  );
  expect(january.out.startsWith(HEAD)).toBe(true);
});

test('an export into a file replaces it whole, and a failing one leaves it alone', async () => {
  const file = path.join(data.dir, 'views.csv');
  writeFileSync(file, 'old');
  await inDb((db) => db.schema.renameTable('analytics_views', 'elsewhere'));
  expect((await runCli(['export-analytics', '--out', file], data.env)).code).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('old');

  await inDb((db) => db.schema.renameTable('elsewhere', 'analytics_views'));
  expect(await runCli(['export-analytics', '--out', file], data.env)).toEqual({
    code: 0,
    out: '',
    err: '',
  });
  expect(readFileSync(file, 'utf8')).toBe(HEAD);
  expect(readdirSync(data.dir).filter((name) => name.includes('.part'))).toEqual([]);
});

test('a file that cannot be written is told in one line', async () => {
  mkdirSync(path.join(data.dir, 'folder'));
  const nowhere = path.join(data.dir, 'nowhere');
  for (const [out, why] of [
    [path.join(nowhere, 'a.csv'), `: there is no folder ${nowhere}. Make it first.`],
    [path.join(data.dir, 'folder'), ' (EISDIR). Name another file.'],
  ] as const) {
    const { code, err } = await runCli(['export-analytics', '--out', out], data.env);
    expect(code).toBe(1);
    expect(err).toBe(`${out} cannot be written${why}\n`);
  }
});

const aMail: Email = {
  id: '4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11',
  kind: 'contact-team',
  message_id: '<1@example.org>',
  sender_name: 'The site',
  sender: 'site@example.org',
  recipient: 'team@example.org',
  reply_to_name: 'Ada',
  reply_to: 'ada@example.org',
  subject: 'A message',
  text: 'Hello there.',
  html: '<p>Hello there.</p>',
  auto_reply: 0,
  unsubscribe_url: null,
  thread: null,
};

test('mail list shows what is queued, as lines and as JSON', async () => {
  await inDb((db) => enqueueEmail(db, aMail, '2026-01-31T12:00:00.000Z'));
  const lines = await type('mail', 'list');
  const json = await type('mail', 'list', '--status', 'waiting', '--json');
  const sent = await type('mail', 'list', '--status', 'sent');

  expect(lines.out).toMatch(
    /^4f0c1a52\S+ {2}2026-01-31\S+ {2}waiting.* team@example\.org {2}A message\n$/,
  );
  expect(JSON.parse(json.out)).toMatchObject([{ id: aMail.id, recipient: 'team@example.org' }]);
  expect(json.out).not.toContain('Hello there');
  expect(sent).toMatchObject({ code: 0, out: 'There are no such mails.\n' });
});

test('mail show prints one mail with its text; an unknown one fails', async () => {
  await inDb((db) => enqueueEmail(db, aMail, '2026-01-31T12:00:00.000Z'));
  expect((await type('mail', 'show', aMail.id)).out).not.toContain('Failed:');
  await inDb((db) =>
    db('outbox').update({ attempts: 1, subject: 'A\u001b[2J', text: 'Hello\u001b[2J there.' }),
  );
  expect((await type('mail', 'list')).out).toMatch(/waiting after 1 try {2}.* A\ufffd\[2J\n$/);
  const shown = await type('mail', 'show', aMail.id);
  const json = await type('mail', 'show', aMail.id, '--json');
  const unknown = await type('mail', 'show', 'x');

  expect(shown.out).toContain('Reply-To:   Ada <ada@example.org>');
  expect(shown.out).toContain('Failed:     1 try');
  expect(shown.out).toMatch(/\nSubject: {4}A\ufffd\[2J\n.*\n\nHello\ufffd\[2J there\.\n$/s);
  expect(JSON.parse(json.out)).toMatchObject({
    subject: 'A\u001b[2J',
    html: '<p>Hello there.</p>',
  });
  expect(unknown).toEqual({
    code: 1,
    out: '',
    err: 'There is no mail x. See npx cli mail list.\n',
  });
});
