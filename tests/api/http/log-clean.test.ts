import { grantRole } from '../../../db/accounts/user-roles';
import { seedContent } from '../../../db/audience/artists';
import { Session } from '../../../services/contracts/auth';
import type { Endpoint } from '../../../services/contracts/endpoint';
import { deliverDue } from '../../../services/outbox/deliver-due';
import { lettersTo } from '../../support/app/test-account';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { everyEndpoint } from '../../support/every-endpoint';
import { BROWSER } from '../../support/factories';

/** What people would not want to be read by whoever reads the log. */
const PRIVATE = {
  name: 'Zebulon Quist',
  email: 'zebulon@private.example',
  message: 'marmalade for the minister',
  about: 'grandmother',
  notes: 'owes us tea',
  text: 'dear minister, no marmalade',
  password: 'umbrella in the rain',
  search: 'rhubarb',
  query: 'elderberry',
  device: 'd3adbeef-1111-4222-8333-444455556666',
  session: 'c0ffee00-1111-4222-8333-444455556666',
  token: 'tapioca-token-of-a-link',
  key: 'key-of-marzipan',
  agent: 'Marzipan/1.0',
  referrer: 'https://gossip.example/about-zebulon',
  cookie: 'crumbs=gingerbread',
  header: 'gooseberry',
  forwarded: '203.0.113.77',
};
const FIELDS: Record<string, unknown> = {
  ...PRIVATE,
  source: 'footer',
  topics: ['drops'],
  session_id: PRIVATE.session,
  path: `/artists/rocka?utm_source=${PRIVATE.query}`,
  user_agent: BROWSER,
  duration_ms: 1,
  view_id: PRIVATE.session,
  refresh_token: PRIVATE.token,
  status: 'open',
};

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let said: string[];
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(async () => {
    await app.reset();
    said = [];
    await seedContent(app.deps.db, [{ id: 'rocka', name: 'Rocka' }]);
  });
  afterAll(() => app.close());

  /** Calls with everything private in every place. What is answered is private too. */
  async function call(method: string, path: string, body: unknown, bearer = PRIVATE.header) {
    const response = await app.fetch(path, {
      method,
      headers: {
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        authorization: `Bearer ${bearer}`,
        'x-device-id': PRIVATE.device,
        'idempotency-key': PRIVATE.key,
        'user-agent': PRIVATE.agent,
        'x-forwarded-for': PRIVATE.forwarded,
        referer: PRIVATE.referrer,
        cookie: PRIVATE.cookie,
      },
      ...(method !== 'GET' && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    return { status: response.status, text: await response.text() };
  }

  async function everything(bearer: string, id: string): Promise<number[]> {
    const statuses = [];
    const query = `?token=${PRIVATE.token}&q=${PRIVATE.search}&email=${PRIVATE.email}`;
    const endpoints = everyEndpoint().sort(
      (a, b) => Number(endsSession(a)) - Number(endsSession(b)),
    );
    for (const { method, path } of endpoints) {
      const filled = path.replace(':artistId', 'rocka').replace(':id', id) + query;
      for (const body of [
        FIELDS,
        { ...FIELDS, email: 7, message: {} },
        '{"name":"Zebulon Quist"',
      ]) {
        statuses.push((await call(method, filled, body, bearer)).status);
      }
    }
    return statuses;
  }

  const endsSession = ({ path }: Endpoint) => path.endsWith('/logout');

  function expectSilence(): void {
    const log = app.logLines.join('');
    expect(app.logLines.length).toBeGreaterThan(80);
    for (const word of [
      ...Object.values(PRIVATE),
      ...said,
      'Zebulon',
      'private.example',
      '127.0.0.1',
    ]) {
      expect({ word, isInLog: log.includes(word) }).toEqual({ word, isInLog: false });
    }
  }

  test('a whole run over every endpoint leaves nobody’s words in the log', async () => {
    const { email, password } = PRIVATE;
    await call('POST', '/api/auth/signup', { email, password });
    const [letter] = await lettersTo(app.deps.db, email);
    const confirmed = await call('POST', '/api/auth/confirm', { token: letter?.token });
    const session = Session.parse(JSON.parse(confirmed.text));
    const granted_at = app.clock.now.toISOString();
    await grantRole(app.deps.db, { user_id: session.user.id, role: 'admin', granted_at });
    await call('POST', '/api/contact', FIELDS);
    const [message] = await app.deps.db('contact_messages');
    said.push(
      letter?.token ?? '',
      session.access_token,
      session.refresh_token,
      message?.reference ?? '',
    );

    const statuses = await everything(session.access_token, message?.id ?? '');
    const refusal = new Error(`550 no mailbox ${email}`);
    await deliverDue({ ...app.deps, transport: () => Promise.reject(refusal) });

    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(app.logLines.join('')).toContain('mail not sent');
    expectSilence();
  });

  test('nor does a run in which the database fails', async () => {
    const tables = ['contact_messages', 'outbox', 'subscriptions', 'artist_follows', 'users'];
    for (const table of tables) await app.deps.db.schema.renameTable(table, `${table}_away`);
    const statuses = await everything(PRIVATE.header, 'AA-222222');
    for (const table of tables) await app.deps.db.schema.renameTable(`${table}_away`, table);

    expect(statuses).toContain(500);
    expect(app.logLines.join('')).toContain('"problem":"internal"');
    expectSilence();
  });
});
