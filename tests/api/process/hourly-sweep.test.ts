import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { insertEmailToken } from '../../../db/accounts/email-tokens';
import { keepQuestion, readQuestions } from '../../../db/assistant/assistant-questions';
import { putLoads } from '../../../db/web-vitals/loads';
import { DAY_MS } from '../../../services/contracts/limits/durations';
import { mailFolder } from '../../../services/outbox/file-transport';
import { sweepOnce } from '../../../services/sweeper';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { tempFolder } from '../../support/process/test-process';

const daysOn = (days: number) => new Date(NOON.getTime() + days * DAY_MS);

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  async function sweepAt(now: Date): Promise<void> {
    app.clock.now = now;
    await sweepOnce(app.deps);
  }

  test('links of accounts are forgotten once they have ended', async () => {
    const link = { purpose: 'reset', email: 'ada@example.org', password_hash: null } as const;
    const times = { created_at: NOON.toISOString(), expires_at: daysOn(1).toISOString() };
    await insertEmailToken(app.deps.db, { ...link, ...times, hash: 'one' }, 1);

    await sweepAt(new Date(daysOn(1).getTime() - 1));
    expect(await app.deps.db('email_tokens').pluck('hash')).toEqual(['one']);
    await sweepAt(daysOn(1));
    expect(await app.deps.db('email_tokens').pluck('hash')).toEqual([]);
  });

  test('what the assistant was asked is forgotten after thirty days', async () => {
    const asked = { question: 'Do you rent tractors?', fingerprint: 'rent tractor', nearest: null };
    const told = { language: 'en', confidence: 'decline', last_at: NOON.toISOString() } as const;
    await keepQuestion(app.deps.db, { id: 'one', ...asked, ...told });
    const kept = async () => (await readQuestions(app.deps.db, {}, { limit: 9 })).rows.length;

    await sweepAt(daysOn(30));
    expect(await kept()).toBe(1);
    await sweepAt(new Date(daysOn(30).getTime() + 1));
    expect(await kept()).toBe(0);
  });

  test('how pages felt goes after thirteen months, also where no page view is as old', async () => {
    const felt = { lcp: 900, inp: null, cls: null, ttfb: null, synthetic: 0 };
    const day = Math.floor(NOON.getTime() / DAY_MS);
    await putLoads(app.deps.db, [{ view_key: 'a', day, page: '/', connection: '4g', ...felt }]);

    await sweepAt(daysOn(396));
    expect(await app.deps.db('web_vitals').pluck('view_key')).toEqual(['a']);
    await sweepAt(daysOn(397));
    expect(await app.deps.db('web_vitals').pluck('view_key')).toEqual([]);
  });
});

test('PostgreSQL has room for the page views of the months to come', async () => {
  const app = await testApp('postgres');
  app.clock.now = new Date('2027-12-31T23:00:00.000Z');
  await sweepOnce(app.deps);

  const months = ['2027_12', '2028_01', '2028_02'].map((month) => `analytics_views_${month}`);
  const found: string[] = await app.deps.db('pg_class').whereIn('relname', months).pluck('relname');
  expect(found.sort()).toEqual(months);
  await app.close();
});

test('mails that became files go after ninety days, as those do that were sent', async () => {
  const app = await testApp('sqlite');
  const { folder, remove } = tempFolder();
  const box = mailFolder(folder);
  mkdirSync(box);
  const names = ['half.eml.part', 'notes.txt', 'whole.eml'];
  for (const file of names.map((name) => path.join(box, name))) {
    writeFileSync(file, '');
    utimesSync(file, NOON, NOON);
  }
  const sweepAt = async (now: Date) => {
    app.clock.now = now;
    await sweepOnce({ ...app.deps, config: { dataDir: folder } });
    return readdirSync(box).sort();
  };

  expect(await sweepAt(daysOn(90))).toEqual(names);
  expect(await sweepAt(new Date(daysOn(90).getTime() + 1))).toEqual(['notes.txt']);
  await app.close();
  remove();
});
