import { listOutbox } from '../../../db/outbox/outbox';
import { DAY_MS } from '../../../services/contracts/limits/durations';
import { sweepMails } from '../../../services/outbox/sweep';
import { aMember } from '../../support/app/test-account';
import { fromElsewhere, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest } from '../../support/factories';

const MOST = 10;

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine, { env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const FORMS: Record<string, (email: string) => Promise<Response>> = {
    contact: (email) => app.post('/api/contact', aContactRequest({ email }), fromElsewhere()),
    newsletter: (email) =>
      app.post('/api/subscriptions', { email, source: 'home' }, fromElsewhere()),
    'sign-up': (email) =>
      app.post('/api/auth/signup', { email, password: 'a sentence is fine' }, fromElsewhere()),
  };
  const sentTo = async (host: string) =>
    (await listOutbox(app.deps.db, { limit: 100 })).filter(({ recipient }) =>
      recipient.endsWith(host),
    ).length;

  test.each(Object.entries(FORMS))(
    'no spelling of a mailbox brings it more than ten mails a day through the form for %s, nor a sign that there were',
    async (_name, send) => {
      const answers = new Set<number>();
      for (let n = 0; n < MOST + 2; n += 1) {
        answers.add((await send(`${n % 2 ? 'v.ictim' : 'victim'}+${n}@mail.test`)).status);
      }

      expect(answers.size).toBe(1);
      expect(await sentTo('@mail.test')).toBe(MOST);
    },
  );

  test('all forms count together, each mailbox by itself, and each day anew', async () => {
    for (let n = 0; n < MOST; n += 1) {
      for (const send of Object.values(FORMS)) await send(`victim+${n}@mail.test`);
    }
    expect(await sentTo('@mail.test')).toBe(MOST);
    await FORMS.newsletter?.('victims@mail.test');
    expect(await sentTo('@mail.test')).toBe(MOST + 1);

    app.clock.now = new Date(app.clock.now.getTime() + DAY_MS);
    await FORMS.newsletter?.('victim+new@mail.test');
    expect(await sentTo('@mail.test')).toBe(MOST + 2);
  });

  test('an account that nobody confirmed gets a link to a new password only within that count, a confirmed one always', async () => {
    const reset = (email: string) => app.post('/api/auth/reset', { email }, fromElsewhere());
    for (let n = 0; n < MOST; n += 1) {
      await FORMS['sign-up']?.(`victim+${n}@mail.test`);
      expect((await reset(`victim+${n}@mail.test`)).status).toBe(202);
    }
    expect(await sentTo('@mail.test')).toBe(MOST);

    await aMember(app.deps, 'victim@mail.test');
    await reset('victim@mail.test');
    expect(await sentTo('@mail.test')).toBe(MOST + 1);
  });

  test('what was counted is forgotten once its day is over, and names nobody', async () => {
    await FORMS.newsletter?.('victim@mail.test');
    const counts = () => app.deps.db('mailbox_counts').select();
    expect(JSON.stringify(await counts())).not.toContain('victim');

    await sweepMails(app.deps.db, app.clock.now);
    expect(await counts()).toHaveLength(1);
    await sweepMails(app.deps.db, new Date(app.clock.now.getTime() + DAY_MS));
    expect(await counts()).toEqual([]);
  });
});
