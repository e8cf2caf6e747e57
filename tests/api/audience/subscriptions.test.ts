import { seedContent } from '../../../db/audience/artists';
import { listConsents } from '../../../db/audience/subscription-consents';
import { findSubscriptionOf } from '../../../db/audience/subscriptions';
import { listOutbox } from '../../../db/outbox/outbox';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { TEXTS } from '../../support/app/texts';
import { ADA, linkTo, type Newsletter, newsletterOf } from '../../support/audience/newsletter';
import { ENGINES } from '../../support/database/test-database';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let newsletter: Newsletter;
  beforeAll(async () => {
    app = await testApp(engine);
    newsletter = newsletterOf(app);
  });
  beforeEach(async () => {
    await app.reset();
    await seedContent(app.deps.db, [{ id: 'rocka', name: 'Rocka' }]);
  });
  afterAll(() => app.close());

  const mails = () => newsletter.mails();
  const signUp = (fields?: Record<string, unknown>) => newsletter.signUp(fields);
  const confirm = (token: string) => newsletter.confirm(token);
  const activate = (fields?: Record<string, unknown>) => newsletter.activate(fields);
  const row = () => findSubscriptionOf(app.deps.db, ADA);
  const wait = (ms: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + ms);
  };

  test('an address waits for its owner, who is asked by mail', async () => {
    const response = await signUp({ topics: ['drops', 'artist:rocka'] });

    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ status: 'pending' });
    expect(await row()).toMatchObject({ status: 'pending', source: 'home', confirmed_at: null });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'subscription-confirm',
      recipient: ADA,
      unsubscribe_url: null,
    });
    expect(mail?.text).toContain('New drops, Rocka');
    expect(mail?.text).toContain('4 June 2025 at 12:00 UTC');
  });

  test('what a device sends again under its key is done once, however late', async () => {
    const headers = { 'idempotency-key': 'one' };
    const send = (email = ADA) =>
      app.post('/api/subscriptions', { email, source: 'home' }, headers);
    await send();
    await confirm(linkTo('confirm', await mails()));
    const before = (await mails()).length;

    wait(13 * 24 * HOUR_MS);
    const again = await send();
    const other = await send('bob@example.org');

    expect(again.status).toBe(202);
    expect(await mails()).toHaveLength(before);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ type: 'urn:problem-type:idempotency_key_reused' });
    expect(await findSubscriptionOf(app.deps.db, 'bob@example.org')).toBeUndefined();
  });

  test('the link in a mail from before an artist was renamed brings the artist as named now', async () => {
    const renamed = [{ from: 'rocka', to: 'rocco' }];
    await signUp({ topics: ['drops', 'artist:rocka'] });
    const early = linkTo('confirm', await mails());
    await seedContent(app.deps.db, [{ id: 'rocco', name: 'Rocco' }], renamed);

    await confirm(early);

    expect((await row())?.topics).toBe('["drops","artist:rocco"]');
    const welcome = (await mails()).find(({ kind }) => kind === 'subscription-welcome');
    expect(welcome?.text).toContain('New drops, Rocco');
    const proof = await listConsents(app.deps.db, (await row())?.id ?? '');
    await seedContent(app.deps.db, [{ id: 'rock', name: 'Rock' }], [{ from: 'rocco', to: 'rock' }]);
    expect(await listConsents(app.deps.db, (await row())?.id ?? '')).toEqual(proof);
  });

  test('the link puts it on the list, once, and brings one welcome', async () => {
    await signUp({ topics: ['drops'] });
    const token = linkTo('confirm', await mails());

    const first = await confirm(token);
    const second = await confirm(token);

    expect(first.status).toBe(200);
    expect(await first.json()).toEqual({ status: 'active' });
    expect(second.status).toBe(410);
    expect(await second.json()).toMatchObject({ type: 'urn:problem-type:expired_link' });
    expect(await row()).toMatchObject({
      status: 'active',
      topics: '["drops"]',
      confirmed_at: NOON.toISOString(),
    });
    expect((await mails()).map(({ kind }) => kind).sort()).toEqual([
      'subscription-confirm',
      'subscription-welcome',
    ]);
  });

  test('a topic that is added later makes nobody a new reader', async () => {
    await activate({ topics: ['drops'] });
    wait(24 * HOUR_MS);
    await signUp({ topics: ['events'] });
    const added = (await mails()).filter(({ kind }) => kind === 'subscription-add');

    expect((await confirm(linkTo('confirm', added))).status).toBe(200);
    expect(await row()).toMatchObject({
      topics: '["drops","events"]',
      confirmed_at: NOON.toISOString(),
    });
  });

  test('of many who use a link at once one gets through, and the welcome is one', async () => {
    await signUp();
    const token = linkTo('confirm', await mails());

    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await confirm(token)).status),
    );

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(19);
    const welcomes = (await mails()).filter(({ kind }) => kind === 'subscription-welcome');
    expect(welcomes).toHaveLength(1);
  });

  test('a link ends after two days', async () => {
    await signUp();
    const token = linkTo('confirm', await mails());
    wait(48 * HOUR_MS);

    expect((await confirm(token)).status).toBe(410);
    expect(await row()).toMatchObject({ status: 'pending' });
  });

  test.each([['x'], ['A'.repeat(43)], ["' or 1=1 --"], ['\u0000']])(
    'a token that was never given out is refused: %j',
    async (token) => {
      expect((await confirm(token)).status).toBe(410);
    },
  );

  test.each([[{}], [{ token: 7 }], [{ token: '' }], [{ token: ['a'] }], [[]]])(
    'a confirmation without a token is refused: %j',
    async (body) => {
      const response = await app.post('/api/subscriptions/confirm', body);

      expect(response.status).toBe(422);
    },
  );

  test('nothing that is kept opens a link', async () => {
    await activate();
    const tokens = (await mails()).flatMap(({ text }) =>
      [...text.matchAll(/token=([\w-]+)/g)].map(([, token]) => token),
    );

    const kept = JSON.stringify(await app.deps.db('subscription_tokens'));

    expect(tokens.length).toBeGreaterThan(1);
    for (const token of tokens) expect(kept).not.toContain(token);
  });

  test('what was agreed to is kept: wording, page, source and both times', async () => {
    await signUp({ topics: ['events'], page: '/artists/rocka', source: 'artist_profile' });
    wait(HOUR_MS);
    await confirm(linkTo('confirm', await mails()));

    expect(await listConsents(app.deps.db, (await row())?.id ?? '')).toMatchObject([
      {
        kind: 'signup',
        topics: '["events"]',
        source: 'artist_profile',
        page: '/artists/rocka',
        wording_version: 'v1',
        wording: TEXTS.newsletter.consent.text,
        created_at: NOON.toISOString(),
        confirmed_at: new Date(NOON.getTime() + HOUR_MS).toISOString(),
      },
    ]);
  });

  test('nobody learns who is on the list', async () => {
    const answerTo = async () => {
      const response = await signUp();
      const headers = [...response.headers.keys()].sort();
      return { status: response.status, body: await response.text(), headers };
    };
    const fresh = await answerTo();
    const pending = await answerTo();
    await confirm(linkTo('confirm', await mails()));
    const active = await answerTo();
    await newsletter.erase();
    const suppressed = await answerTo();

    expect([pending, active, suppressed]).toEqual([fresh, fresh, fresh]);
  });

  test('an active address that asks for no more gets the link to its settings', async () => {
    await activate({ topics: ['all'] });

    await signUp({ topics: ['events'] });

    const [manage] = (await mails()).filter(({ kind }) => kind === 'subscription-manage');
    expect(manage).toMatchObject({ recipient: ADA, unsubscribe_url: null });
    expect(await row()).toMatchObject({ status: 'active', topics: '["all"]' });
  });

  test('topics of an active address are added by its owner alone', async () => {
    await activate({ topics: ['drops'] });

    await signUp({ topics: ['drops', 'events'] });

    expect(await row()).toMatchObject({ topics: '["drops"]' });
    const [added] = (await mails()).filter(({ kind }) => kind === 'subscription-add');
    expect(added?.text).toMatch(/^Events\n/);
    await confirm(linkTo('confirm', added ? [added] : []));
    expect(await row()).toMatchObject({ topics: '["drops","events"]' });
    const welcomes = (await mails()).filter(({ kind }) => kind === 'subscription-welcome');
    expect(welcomes).toHaveLength(1);
  });

  test('an active address that asks for more gets the link to its settings with the question', async () => {
    await activate({ topics: ['artist:rocka'] });

    await signUp({ topics: ['drops', 'events'] });

    const [added] = (await mails()).filter(({ kind }) => kind === 'subscription-add');
    const token = linkTo('preferences', added ? [added] : []);
    const settings = await app.fetch(`/api/subscriptions/preferences?token=${token}`);
    expect(await settings.json()).toMatchObject({ email: ADA, topics: ['artist:rocka'] });

    // Strangers may cause it, so it opens nothing for ever.
    wait(48 * HOUR_MS);
    const late = await app.fetch(`/api/subscriptions/preferences?token=${token}`);
    expect(late.status).toBe(410);
  });

  test('what was asked for and never confirmed does not come along with what is', async () => {
    await signUp({ topics: ['all'] });
    wait(11 * MINUTE_MS);
    await signUp({ topics: ['events'] });

    const [ask] = await mails();
    await confirm(linkTo('confirm', ask ? [ask] : []));

    expect(await row()).toMatchObject({ status: 'active', topics: '["events"]' });
  });

  test('the same again within ten minutes is one request', async () => {
    await signUp({ topics: ['drops'] });
    wait(9 * MINUTE_MS);
    await signUp({ topics: ['drops'] });
    expect(await mails()).toHaveLength(1);

    wait(2 * MINUTE_MS);
    await signUp({ topics: ['drops'] });
    expect(await mails()).toHaveLength(2);
  });

  test('who has left within ten minutes may sign up again', async () => {
    const token = await activate({ topics: ['drops'] });
    await app.post('/api/subscriptions/unsubscribe', { token });
    const before = (await mails()).length;

    await signUp({ topics: ['drops'] });

    expect((await mails()).length).toBe(before + 1);
  });

  test('strangers can cause three mails a day to an address and not one more', async () => {
    for (let hour = 0; hour < 23; hour += 1) {
      await signUp({ topics: hour % 2 ? ['drops'] : ['events'] });
      wait(HOUR_MS);
    }
    expect(await mails()).toHaveLength(3);

    wait(2 * HOUR_MS);
    await signUp();
    expect(await mails()).toHaveLength(4);
  });

  test('many at once for one address make one row and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signUp()));

    expect(answers.every(({ status }) => status === 202)).toBe(true);
    expect(await app.deps.db('subscriptions')).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('an address is the same however it is written', async () => {
    await signUp({ email: ' ADA@Example.ORG ' });
    await signUp({ email: 'ada@example.org' });

    expect(await app.deps.db('subscriptions')).toMatchObject([{ email: ADA }]);
  });

  test.each([
    ['email', { email: 'ada' }],
    ['email', { email: undefined }],
    ['email', { email: ['ada@example.org'] }],
    ['email', { email: 'ada@example.org\r\nBcc: eve@example.org' }],
    ['email', { email: 'ada@example.org, eve@example.org' }],
    ['source', { source: 'elsewhere' }],
    ['source', { source: undefined }],
    ['topics', { topics: [] }],
    ['topics', { topics: 'drops' }],
    ['topics.0', { topics: ['dropz'] }],
    ['topics.1', { topics: ['drops', 7] }],
    ['topics', { topics: ['artist:nobody'] }],
    ['topics.0', { topics: ['artist:'] }],
    ['topics.0', { topics: ["artist:x' or 1=1"] }],
    ['topics.0', { topics: ['artist:%'] }],
    ['page', { page: '//evil.example' }],
  ])('a wrong %s is named and nothing is kept: %j', async (field, fields) => {
    const response = await signUp(fields);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
    expect(await app.deps.db('subscriptions')).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['home', '["all"]'],
    ['beta', '["beta"]'],
  ])('who chooses nothing at %s gets %s', async (source, topics) => {
    await signUp({ source, topics: undefined });

    expect(await row()).toMatchObject({ topics });
  });

  test('a filled honeypot looks accepted and keeps nothing', async () => {
    const response = await signUp({ website: 'http://x.test' });

    expect(response.status).toBe(202);
    expect(await row()).toBeUndefined();
    expect(await mails()).toEqual([]);
  });

  test('an address whose mail cannot be queued is not kept either', async () => {
    const { db } = app.deps;
    await db.schema.renameTable('outbox', 'away');

    const response = await signUp();

    await db.schema.renameTable('away', 'outbox');
    expect(response.status).toBe(500);
    expect(await row()).toBeUndefined();
    expect(await db('subscription_tokens')).toEqual([]);
  });

  test('neither addresses nor tokens get into the log', async () => {
    await activate();
    const [welcome] = (await listOutbox(app.deps.db, { limit: 9 })).filter(
      ({ kind }) => kind === 'subscription-welcome',
    );
    const manage = linkTo('preferences', welcome ? [welcome] : []);
    await app.fetch(`/api/subscriptions/preferences?token=${manage}`);

    const log = app.logLines.join('');
    expect(log).toContain('/api/subscriptions/preferences');
    expect(log).not.toContain('ada@');
    expect(log).not.toContain(manage);
  });
});
