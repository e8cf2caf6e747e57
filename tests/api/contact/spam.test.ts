import { findMessage } from '../../../db/contact/contact-messages';
import { listOutbox } from '../../../db/outbox/outbox';
import { SPAM_TRAP } from '../../../services/contracts/limits/spam-trap';
import { fromElsewhere, NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest } from '../../support/factories';

const MINUTE_MS = 60_000;
const links = (count: number) => 'See https://a.example/x \n'.repeat(count);

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine, { env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const mails = () => listOutbox(app.deps.db, { limit: 100 });
  const later = (ms: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + ms);
  };

  async function aToken(): Promise<string> {
    const response = await app.fetch('/api/contact/token', { headers: fromElsewhere() });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return (await response.json()).token;
  }

  async function sent(fields: Record<string, unknown>) {
    const response = await app.post('/api/contact', aContactRequest(fields), fromElsewhere());
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    return findMessage(app.deps.db, reference);
  }

  test('a filled trap is answered like any message, kept as spam and mailed to nobody', async () => {
    const message = await sent({ [SPAM_TRAP.field]: 'http://x.test' });

    expect(message).toMatchObject({ status: 'spam', spam_reasons: 'trap,untimed' });
    expect(await mails()).toEqual([]);
  });

  test('a plain form that filled the trap is led to its result like any other', async () => {
    const body = new URLSearchParams({ ...aContactRequest(), [SPAM_TRAP.field]: 'x' });
    const response = await app.fetch('/api/contact', { method: 'POST', body });

    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(
      /^\/contact\/result\?status=sent&reference=AA-/,
    );
    expect(await mails()).toEqual([]);
  });

  test('spam uses up nobody’s receipt', async () => {
    await sent({ [SPAM_TRAP.field]: 'x' });
    await sent({});

    expect((await mails()).map(({ kind }) => kind).sort()).toEqual([
      'contact-receipt',
      'contact-team',
    ]);
  });

  test('an address gets one receipt a day even when its first message became spam later', async () => {
    const first = await sent({});
    await app.deps
      .db('contact_messages')
      .where({ id: first?.id ?? '' })
      .update({ status: 'spam' });
    await sent({});

    expect((await mails()).filter(({ kind }) => kind === 'contact-receipt')).toHaveLength(1);
  });

  test('whoever took their time is trusted, with links too', async () => {
    const token = await aToken();
    later(MINUTE_MS);
    const message = await sent({ token, message: links(9) });

    expect(message).toMatchObject({ status: 'new', spam_score: 20, spam_reasons: 'some_links' });
    expect(await mails()).toHaveLength(2);
  });

  test('haste alone is no crime, haste with a link is', async () => {
    const token = await aToken();
    later(2_999);
    expect(await sent({ token })).toMatchObject({ status: 'new', spam_reasons: 'hasty' });
    expect(await sent({ token, message: links(1) })).toMatchObject({ status: 'spam' });
    later(1);
    expect(await sent({ token, message: links(1) })).toMatchObject({ status: 'new' });
  });

  test('a tab that stayed open for a week is no crime', async () => {
    const token = await aToken();
    later(7 * 24 * 60 * MINUTE_MS);
    expect(await sent({ token })).toMatchObject({ status: 'new', spam_score: 0 });
  });

  test.each(['x', `${NOON.getTime().toString(36)}.${'A'.repeat(43)}`, 'é'.repeat(300), '\0', '.'])(
    'the token %j is not one of ours: suspicious, and not refused',
    async (token) => {
      expect(await sent({ token })).toMatchObject({ status: 'new', spam_reasons: 'forged' });
    },
  );

  test('a token of the future is not one of ours, clocks may differ a little', async () => {
    later(MINUTE_MS);
    const token = await aToken();
    later(-4_000);
    expect(await sent({ token })).toMatchObject({ spam_reasons: 'hasty' });
    later(-2_000);
    expect(await sent({ token })).toMatchObject({ spam_reasons: 'forged' });
  });

  test.each([
    [{ message: links(9) }, 'new'],
    [{ message: links(10) }, 'spam'],
    [{ message: '[url=http://a.example]x[/url]' }, 'spam'],
    [{ message: '<a href="http://a.example">x</a>' }, 'new'],
    [{ name: 'www.a.example' }, 'new'],
    [{ name: 'www.a.example', message: links(1) }, 'spam'],
    [{ about: links(1).trim(), message: links(2) }, 'new'],
  ])('a form without JavaScript that sends %j is %s', async (fields, status) => {
    expect(await sent(fields)).toMatchObject({ status });
  });

  test('a wave of one text is mailed twenty times an hour, and kept as spam from then on', async () => {
    const kept = [];
    for (let n = 1; n <= 23; n += 1) {
      const message = n % 2 === 0 ? 'Buy  plays TODAY' : 'buy plays today';
      kept.push(await sent({ email: `bot${n}@a.example`, message }));
    }
    const status = kept.map((row) => row?.status);
    expect(status.slice(0, 20)).toEqual(Array(20).fill('new'));
    expect(kept.slice(20)).toEqual(
      Array(3).fill(expect.objectContaining({ status: 'spam', spam_reasons: 'wave,untimed' })),
    );
    expect((await mails()).filter(({ kind }) => kind === 'contact-team')).toHaveLength(20);
    expect((await mails()).filter(({ kind }) => kind === 'contact-receipt')).toHaveLength(20);
    // what anybody else writes meanwhile is mailed, and after an hour so is this
    expect(await sent({ message: 'A question' })).toMatchObject({ status: 'new' });
    later(60 * MINUTE_MS);
    expect(await sent({ message: 'buy plays today' })).toMatchObject({ status: 'new' });
  });

  test('a wave that varies its text is mailed 200 times an hour, people with script all the while', async () => {
    const statuses = [];
    for (let n = 1; n <= 202; n += 1) {
      const token = n % 2 === 0 ? 'made up' : '';
      const message = `Buy plays, offer ${n}`;
      const varied = await sent({ email: `bot${n}@a.example`, message, token });
      statuses.push(varied?.status);
    }
    expect(statuses).toEqual([...Array(200).fill('new'), 'spam', 'spam']);

    const token = await aToken();
    later(MINUTE_MS);
    const links = 'My songs: https://a.example https://b.example https://c.example';
    expect(await sent({ token, message: links })).toMatchObject({ status: 'new' });
    later(60 * MINUTE_MS);
    expect(await sent({ message: 'Another question' })).toMatchObject({ status: 'new' });
  });

  test('spam takes no place of those who write the same', async () => {
    for (let n = 1; n <= 20; n += 1) await sent({ [SPAM_TRAP.field]: 'x', message: 'A question' });
    expect(await sent({ message: 'A question' })).toMatchObject({ status: 'new' });
  });

  test('people who paste one text, and took their time over it, are all heard', async () => {
    const token = await aToken();
    later(MINUTE_MS);
    const kept = [];
    for (let n = 1; n <= 22; n += 1) {
      kept.push(await sent({ token, email: `fan${n}@a.example`, message: 'Bring Rocka to Lagos' }));
    }
    expect(kept.filter((row) => row?.status === 'new')).toHaveLength(22);
    expect(kept.at(-1)).toMatchObject({ spam_reasons: 'wave' });
  });

  test('the same form sent again with another token is the same message', async () => {
    const headers = { 'idempotency-key': 'one' };
    const send = async () =>
      app.post('/api/contact', aContactRequest({ token: await aToken() }), headers);
    const first = await (await send()).json();
    later(MINUTE_MS);

    expect(await (await send()).json()).toEqual(first);
  });
});
