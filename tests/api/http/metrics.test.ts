import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { enqueueEmail } from '../../../db/outbox/outbox';
import { PROBLEMS } from '../../../services/contracts/errors';
import { SPAM_TRAP } from '../../../services/contracts/limits/spam-trap';
import { createMeters } from '../../../services/metrics/meters';
import { startWorker } from '../../../services/outbox/worker';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { everyEndpoint } from '../../support/every-endpoint';
import { aContactRequest, anEmail, aPageView } from '../../support/factories';

/** Samples by name and labels, as `name{a="b"}`. */
async function samples(app: TestApp, headers: Record<string, string> = {}) {
  const response = await app.fetch('/metrics', { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => /^[a-z]/.test(line));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine, { env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => app.close());

  test('what happens is counted once, under names that hold nothing of a visitor', async () => {
    await app.post('/api/contact', aContactRequest());
    await app.post('/api/contact', aContactRequest({ email: 'nobody' }));
    const trapped = { ...aContactRequest(), [SPAM_TRAP.field]: 'https://spam.test' };
    for (let sent = 0; sent < 2; sent += 1)
      await app.post('/api/contact', trapped, { 'idempotency-key': 'once-is-enough' });
    await app.post('/api/analytics/events', [
      aPageView(),
      aPageView({ user_agent: 'Googlebot/2.1' }),
    ]);
    await app.post('/api/analytics/events', aPageView(), { DNT: '1' });
    await app.post('/api/assistant', { message: 'Who is Rocka?' });
    await app.fetch('/api/made-up-by-ada@example.org');
    await app.fetch('/made-up-by-ada@example.org', { method: 'PROPFIND' });
    const found = await samples(app);

    const request = (labels: string) => found.get(`artistry_http_requests_total{${labels}}`);
    expect(request('route="api_contact",method="POST",status="201"')).toBe(3);
    expect(found.get('artistry_messages_total{status="new"}')).toBe(1);
    expect(found.get('artistry_messages_total{status="spam"}')).toBe(1);
    expect(request('route="api_contact",method="POST",status="422"')).toBe(1);
    expect(request('route="api_other",method="GET",status="404"')).toBe(1);
    expect(request('route="file",method="other",status="404"')).toBe(1);
    expect(found.get('artistry_http_problems_total{code="invalid_request"}')).toBe(1);
    expect(found.get('artistry_http_problems_total{code="rate_limited"}')).toBe(0);
    expect(found.get('artistry_analytics_events_total{outcome="accepted"}')).toBe(1);
    expect(found.get('artistry_analytics_events_total{outcome="bot"}')).toBe(1);
    expect(found.get('artistry_analytics_events_total{outcome="optedOut"}')).toBe(1);
    expect(
      found.get('artistry_assistant_answers_total{engine="embedded",confidence="answer"}'),
    ).toBe(1);
    expect(found.get('artistry_write_flush_rows_count')).toBeGreaterThan(0);
    expect(found.get('artistry_write_queue_rows{lane="first"}')).toBe(0);
    expect(found.get('artistry_outbox_emails{state="waiting"}')).toBeGreaterThan(0);
    expect(found.get('artistry_outbox_emails{state="parked"}')).toBe(0);
    expect(found.get(`artistry_info{version="0.0.0",engine="${engine}"}`)).toBe(1);
    expect(found.get('artistry_ready')).toBe(1);
    expect(found.get('artistry_db_up')).toBe(1);
    expect(found.get('artistry_db_size_bytes')).toBeGreaterThan(10_000);
    expect(found.get('artistry_backup_last_timestamp_seconds')).toBe(0);
    expect([...found.keys()].filter((name) => /ada|example|rocka/i.test(name))).toEqual([]);
  });

  test('a mail counts by what became of the try', async () => {
    const { db, now } = app.deps;
    for (const recipient of ['no@example.org', 'ada@example.org', 'ben@example.org'])
      await enqueueEmail(db, anEmail({ recipient }), now().toISOString());
    const tries = async (outcome: string) =>
      (await samples(app)).get(`artistry_mails_total{outcome="${outcome}"}`) ?? 0;
    const before = await tries('sent');
    const transport = async ({ recipient }: { recipient: string }) => {
      if (recipient.startsWith('no@')) throw new Error('no route');
    };

    await startWorker({ ...app.deps, transport }).stop();
    await startWorker({ ...app.deps, transport }).stop();

    expect(await tries('failed')).toBe(1);
    expect((await tries('sent')) - before).toBeGreaterThanOrEqual(2);
  });

  test('the age of the outbox is that of the mail that should have gone first', async () => {
    await app.reset();
    await app.post('/api/contact', aContactRequest());
    app.clock.now = new Date(app.clock.now.getTime() + 90_000);
    expect((await samples(app)).get('artistry_outbox_oldest_due_seconds')).toBe(90);
  });

  test('mails that no server takes have an age too, though none is overdue', async () => {
    await app.reset();
    await app.post('/api/contact', aContactRequest());
    expect((await samples(app)).get('artistry_outbox_oldest_failing_seconds')).toBe(0);
    const later = new Date(app.clock.now.getTime() + 7_200_000);
    await app.deps.db('outbox').update({ attempts: 7, due_at: later.toISOString() });
    app.clock.now = new Date(app.clock.now.getTime() + 3_700_000);
    const found = await samples(app);
    expect(found.get('artistry_outbox_oldest_failing_seconds')).toBe(3_700);
    expect(found.get('artistry_outbox_oldest_due_seconds')).toBe(0);
  });
});

test('times are seconds, room is bytes, and the last backup is a moment in seconds', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'metrics-'));
  writeFileSync(path.join(folder, 'last-backup.json'), '{"at":"2025-06-01T00:00:00.000Z"}');
  const app = await testApp('sqlite', { env: { DATA_DIR: folder } });
  const start = performance.now();
  for (let n = 0; n < 5; n += 1) await app.fetch('/api/health');

  const found = await samples(app);
  const elapsed = (performance.now() - start) / 1000;
  const free = statfsSync(folder);

  const spent = found.get('artistry_http_request_duration_seconds_sum{route="api_health"}');
  expect(spent).toBeLessThan(elapsed);
  expect(found.get('artistry_backup_last_timestamp_seconds')).toBe(1_748_736_000);
  const share = (found.get('artistry_data_dir_free_bytes') ?? 0) / (free.bavail * free.bsize);
  expect([share > 0.5, share < 2]).toEqual([true, true]);
  await app.close();
  rmSync(folder, { recursive: true });
});

test('every endpoint is counted under the name of its feature', async () => {
  const app = await testApp('sqlite');
  const features = new Set(everyEndpoint().map(({ path }) => path.split('/')[2] ?? ''));

  for (const feature of features) await app.fetch(`/api/${feature}`);

  const counted = [...(await samples(app)).keys()].join('\n');
  const missing = [...features].filter((feature) => !counted.includes(`route="api_${feature}"`));
  expect(missing).toEqual([]);
  await app.close();
});

test('without a token only this machine reads them, and nobody through a proxy', async () => {
  const app = await testApp('sqlite');
  await samples(app);
  for (const name of [
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Forwarded',
    'X-Real-IP',
    'CF-Connecting-IP',
    'Via',
  ]) {
    const response = await app.fetch('/metrics', { headers: { [name]: '127.0.0.1' } });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('artistry_');
  }
  const byItsName = (host: string) =>
    app.raw(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  for (const host of ['127.0.0.1', 'localhost:9', '[::1]:9'])
    expect(await byItsName(host)).toContain('artistry_ready');
  for (const host of ['elsewhere.example', 'localhost.example:80', '[', '127.0.0.1.example'])
    expect(await byItsName(host)).toMatch(/^HTTP\/1\.1 40[03] /);
  await app.close();
});

test('with a token who has it reads them, also through a proxy', async () => {
  const token = 'a-token-of-the-tests';
  const app = await testApp('sqlite', { env: { METRICS_TOKEN: token } });
  await samples(app, { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' });
  for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, 'Bearer a']) {
    const response = await app.fetch('/metrics', { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  }
  await app.close();
});

test('a database that is away leaves the other figures', async () => {
  const app = await testApp('sqlite');
  await app.deps.db.destroy();
  const found = await samples(app);
  expect(found.get('artistry_db_up')).toBe(0);
  expect(found.get('artistry_ready')).toBe(1);
  await app.close();
});

/** Every word of an expression that is a metric of ours or of the process. */
function metricsIn(text: string): string[] {
  const names = text.match(/\b(?:artistry|process|nodejs)_\w+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))];
}

test.each(['grafana/artistry.json', 'prometheus/alerts.yaml'])(
  'every metric that deploy/%s names exists',
  async (file) => {
    const { registry } = createMeters({ hasProcess: true });
    const text = readFileSync(path.resolve('deploy', file), 'utf8');
    // Both formats are YAML.
    const expressions = expressionsIn(parse(text));
    const known = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
    const named = metricsIn(expressions.join('\n'));
    expect(expressions.length).toBeGreaterThan(9);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  },
);

test('every code that an expression asks for is one of a problem', () => {
  const text = ['grafana/artistry.json', 'prometheus/alerts.yaml']
    .map((file) => readFileSync(path.resolve('deploy', file), 'utf8'))
    .join('\n');
  const codes = [...text.matchAll(/code=\\?"(\w+)/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !Object.hasOwn(PROBLEMS, code ?? ''))).toEqual([]);
});

test('of several processes one makes the backup, and the others raise no alarm', () => {
  const rules = parse(readFileSync(path.resolve('deploy/prometheus/alerts.yaml'), 'utf8'));
  const about = expressionsIn(rules).filter((text) => text.includes('backup_last'));

  expect(about).toEqual([expect.stringContaining('max(artistry_backup_last_timestamp_seconds)')]);
});

function expressionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'expr' || key === 'query' ? [String(inner)] : expressionsIn(inner),
  );
}
