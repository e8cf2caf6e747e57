import { aMember } from '../../support/app/test-account';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';

const SUPPORT = 'support@site.test';

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine, { env: { SUPPORT_EMAIL: 'Support@Site.test' } });
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const grant = (headers: Record<string, string> = {}, body?: string) =>
    app.fetch('/api/admin/grant', { method: 'POST', headers, ...(body && { body }) });
  const roles = () => app.deps.db('user_roles');
  const acts = () => app.deps.db('audit_log').orderBy('created_at');

  test('the support account makes itself an administrator, as often as it likes', async () => {
    const { user, headers } = await aMember(app.deps, SUPPORT);

    const answers = [await grant(headers), await grant(headers)];

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await answers[0]?.json()).toEqual({ role: 'admin' });
    expect(await roles()).toMatchObject([{ user_id: user.id, role: 'admin' }]);
    expect(await acts()).toMatchObject([{ actor: user.id, subject: user.id, outcome: 'done' }]);
    expect((await app.fetch('/api/admin/audit', { headers })).status).toBe(200);
    const session = await (await app.fetch('/api/auth/session', { headers })).json();
    expect(session.user.roles).toEqual(['admin']);
  });

  test('everybody else is told why not, whatever they send, and it is written down', async () => {
    const { user, headers } = await aMember(app.deps, 'support@site.test.evil.test');

    const response = await grant(
      { ...headers, 'content-type': 'application/json' },
      JSON.stringify({ email: SUPPORT, role: 'admin', user: { email: SUPPORT } }),
    );

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      type: 'urn:problem-type:forbidden',
      detail: 'Only the support account can grant itself admin.',
    });
    expect(await roles()).toEqual([]);
    expect(await acts()).toMatchObject([
      { actor: user.id, action: 'role.grant', subject: user.id, outcome: 'refused' },
    ]);
  });

  test('who is not signed in is not told more than that', async () => {
    expect((await grant()).status).toBe(401);
    expect(await acts()).toEqual([]);
  });
});

test('where no support account is named, nobody is it', async () => {
  const app = await testApp('sqlite');
  const { headers } = await aMember(app.deps, SUPPORT);

  const response = await app.fetch('/api/admin/grant', { method: 'POST', headers });

  expect(response.status).toBe(403);
  await app.close();
});
