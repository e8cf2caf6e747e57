import { seedContent } from '../../../db/audience/artists';
import type { Endpoint } from '../../../services/contracts/endpoint';
import { ProblemBody } from '../../../services/contracts/errors';
import { anAdmin } from '../../support/app/test-account';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { everyEndpoint } from '../../support/every-endpoint';
import { addressesFor, anyHeaders, bodiesFor, KNOWN } from '../../support/fuzz/calls';
import fc from '../../support/fuzz/fast-check';
import { aStoredMessage } from '../../support/inbox';

const SEED = 20_250_602;
const RUNS = 40;
const ENDPOINTS = everyEndpoint();

/** What every answer must be, whatever was asked. */
async function expectDecent(response: Response, endpoint: Endpoint): Promise<void> {
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('x-request-id')).toBeTruthy();
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (response.status === endpoint.status && type.startsWith('application/json')) {
    expect(endpoint.response.safeParse(JSON.parse(text))).toMatchObject({ success: true });
  }
  if (response.status < 400) return;
  expect(type).toBe('application/problem+json; charset=utf-8');
  const problem = ProblemBody.parse(JSON.parse(text));
  expect(problem.status).toBe(response.status);
  expect(problem.errors !== undefined).toBe(response.status === 422);
}

test('every contract takes part', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(35);
});

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(async () => {
    await app.reset();
    await seedContent(app.deps.db, [{ id: KNOWN.artist, name: 'Rocka' }]);
    await aStoredMessage(app.deps.db, 0);
  });
  afterAll(() => app.close());

  test.each(
    ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('nothing makes %s fail', async (_name, endpoint) => {
    const { headers: admin } = await anAdmin(app.deps);
    const callers = fc.oneof(
      { weight: 4, arbitrary: fc.constant(admin) },
      fc.constantFrom<Record<string, string>>({}, { authorization: 'Bearer x' }),
    );
    const bodies = fc.oneof(
      { weight: 9, arbitrary: bodiesFor(endpoint) },
      fc.uint8Array({ maxLength: 100 }).map((bytes) => new Uint8Array(bytes)),
    );
    const types = fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/xml', ';'),
    );
    const calls = fc.tuple(addressesFor(endpoint), bodies, types, anyHeaders, callers);
    await fc.assert(
      fc.asyncProperty(calls, async ([address, body, type, headers, caller]) => {
        const response = await app.fetch(address, {
          method: endpoint.method,
          headers: { 'content-type': type, ...headers, ...caller },
          ...(endpoint.method !== 'GET' && { body }),
        });
        await expectDecent(response, endpoint);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
