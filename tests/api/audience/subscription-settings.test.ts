import { seedContent } from '../../../db/audience/artists';
import { listConsents } from '../../../db/audience/subscription-consents';
import { findSubscriptionOf } from '../../../db/audience/subscriptions';
import { listOutbox } from '../../../db/outbox/outbox';
import { deliverDue } from '../../../services/outbox/deliver-due';
import { toMessage } from '../../../services/outbox/message';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ADA, linkTo, type Newsletter, newsletterOf } from '../../support/audience/newsletter';
import { ENGINES } from '../../support/database/test-database';

const HOUR_MS = 3_600_000;

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

  const row = () => findSubscriptionOf(app.deps.db, ADA);
  const settings = (token: string, init?: RequestInit) =>
    app.fetch(`/api/subscriptions/preferences?token=${token}`, init);
  const choose = (token: string, topics: unknown) =>
    settings(token, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ topics }),
    });
  const oneClick = (token: string, init: RequestInit = {}) =>
    app.fetch(`/api/subscriptions/unsubscribe?token=${token}`, { method: 'POST', ...init });

  test('the token may stand in the body too, as it does where an address is confirmed', async () => {
    const token = await newsletter.activate({ topics: ['drops'] });
    const send = (method: string, body: unknown) =>
      app.fetch('/api/subscriptions/preferences', {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    const chosen = await send('PUT', { token, topics: ['events'] });
    expect(await chosen.json()).toMatchObject({ status: 'active', topics: ['events'] });

    const empty = await app.fetch('/api/subscriptions/preferences', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    });
    const bare = [await send('PUT', { topics: ['events'] }), await send('DELETE', {}), empty];
    for (const response of bare) {
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toEqual([expect.objectContaining({ field: 'token' })]);
    }
    expect((await send('DELETE', { token })).status).toBe(204);
    expect(await row()).toBeUndefined();
  });

  test('the link in a list mail shows the settings and what can be chosen', async () => {
    const token = await newsletter.activate({ topics: ['drops'] });

    const response = await settings(token);

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      email: ADA,
      status: 'active',
      topics: ['drops'],
      choices: expect.arrayContaining([
        { id: 'all', label: 'Everything', description: 'All of it.' },
        { id: 'artist:rocka', label: 'Rocka', description: 'News about Rocka.' },
      ]),
    });
  });

  test('topics are set as they are chosen, and the change is kept as proof', async () => {
    const token = await newsletter.activate({ topics: ['drops'] });

    const response = await choose(token, ['events', 'artist:rocka', 'events']);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ topics: ['events', 'artist:rocka'] });
    const subscription = await row();
    expect(subscription).toMatchObject({ status: 'active', topics: '["events","artist:rocka"]' });
    const consents = await listConsents(app.deps.db, subscription?.id ?? '');
    expect(consents.map(({ kind }) => kind).sort()).toEqual(['change', 'signup']);
  });

  test.each([['drops'], [['dropz']], [['artist:nobody']], [null], [undefined], [[['all']]]])(
    'topics that there are not change nothing: %j',
    async (topics) => {
      const token = await newsletter.activate({ topics: ['drops'] });

      expect((await choose(token, topics)).status).toBe(422);
      expect(await row()).toMatchObject({ topics: '["drops"]' });
    },
  );

  test('to choose nothing is to leave, and to choose again is to come back', async () => {
    const token = await newsletter.activate();

    expect(await (await choose(token, [])).json()).toMatchObject({
      status: 'unsubscribed',
      topics: [],
    });
    const left = app.clock.now;
    expect(await row()).toMatchObject({ left_at: left.toISOString() });

    app.clock.now = new Date(left.getTime() + HOUR_MS);
    expect(await (await choose(token, ['drops'])).json()).toMatchObject({ status: 'active' });
    const back = app.clock.now.toISOString();
    expect(await row()).toMatchObject({ left_at: null, confirmed_at: back });
  });

  test('every list mail carries the headers of one-click leaving, others do not', async () => {
    await newsletter.activate();
    await deliverDue(app.deps);

    const headers = (kind: string) => {
      const mail = app.mailbox.find((sent) => sent.kind === kind);
      return mail && toMessage(mail).headers;
    };
    expect(headers('subscription-welcome')).toMatchObject({
      'List-Id': '<newsletter.site.test>',
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/site\.test\/api\/subscriptions\/unsubscribe\?token=[\w-]{43}>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(headers('subscription-confirm')).not.toHaveProperty('List-Unsubscribe');
  });

  test.each([
    ['as RFC 8058 says', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    ['as a multipart form', { body: multipart() }],
    ['with nothing', {}],
    ['with nonsense', { body: '{{{', headers: { 'content-type': 'application/json' } }],
  ])('one click leaves the list, %s, once and again', async (_, init) => {
    await newsletter.activate();
    const token = linkTo('unsubscribe', await newsletter.mails());

    for (const time of ['first', 'second']) {
      const response = await oneClick(token, init);
      expect([time, response.status]).toEqual([time, 200]);
      expect(await response.json()).toEqual({ status: 'unsubscribed' });
    }
    const subscription = await row();
    expect(subscription).toMatchObject({ status: 'unsubscribed', topics: '[]' });
    const consents = await listConsents(app.deps.db, subscription?.id ?? '');
    expect(consents.filter(({ kind }) => kind === 'leave')).toHaveLength(1);
  });

  test('who sends neither a token nor a body is told of the token', async () => {
    const response = await app.fetch('/api/subscriptions/unsubscribe', { method: 'POST' });

    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([expect.objectContaining({ field: 'token' })]);
  });

  test('to look at a link that leaves changes nothing', async () => {
    await newsletter.activate();
    const token = linkTo('unsubscribe', await newsletter.mails());

    const response = await app.fetch(`/api/subscriptions/unsubscribe?token=${token}`);

    expect(response.status).toBe(200);
    expect(await row()).toMatchObject({ status: 'active' });
  });

  test('links of old mails leave for ever, the link that was asked for ends', async () => {
    const token = await newsletter.activate();
    await newsletter.signUp();
    const [mail] = (await newsletter.mails()).filter(({ kind }) => kind === 'subscription-manage');
    const asked = linkTo('preferences', mail ? [mail] : []);
    expect((await settings(asked)).status).toBe(200);
    app.clock.now = new Date(app.clock.now.getTime() + 24 * 365 * HOUR_MS);

    expect((await settings(asked)).status).toBe(410);
    expect((await choose(asked, ['drops'])).status).toBe(410);
    expect((await settings(asked, { method: 'DELETE' })).status).toBe(410);
    expect((await settings(token)).status).toBe(200);
    expect((await oneClick(token)).status).toBe(200);
  });

  test('a link that confirms opens no settings, and a link to settings confirms nothing', async () => {
    await newsletter.signUp();
    const confirmation = linkTo('confirm', await newsletter.mails());

    expect((await settings(confirmation)).status).toBe(410);
    expect((await settings(confirmation, { method: 'DELETE' })).status).toBe(410);
    expect((await oneClick(confirmation)).status).toBe(410);
    await newsletter.confirm(confirmation);
    const token = linkTo('preferences', await newsletter.mails());
    expect((await newsletter.confirm(token)).status).toBe(410);
  });

  test('mails that have not gone out are taken back from who leaves', async () => {
    const token = await newsletter.activate();
    expect(await newsletter.mails()).toHaveLength(2);

    await oneClick(token);

    expect((await newsletter.mails()).map(({ kind }) => kind)).toEqual(['subscription-confirm']);
  });

  test('who left and comes back confirms again, and is not welcomed twice', async () => {
    const token = await newsletter.activate();
    await deliverDue(app.deps);
    await oneClick(token);

    await newsletter.signUp({ topics: ['events'] });
    expect(await row()).toMatchObject({ status: 'unsubscribed' });
    const [ask] = (await newsletter.mails()).filter(({ text }) => text.startsWith('Events'));
    app.clock.now = new Date(NOON.getTime() + 1);
    await newsletter.confirm(linkTo('confirm', ask ? [ask] : []));

    const confirmed_at = app.clock.now.toISOString();
    const back = { status: 'active', topics: '["events"]', confirmed_at, left_at: null };
    expect(await row()).toMatchObject(back);
    const welcomes = (await newsletter.mails()).filter(
      ({ kind }) => kind === 'subscription-welcome',
    );
    expect(welcomes).toHaveLength(1);
  });

  test('who thinks better of leaving within ten minutes is asked again', async () => {
    const token = await newsletter.activate();
    await oneClick(token);

    await newsletter.signUp();

    const asked = (await newsletter.mails()).filter(({ kind }) => kind === 'subscription-confirm');
    expect(asked).toHaveLength(2);
  });

  test('erasing leaves nothing by which the address can be known', async () => {
    const token = await newsletter.activate({ page: '/artists/rocka' });

    const response = await settings(token, { method: 'DELETE' });

    expect(response.status).toBe(204);
    const { db } = app.deps;
    for (const table of ['subscriptions', 'subscription_consents', 'announcements', 'outbox']) {
      expect(await db(table)).toEqual([]);
    }
    const [kept, ...others] = await db('suppressions');
    expect(others).toEqual([]);
    expect(kept?.address_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await db('subscription_tokens')).toEqual([
      expect.objectContaining({ subscription_id: null, consent_id: null, purpose: 'list' }),
    ]);
  });

  test('messages to the office stay when the newsletter address is erased', async () => {
    await app.post('/api/contact', { name: 'Ada', email: ADA, message: 'Hello' });
    const token = await newsletter.activate();

    await settings(token, { method: 'DELETE' });

    const left = await listOutbox(app.deps.db, { limit: 9 });
    expect(left.map(({ kind }) => kind).sort()).toEqual(['contact-receipt', 'contact-team']);
    expect(await app.deps.db('contact_messages')).toHaveLength(1);
  });

  test('an erased address is not written to, whoever types it', async () => {
    const token = await newsletter.activate();
    await settings(token, { method: 'DELETE' });

    const response = await newsletter.signUp({ email: 'ADA@example.org' });

    expect(response.status).toBe(202);
    expect(await row()).toBeUndefined();
    expect(await newsletter.mails()).toEqual([]);
  });

  test('after erasing, leaving still answers as before and settings are gone', async () => {
    const token = await newsletter.activate();
    await settings(token, { method: 'DELETE' });

    expect((await oneClick(token)).status).toBe(200);
    expect((await settings(token)).status).toBe(410);
    expect((await choose(token, ['drops'])).status).toBe(410);
    expect((await settings(token, { method: 'DELETE' })).status).toBe(410);
  });

  test('everything that is held can be taken along', async () => {
    const token = await newsletter.activate({ topics: ['drops'], page: '/join/newsletter' });

    const response = await app.fetch(`/api/subscriptions/data?token=${token}`);

    expect(response.headers.get('content-disposition')).toContain('newsletter-data.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const data = await response.json();
    expect(data).toMatchObject({ email: ADA, status: 'active', source: 'home', topics: ['drops'] });
    expect(data.consents).toMatchObject([{ kind: 'signup', page: '/join/newsletter' }]);
    expect(data.mails).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain(token);
  });

  test.each([['GET'], ['PUT'], ['DELETE']])('%s of settings wants a token', async (method) => {
    const response = await app.fetch('/api/subscriptions/preferences', { method });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'token' }] });
  });
});

function multipart(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}
