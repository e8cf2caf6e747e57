import { AnalyticsEvent } from '../../../services/contracts/analytics';
import { ContactRequest } from '../../../services/contracts/contact';
import { ProblemBody } from '../../../services/contracts/errors';
import { aMember, anAdmin } from '../../support/app/test-account';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest, aPageView } from '../../support/factories';
import fc from '../../support/fuzz/fast-check';
import { ACCOUNT_FIELDS } from '../../support/hostile/account-fields';
import { ADDRESSES } from '../../support/hostile/addresses';
import { ADMIN_CALLS } from '../../support/hostile/admin-calls';
import { ASSISTANT_FIELDS } from '../../support/hostile/assistant-fields';
import { AUDIENCE_FIELDS } from '../../support/hostile/audience-fields';
import { BODIES } from '../../support/hostile/bodies';
import { CONTACT_FIELDS } from '../../support/hostile/contact-fields';
import { EVENT_FIELDS } from '../../support/hostile/event-fields';
import { FIGURES } from '../../support/hostile/figures';
import { RAW_REQUESTS } from '../../support/hostile/raw-requests';
import { JSON_TYPE } from '../../support/hostile/request';

const HOSTILE = [
  ...CONTACT_FIELDS,
  ...EVENT_FIELDS,
  ...ACCOUNT_FIELDS,
  ...AUDIENCE_FIELDS,
  ...ADMIN_CALLS,
  ...ASSISTANT_FIELDS,
  ...FIGURES,
  ...BODIES,
  ...ADDRESSES,
].map((request) => ({ method: 'POST', headers: JSON_TYPE, ...request }));
/** How the schema library words a fault for which a contract has no sentence of its own. */
const SCHEMA_SPEECH = /\bexpected\b|^Invalid |^Too (?:big|small)\b|^Unrecognized /;
const SEED = 20_250_602;
const RUNS = 150;

test('the corpus is as large as it is meant to be, and no input is in it twice', () => {
  const names = [...HOSTILE.map(({ name }) => name), ...RAW_REQUESTS.map(([name]) => name)];
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(200);
});

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  test.each(HOSTILE)('$name → $status', async ({ path, status, as, headers, ...init }) => {
    const caller = as && (as === 'admin' ? await anAdmin(app.deps) : await aMember(app.deps));
    const all = { ...init, headers: { ...headers, ...caller?.headers } };
    const response = await app.fetch(path, all as RequestInit); // Buffer is a body for fetch

    expect(response.status).toBe(status);
    expect(response.headers.get('x-request-id')).toBeTruthy();
    if (status < 400) return;
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const problem = ProblemBody.parse(await response.json());
    expect(problem.status).toBe(status);
    expect(problem.requestId).toBe(response.headers.get('x-request-id'));
    expect(problem.errors !== undefined).toBe(status === 422);
    for (const { message } of problem.errors ?? []) expect(message).not.toMatch(SCHEMA_SPEECH);
    if (status === 405) expect(response.headers.get('allow')).toMatch(/GET|POST|PUT/);
    if (status === 401) expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(RAW_REQUESTS)('%s is answered and closed', async (_name, bytes, status) => {
    const response = await app.raw(bytes);

    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toMatch(/\r\nContent-Type: application\/problem\+json/i);
    expect(response).toMatch(/\r\nX-Request-Id: \S+/i);
    expect((await app.fetch('/api/health')).status).toBe(200);
  });

  /** Anything at all in the place of any field, among fields that are right. */
  const distorted = (fields: Record<string, unknown>) =>
    fc
      .record(
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            fc.oneof(fc.constant(value), fc.jsonValue(), fc.string({ unit: 'binary' })),
          ]),
        ),
        { requiredKeys: [] },
      )
      .map((body) => JSON.stringify(body));

  test('no contact body at all makes the service fail', async () => {
    const bodies = fc.oneof(distorted({ ...aContactRequest(), page: '/', about: 'x' }), fc.json());
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const response = await app.post('/api/contact', body);
        const isRight = ContactRequest.safeParse(JSON.parse(body)).success;
        expect(response.status).toBe(isRight ? 201 : 422);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test('no event body at all makes the service fail', async () => {
    const one = distorted(aPageView());
    const list = fc.array(one, { maxLength: 3 }).map((bodies) => `[${bodies.join()}]`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(one, list, fc.json()), async (body) => {
        const response = await app.post('/api/analytics/events', body);
        const value: unknown = JSON.parse(body);
        const events = Array.isArray(value) ? value : [value];
        const isRight = events.every((event) => AnalyticsEvent.safeParse(event).success);
        expect(response.status).toBe(isRight ? 202 : 422);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test('no bytes at all make the service fail', async () => {
    const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded');
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), types, async (bytes, type) => {
        const response = await app.fetch('/api/contact', {
          method: 'POST',
          headers: { 'content-type': type },
          body: new Uint8Array(bytes),
        });
        expect([303, 400, 422]).toContain(response.status);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
