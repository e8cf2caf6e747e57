import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CliContext } from '../../../cli/context';
import { lookAtAssistant } from '../../../cli/doctor/assistant';
import {
  lookAtAddress,
  lookAtMetrics,
  lookAtOrigins,
  lookAtProxy,
  lookAtSecret,
} from '../../../cli/doctor/exposure';
import { lookAtDataFolder } from '../../../cli/doctor/machine';
import { lookAtMail, mailFault } from '../../../cli/doctor/mail';
import { lookAtSettings } from '../../../cli/doctor/settings';
import { lookAtBackups, lookAtClock, lookAtOutbox } from '../../../cli/doctor/upkeep';
import { recordAudit } from '../../../db/accounts/audit-log';
import { enqueueEmail } from '../../../db/outbox/outbox';
import { loadConfig } from '../../../services/settings/config';
import { refusing, saying, testModel } from '../../support/assistant/test-model';
import { type TestDatabase, testDatabase } from '../../support/database/test-database';
import { anEmail } from '../../support/factories';
import { tempFolder } from '../../support/process/test-process';
import { testSmtp } from '../../support/process/test-smtp';

const NOW = new Date('2025-06-02T12:00:00.000Z');
const REAL = { PUBLIC_URL: 'https://site.test', TRUST_PROXY: '1' };

let database: TestDatabase;
let folder: string;
let remove: () => void;
let context: CliContext;
beforeAll(async () => {
  database = await testDatabase('sqlite');
});
beforeEach(async () => {
  ({ folder, remove } = tempFolder());
  await database.clear();
  const without = () => Promise.reject(new Error('not asked for by a look'));
  context = {
    root: folder,
    contentDir: 'content',
    config: without,
    withDb: (task) => task(database.db),
    withAnyDb: without,
    print: () => {},
    now: () => NOW,
    abortOnStop: () => new AbortController().signal,
  };
});
afterEach(() => remove());
afterAll(() => database.drop());

const config = (env: Record<string, string>) => loadConfig({ DATA_DIR: folder, ...env }, folder);
const failing = (detail: RegExp) => ({
  state: 'fail',
  detail: expect.stringMatching(detail),
  mend: expect.stringMatching(/\S/),
});

/** Another secret signs nobody out: where what it does is written. */
const ROTATION = /docs\/operations\.md, Rotate the secret\.$/;

test('a data folder that cannot be made is found before the first start', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const look = (dataDir: string) => lookAtDataFolder(context, config({ DATA_DIR: dataDir }));

  expect(await look(path.join(folder, 'new', 'data'))).toMatchObject({ state: 'ok' });
  expect(await look(path.join(file, 'new', 'data'))).toMatchObject(failing(/cannot be made there/));
});

test.each([0o750, 0o705])('a data folder with the rights %i is open to others', async (mode) => {
  const look = () => lookAtDataFolder(context, config({ DATA_DIR: folder }));
  chmodSync(folder, 0o700);
  expect(await look()).toMatchObject({ state: 'ok' });
  chmodSync(folder, mode);
  expect(await look()).toMatchObject(failing(/open to other users/));
});

test('a misspelt setting is found with the one that was meant', () => {
  expect(lookAtSettings(context, config({ TRUST_PROXI: '1' }))).toEqual({
    name: 'Settings',
    state: 'fail',
    detail: 'Not settings, so they change nothing: TRUST_PROXI.',
    mend: 'Write TRUST_PROXY for TRUST_PROXI, or take them out.',
  });
});

test('a name in .env that nothing reads is said, and no failure', () => {
  writeFileSync(path.join(folder, '.env'), 'SMTP_HOST=mail.test');
  expect(lookAtSettings(context, config({}))).toMatchObject({
    state: 'note',
    detail: expect.stringContaining('SMTP_HOST'),
  });
});

test.each([
  ['a'.repeat(40), /guessed/],
  ['please-change-me-please-change-me-please', /guessed/],
])('the JWT_SECRET %s is no secret', async (JWT_SECRET, detail) => {
  const found = await lookAtSecret(context, config({ JWT_SECRET }));
  expect(found).toMatchObject({ ...failing(detail), mend: expect.stringMatching(ROTATION) });
});

test.each([
  ['s3cret', 'fail', /guessed.*16 characters/],
  ['x'.repeat(16), 'ok', /METRICS_TOKEN/],
  [undefined, 'ok', /This machine alone/],
])('with METRICS_TOKEN %s the metrics are %s', async (METRICS_TOKEN, state, detail) => {
  const found = await lookAtMetrics(context, config(METRICS_TOKEN ? { METRICS_TOKEN } : {}));
  expect(found).toMatchObject({ state, detail: expect.stringMatching(detail) });
});

test('a secret is for this user alone', async () => {
  const file = path.join(folder, 'secret');
  expect(await lookAtSecret(context, config({}))).toMatchObject({ state: 'note' });
  writeFileSync(file, 'x'.repeat(48), { mode: 0o600 });
  expect(await lookAtSecret(context, config({}))).toMatchObject({ state: 'ok' });
  const DATABASE_URL = 'postgres://db.test/site';
  expect(await lookAtSecret(context, config({ DATABASE_URL }))).toMatchObject({
    state: 'note',
    detail: expect.stringMatching(/A process elsewhere .* as JWT_SECRET\.$/),
  });
  for (const mode of [0o640, 0o604]) {
    chmodSync(file, mode);
    expect(await lookAtSecret(context, config({}))).toMatchObject(failing(/Other users/));
  }
  // too short and open as well: it goes, so its rights are not to be changed first
  writeFileSync(file, 'short\n');
  expect(await lookAtSecret(context, config({}))).toMatchObject({
    ...failing(/shorter than 32 bytes/),
    mend: expect.stringMatching(ROTATION),
  });
  rmSync(file);
  mkdirSync(file);
  expect(await lookAtSecret(context, config({}))).toMatchObject(
    failing(/cannot be read \(EISDIR\)/),
  );
  const JWT_SECRET = 'q7TfZk2mW9xLr4VbN8sDhY1cJp5GeA6u';
  expect(await lookAtSecret(context, config({ JWT_SECRET }))).toMatchObject({ state: 'ok' });
});

test.each([
  [{ HOST: '0.0.0.0' }, /PUBLIC_URL is not set/],
  [{ TRUST_PROXY: '1' }, /PUBLIC_URL is not set/],
  [{ PUBLIC_URL: 'http://site.test' }, /not https/],
  [{ PUBLIC_URL: 'https://127.0.0.1:2' }, /does not answer \(ECONNREFUSED\)/],
  [
    { PUBLIC_URL: 'https://site.test', GATSBY_API_URL: 'https://127.0.0.1:2' },
    /^https:\/\/127\.0\.0\.1:2 does not answer/,
  ],
])('the address with %j has to be mended', async (env, detail) => {
  expect(await lookAtAddress(context, config(env as Record<string, string>))).toMatchObject(
    failing(detail),
  );
});

test('a site on a static host needs the address of the service', async () => {
  const PUBLIC_URL = 'https://127.0.0.1:2';
  expect(
    await lookAtAddress(context, config({ PUBLIC_URL, CORS_ORIGINS: PUBLIC_URL })),
  ).toMatchObject({ mend: expect.stringContaining('write GATSBY_API_URL') });
});

test('on one’s own machine no public address is needed', async () => {
  expect(await lookAtAddress(context, config({}))).toMatchObject({ state: 'note' });
});

test('a proxy that is not trusted makes all visitors one', () => {
  const { PUBLIC_URL } = REAL;
  expect(lookAtProxy(context, config({ PUBLIC_URL }))).toMatchObject(failing(/TRUST_PROXY is 0/));
  expect(lookAtProxy(context, config(REAL))).toMatchObject({ state: 'ok' });
  expect(lookAtProxy(context, config({ ...REAL, HOST: '0.0.0.0' }))).toMatchObject({
    state: 'note',
    detail: expect.stringContaining('firewall'),
  });
});

test('origins without TLS beside a site with it are found', () => {
  const CORS_ORIGINS = 'http://other.test';
  expect(lookAtOrigins(context, config({ ...REAL, CORS_ORIGINS }))).toMatchObject(
    failing(/http:\/\/other\.test/),
  );
  expect(lookAtOrigins(context, config({ CORS_ORIGINS }))).toMatchObject({ state: 'ok' });
});

test('a site on a static host that may not call the service is found', () => {
  const env = { ...REAL, GATSBY_API_URL: 'https://api.site.test' };
  const shutOut = failing(/https:\/\/site\.test may not call/);
  expect(lookAtOrigins(context, config(env))).toMatchObject(shutOut);
  expect(
    lookAtOrigins(context, config({ ...env, CORS_ORIGINS: 'https://www.site.test' })),
  ).toMatchObject(shutOut);
  for (const right of [{ CORS_ORIGINS: REAL.PUBLIC_URL }, { GATSBY_API_URL: REAL.PUBLIC_URL }])
    expect(lookAtOrigins(context, config({ ...env, ...right }))).toMatchObject({ state: 'ok' });
});

test('a mail server is tried, and one that does not answer is named without its password', async () => {
  const server = await testSmtp();
  expect(await lookAtMail(context, config({ SMTP_URL: server.url }))).toMatchObject({
    state: 'ok',
    detail: expect.stringContaining('takes mails'),
  });
  expect(server.received).toEqual([]);
  server.close();
  const SMTP_URL = 'smtp://me:secret-word@127.0.0.1:1';
  const found = await lookAtMail(context, config({ SMTP_URL }));
  expect(found).toMatchObject(failing(/127\.0\.0\.1:1 does not take mails/));
  expect(JSON.stringify(found)).not.toContain('secret-word');
});

test('a mail server that answers and refuses is quoted, and no firewall blamed', async () => {
  const server = await testSmtp({ greeting: '554 5.7.1 your network is listed \u001b[2J' });
  const found = await lookAtMail(context, config({ SMTP_URL: server.url }));
  server.close();
  expect(found).toMatchObject({
    ...failing(/does not take mails: 554 5\.7\.1 your network is listed \ufffd\[2J\.$/),
    mend: 'Ask whoever runs it, or write another in SMTP_URL.',
  });
});

test('a mail server whose name nobody knows is told as such', () => {
  expect(mailFault({ code: 'EDNS' })).toEqual({
    why: ' (EDNS)',
    mend: 'Mend the name of the server in SMTP_URL, or how this machine looks names up.',
  });
});

test('a model is asked, and one that gives no answer is named without its key', async () => {
  const settings = (ASSISTANT_URL: string) =>
    config({ ASSISTANT_URL, ASSISTANT_MODEL: 'small', ASSISTANT_KEY: 'secret-word' });
  expect(await lookAtAssistant(context, config({}))).toMatchObject({ state: 'ok' });

  const model = await testModel(saying('Yes.'));
  expect(await lookAtAssistant(context, settings(model.url))).toMatchObject({
    state: 'ok',
    detail: 'small answers.',
  });
  model.close();

  const closed = await testModel(refusing(401));
  const refused = await lookAtAssistant(context, settings(closed.url));
  closed.close();
  expect(refused).toMatchObject({ ...failing(/status 401/), mend: 'Mend ASSISTANT_KEY.' });

  const found = await lookAtAssistant(context, settings('http://127.0.0.1:2/v1'));
  expect(found).toMatchObject(failing(/127\.0\.0\.1:2 gives no answer \(ECONNREFUSED\)/));
  expect(JSON.stringify([refused, found])).not.toContain('secret-word');
});

test('where visitors come for real, mails in files are a failure', async () => {
  expect(await lookAtMail(context, config({}))).toMatchObject({ state: 'note' });
  expect(await lookAtMail(context, config(REAL))).toMatchObject(failing(/SMTP_URL is not set/));
});

test('mails that wait too long and mails given up are found', async () => {
  await enqueueEmail(database.db, anEmail(), NOW.toISOString());
  expect(await lookAtOutbox(context)).toMatchObject({ state: 'ok' });
  await database.db('outbox').update({ due_at: '2025-06-02T11:00:00.000Z' });
  expect(await lookAtOutbox(context)).toMatchObject(failing(/wait since 2025-06-02T11/));
  await database.db('outbox').update({
    created_at: '2025-06-02T10:30:00.000Z',
    due_at: '2025-06-02T16:00:00.000Z',
    attempts: 8,
    last_error: 'connect ECONNREFUSED \u001b[2J',
  });
  expect(await lookAtOutbox(context)).toMatchObject({
    ...failing(/wait: 1, tried in vain since 2025-06-02T10:30.*ECONNREFUSED \ufffd\[2J/),
    mend: 'Mend the cause, then run npx cli mail flush.',
  });
  await database.db('outbox').update({ status: 'parked' });
  expect(await lookAtOutbox(context)).toMatchObject({
    ...failing(
      /given up, refused for good or tried for almost two days: 1, the newest for .*ECONNREFUSED/,
    ),
    mend: expect.stringContaining('npx cli mail discard ID'),
  });
});

test('a clock that was set back is found', async () => {
  expect(await lookAtClock(context)).toMatchObject({ state: 'ok' });
  const at = new Date(NOW.getTime() + 60_000);
  await recordAudit(database.db, { actor: 'cli', action: 'a.b', at });
  expect(await lookAtClock(context)).toMatchObject(failing(/stored at 2025-06-02T12:01/));
});

test.each([
  [undefined, {}, 'note'],
  [undefined, REAL, 'fail'],
  ['2025-06-01T12:00:00.000Z', REAL, 'ok'],
  ['2025-05-31T12:00:00.000Z', REAL, 'ok'],
  ['2025-05-31T11:59:59.000Z', REAL, 'fail'],
  ['not a date', REAL, 'fail'],
])('with a last backup of %s and %j the finding is %s', async (at, env, state) => {
  if (at) writeFileSync(path.join(folder, 'last-backup.json'), JSON.stringify({ at }));
  const settings = config(env as Record<string, string>);
  expect(await lookAtBackups(context, settings)).toMatchObject({ state });
});
