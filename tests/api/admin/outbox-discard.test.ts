import { enqueueEmail, markFailed, markSent, retryEmail, takeDue } from '../../../db/outbox/outbox';
import { type AdminCalls, adminCalls } from '../../support/app/admin-app';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { anEmail } from '../../support/factories';

const NOW = NOON.toISOString();

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let admin: AdminCalls;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(async () => {
    await app.reset();
    admin = await adminCalls(app);
  });
  afterAll(() => app.close());

  async function taken(): Promise<string> {
    const email = anEmail();
    await enqueueEmail(app.deps.db, email, NOW);
    await takeDue(app.deps.db, { now: NOW, leaseUntil: NOW, token: email.id, limit: 9 });
    return email.id;
  }

  async function parked(): Promise<string> {
    const id = await taken();
    const failure = { attempts: 1, last_error: 'Error: 550 no such user', due_at: null };
    await markFailed(app.deps.db, id, id, failure);
    return id;
  }

  const discard = (id: string) => admin.send('POST', `/api/admin/outbox/${id}/discard`);
  const kept = () => app.deps.db('outbox').orderBy('id').pluck('id');
  const audit = () => app.deps.db('audit_log').select('action', 'subject', 'actor');

  test('a mail that was given up is discarded alone, once, and who did it is written down', async () => {
    const other = await parked();
    const id = await parked();

    const first = await discard(id);
    const second = await discard(id);

    expect([first.status, await first.text(), second.status]).toEqual([204, '', 404]);
    expect(await kept()).toEqual([other]);
    expect(await audit()).toEqual([
      { action: 'outbox.discard', subject: id, actor: admin.user.id },
    ]);
  });

  test('what went out, still waits or was queued again is not discarded', async () => {
    const sent = await taken();
    await markSent(app.deps.db, sent, sent, NOW);
    const moving = await taken();
    const again = await parked();
    await retryEmail(app.deps.db, again, NOW);

    for (const [id, why] of [
      [sent, /went out already/],
      [moving, /still goes out/],
      [again, /still goes out/],
    ] as const) {
      const response = await discard(id);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        type: 'urn:problem-type:conflict',
        detail: expect.stringMatching(why),
      });
    }
    expect(await kept()).toEqual([sent, moving, again].sort());
    expect(await audit()).toEqual([]);
  });
});
