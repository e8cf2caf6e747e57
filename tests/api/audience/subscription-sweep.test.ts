import { findSubscriptionOf } from '../../../db/audience/subscriptions';
import { DAY_MS } from '../../../services/contracts/limits/durations';
import { sweepOnce } from '../../../services/sweeper';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ADA, linkTo, type Newsletter, newsletterOf } from '../../support/audience/newsletter';
import { ENGINES } from '../../support/database/test-database';

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let newsletter: Newsletter;
  beforeAll(async () => {
    app = await testApp(engine);
    newsletter = newsletterOf(app);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const row = () => findSubscriptionOf(app.deps.db, ADA);
  const at = (ms: number) => {
    app.clock.now = new Date(NOON.getTime() + ms);
  };

  test('an address that nobody confirms is forgotten after seven days', async () => {
    await newsletter.signUp();

    at(7 * DAY_MS);
    await sweepOnce(app.deps);
    expect(await row()).toBeDefined();

    at(7 * DAY_MS + 1);
    await sweepOnce(app.deps);
    const { db } = app.deps;
    for (const table of ['subscriptions', 'subscription_tokens', 'subscription_consents']) {
      expect(await db(table)).toEqual([]);
    }
    expect(await newsletter.mails()).toEqual([]);
    expect(app.logLines.join('')).not.toContain('ada@');
  });

  test('one that asked again within the seven days stays', async () => {
    await newsletter.signUp();
    at(6 * DAY_MS);
    await newsletter.signUp();

    at(8 * DAY_MS);
    await sweepOnce(app.deps);

    expect(await row()).toMatchObject({ status: 'pending' });
  });

  test('confirmed addresses stay with their proof, requests of strangers go', async () => {
    await newsletter.activate({ topics: ['drops'] });
    await newsletter.signUp({ topics: ['events'] });

    at(60 * DAY_MS);
    await sweepOnce(app.deps);

    expect(await row()).toMatchObject({ status: 'active', topics: '["drops"]' });
    const consents = await app.deps.db('subscription_consents');
    expect(consents).toMatchObject([{ topics: '["drops"]' }]);
    const tokens = await app.deps.db('subscription_tokens');
    expect(tokens).toMatchObject([{ purpose: 'list' }]);
  });

  test('who left stays on record, and can still come back', async () => {
    await newsletter.activate();
    const token = linkTo('unsubscribe', await newsletter.mails());
    await app.fetch(`/api/subscriptions/unsubscribe?token=${token}`, { method: 'POST' });

    at(60 * DAY_MS);
    await sweepOnce(app.deps);

    expect(await row()).toMatchObject({ status: 'unsubscribed' });
  });

  test('a sweep that fails is logged and disturbs nothing', async () => {
    await app.deps.db.schema.renameTable('subscriptions', 'away');

    await sweepOnce(app.deps);

    await app.deps.db.schema.renameTable('away', 'subscriptions');
    expect(app.logLines.join('')).toContain('sweep failed');
  });

  test('sweeps wait for everything that visitors wait for', async () => {
    const lanes = new Set<string>();
    const writes: typeof app.deps.writes = {
      ...app.deps.writes,
      write: (writer, value) => {
        lanes.add(writer.lane);
        return app.deps.writes.write(writer, value);
      },
    };

    await sweepOnce({ ...app.deps, writes });

    expect([...lanes]).toEqual(['later']);
  });
});
