import { randomUUID } from 'node:crypto';
import { findMessage } from '../../../db/contact/contact-messages';
import { listOutbox } from '../../../db/outbox/outbox';
import { MessageDetail, MessageList } from '../../../services/contracts/admin/messages';
import { aMember, anAdmin } from '../../support/app/test-account';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aStoredMessage, referenceOf } from '../../support/inbox';

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof anAdmin>>;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(async () => {
    await app.reset();
    admin = await anAdmin(app.deps);
  });
  afterAll(() => app.close());

  const get = (path: string) => app.fetch(path, { headers: admin.headers });
  const send = (method: string, path: string, body: unknown) =>
    app.fetch(path, {
      method,
      headers: { ...admin.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const list = async (query = '') =>
    MessageList.parse(await (await get(`/api/admin/messages${query}`)).json());
  const numbers = ({ messages }: MessageList) => messages.map(({ message }) => message.slice(8));
  const audit = async () =>
    (await app.deps.db('audit_log').orderBy('created_at')).map(
      ({ action, subject, actor, details }) => ({ action, subject, actor, details }),
    );

  test('the inbox is for administrators', async () => {
    const { id } = await aStoredMessage(app.deps.db, 1);
    const member = await aMember(app.deps);
    const calls: [string, string][] = [
      ['GET', '/api/admin/messages'],
      ['PATCH', '/api/admin/messages'],
      ['GET', `/api/admin/messages/${id}`],
      ['PATCH', `/api/admin/messages/${id}`],
      ['POST', `/api/admin/messages/${id}/reply`],
      ['POST', `/api/admin/messages/${id}/erase`],
      ['GET', '/api/admin/outbox'],
      ['POST', `/api/admin/outbox/${id}/retry`],
      ['POST', `/api/admin/outbox/${id}/discard`],
      ['GET', '/api/admin/audit'],
    ];
    for (const [method, path] of calls) {
      const nobody = await app.fetch(path, { method });
      const other = await app.fetch(path, { method, headers: member.headers });
      expect([path, nobody.status, other.status]).toEqual([path, 401, 403]);
      expect(await other.text()).not.toContain('Message 1');
    }
    expect(await findMessage(app.deps.db, id)).toMatchObject({ version: 1 });
  });

  test('a wave of spam is put away at once, but for what somebody else has touched', async () => {
    const { db } = app.deps;
    const stored = [];
    for (let n = 1; n <= 5; n += 1) stored.push(await aStoredMessage(db, n));
    const [first, second, third, touched, other] = stored.map(({ id }) => id);
    await send('PATCH', `/api/admin/messages/${touched}`, { status: 'open' });

    const seen = [first, second, third, touched, randomUUID()].map((id) => ({ id, version: 1 }));
    const answer = await send('PATCH', '/api/admin/messages', { status: 'spam', messages: seen });

    expect([answer.status, await answer.json()]).toEqual([200, { changed: 3, left: 2 }]);
    expect((await list()).counts).toEqual({ new: 1, open: 1, closed: 0, spam: 3 });
    expect(await findMessage(db, other ?? '')).toMatchObject({ status: 'new', version: 1 });
    const acts = (await audit()).filter(({ details }) => details === '{"status":"spam"}');
    expect(acts.map(({ subject }) => subject).sort()).toEqual([first, second, third].sort());
  });

  test('what a message is already is no change of it, by itself or among many', async () => {
    const { id } = await aStoredMessage(app.deps.db, 1);
    const { id: other } = await aStoredMessage(app.deps.db, 2);
    await send('PATCH', `/api/admin/messages/${id}`, { status: 'spam', notes: 'Seen' });

    const again = { status: 'spam', notes: 'Seen', version: 2 };
    const one = await send('PATCH', `/api/admin/messages/${id}`, again);
    const messages = [{ id, version: 2 }, { id: other }];
    const many = await send('PATCH', '/api/admin/messages', { status: 'spam', messages });

    expect([one.status, await one.json()]).toMatchObject([200, { version: 2 }]);
    expect(await many.json()).toEqual({ changed: 1, left: 0 });
    expect(await findMessage(app.deps.db, id)).toMatchObject({ version: 2 });
    expect((await audit()).map(({ subject }) => subject).sort()).toEqual([id, other].sort());
    const stale = await send('PATCH', `/api/admin/messages/${id}`, { ...again, version: 1 });
    expect(stale.status).toBe(409);
  });

  test('a message that is named twice is refused, in whatever case its id is written', async () => {
    const { id } = await aStoredMessage(app.deps.db, 1);
    const putAway = (ids: string[]) =>
      send('PATCH', '/api/admin/messages', { status: 'spam', messages: ids.map((id) => ({ id })) });

    for (const twice of [id, id.toUpperCase()]) {
      const answer = await putAway([id, twice]);
      expect([answer.status, (await answer.json()).errors]).toEqual([
        422,
        [{ field: 'messages', message: 'Name each message once.' }],
      ]);
    }
    expect(await findMessage(app.deps.db, id)).toMatchObject({ status: 'new', version: 1 });
    expect(await audit()).toEqual([]);
    expect(await (await putAway([id.toUpperCase()])).json()).toEqual({ changed: 1, left: 0 });
  });

  test('pages hold every message once, newest first, whatever arrives meanwhile', async () => {
    // Three to an instant, so that pages end among messages of the same time.
    for (let n = 1; n <= 10; n += 1) {
      await aStoredMessage(app.deps.db, n, { minutesAgo: 10 + Math.floor(n / 3) });
    }
    const seen: string[] = [];
    let path = '/api/admin/messages?limit=3';
    for (let pages = 0; pages < 10 && path; pages += 1) {
      const page = MessageList.parse(await (await get(path)).json());
      seen.push(...numbers(page));
      await aStoredMessage(app.deps.db, 100 + pages);
      path = page.next ? `/api/admin/messages?limit=3&before=${page.next}` : '';
    }

    const times = await app.deps.db('contact_messages').whereIn(
      'message',
      seen.map((n) => `Message ${n}`),
    );
    expect(new Set(seen).size).toBe(10);
    expect(times).toHaveLength(10);
    const groups = seen.map((n) => Math.floor(Number(n) / 3));
    expect(groups).toEqual([...groups].sort());
  });

  test('an instant is a place to begin too', async () => {
    await aStoredMessage(app.deps.db, 1, { minutesAgo: 2 });
    await aStoredMessage(app.deps.db, 2, { minutesAgo: 1 });
    const instant = new Date(NOON.getTime() - 60_000).toISOString();
    expect(numbers(await list(`?before=${instant}`))).toEqual(['1']);
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=1e2',
    'limit=-1',
    'limit=0x10',
    'before=yesterday',
    'before=2025-02-30T00:00:00.000Z',
    'before=2025-06-02T12:00:00.000Z_%00',
    'status=deleted',
    'type=admin',
    'q=%00',
    `q=${'x'.repeat(101)}`,
  ])('the query %s is named as wrong', async (query) => {
    const response = await get(`/api/admin/messages?${query}`);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([
      { field: query.split('=')[0], message: expect.any(String) },
    ]);
  });

  test('what is empty, unknown or named twice is no fault', async () => {
    await aStoredMessage(app.deps.db, 1);
    const query = '?limit=&before=&q=&status=&nothing=1&__proto__=1&limit=1&limit=x';
    expect(numbers(await list(query))).toEqual(['1']);
  });

  test('a search finds every word, in any field, whatever its case and accents', async () => {
    const { db } = app.deps;
    await aStoredMessage(db, 1, { name: 'José Ñandú', message: 'A FUSIÓN of 100% tango_' });
    await aStoredMessage(db, 2, { email: 'tango@example.org', about: 'Film' });
    const found = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`)).messages.map(({ reference }) => reference).sort();
    const [first, second] = [referenceOf(1), referenceOf(2)];

    expect(await found('jose')).toEqual([first]);
    expect(numbers(await list('?search=jose'))).toHaveLength(1);
    expect(await found('ÑANDU fusion')).toEqual([first]);
    expect(await found('Fusión JOSÉ')).toEqual([first]);
    expect(await found('tango')).toEqual([first, second].sort());
    expect(await found('film tango')).toEqual([second]);
    expect(await found(second.toLowerCase())).toEqual([second]);
    expect(await found('100%')).toEqual([first]);
    expect(await found('tango_')).toEqual([first]);
    expect(await found('1%o')).toEqual([]);
    expect(await found("'); drop table contact_messages; --")).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  test('state and type narrow the list, the counts tell of all states', async () => {
    const { db } = app.deps;
    await aStoredMessage(db, 1, { status: 'spam' });
    await aStoredMessage(db, 2, { inquiry_type: 'press' });
    await aStoredMessage(db, 3, { inquiry_type: 'press', status: 'closed' });

    const press = await list('?type=press&status=new');
    expect(numbers(press)).toEqual(['2']);
    expect(press.counts).toEqual({ new: 1, open: 0, closed: 1, spam: 0 });
    expect((await list()).counts).toEqual({ new: 1, open: 0, closed: 1, spam: 1 });
  });

  test('a change of state and notes is kept, counted and written down', async () => {
    const { id, reference } = await aStoredMessage(app.deps.db, 1);
    app.clock.now = new Date(NOON.getTime() + 1000);

    const response = await send('PATCH', `/api/admin/messages/${id}`, {
      status: 'open',
      notes: 'Called back',
      version: 1,
    });

    expect(response.status).toBe(200);
    const changed = { status: 'open', notes: 'Called back', version: 2 };
    expect(await response.json()).toMatchObject(changed);
    const detail = MessageDetail.parse(
      await (await get(`/api/admin/messages/${reference}`)).json(),
    );
    expect(detail).toMatchObject({
      ...changed,
      updated_at: app.clock.now.toISOString(),
      messages_from_sender: 1,
      newsletter: null,
      replies: [],
      history: [{ action: 'message.change', actor_email: 'admin@example.org', outcome: 'done' }],
    });
    expect(await audit()).toEqual([
      {
        action: 'message.change',
        subject: id,
        actor: admin.user.id,
        details: '{"status":"open","notes":true}',
      },
    ]);
  });

  test('a message tells what else is known of its sender', async () => {
    const { db } = app.deps;
    const { id } = await aStoredMessage(db, 1);
    await aStoredMessage(db, 2);
    await aStoredMessage(db, 3, { email: 'bob@example.org' });
    const at = NOON.toISOString();
    await db('subscriptions').insert({
      id,
      email: 'ada@example.org',
      status: 'active',
      source: 'footer',
      topics: '["press"]',
      created_at: at,
      requested_at: at,
    });

    const detail = await (await get(`/api/admin/messages/${id}`)).json();

    expect(MessageDetail.parse(detail)).toMatchObject({
      messages_from_sender: 2,
      newsletter: { status: 'active', topics: ['press'] },
    });
  });

  test('two people do not overwrite each other', async () => {
    const { id } = await aStoredMessage(app.deps.db, 1);
    const change = (notes: string) =>
      send('PATCH', `/api/admin/messages/${id}`, { notes, version: 1 });

    const statuses = (await Promise.all(['a', 'b', 'c'].map(change))).map(({ status }) => status);

    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await findMessage(app.deps.db, id)).toMatchObject({ version: 2 });
    expect(await audit()).toHaveLength(1);
    const late = await send('POST', `/api/admin/messages/${id}/reply`, { text: 'Hi', version: 1 });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ type: 'urn:problem-type:conflict' });
    expect(await listOutbox(app.deps.db, { limit: 1 })).toEqual([]);
    expect((await send('PATCH', `/api/admin/messages/${id}`, { status: 'spam' })).status).toBe(200);
  });

  test.each([
    [{}, 'status'],
    [{ status: 'gone' }, 'status'],
    [{ status: null }, 'status'],
    [{ notes: 7 }, 'notes'],
    [{ notes: 'a\0' }, 'notes'],
    [{ notes: 'x'.repeat(10_001) }, 'notes'],
    [{ notes: '', version: '1' }, 'version'],
    [{ notes: '', version: 1.5 }, 'version'],
    [{ notes: '', version: 2 ** 60 }, 'version'],
    [{ notes: '', version: 2 ** 31 }, 'version'],
    [{ notes: '', version: 0 }, 'version'],
    [[], 'body'],
  ])('the change %j is refused', async (body, field) => {
    const { id } = await aStoredMessage(app.deps.db, 1);
    const response = await send('PATCH', `/api/admin/messages/${id}`, body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toMatchObject([{ field }]);
    expect(await findMessage(app.deps.db, id)).toMatchObject({ version: 1, notes: '' });
  });

  test('what is not there is not there', async () => {
    const nowhere = ['4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11', 'AA-222222', '%00', '..%2f..', '%F0'];
    for (const id of nowhere) {
      const path = `/api/admin/messages/${id}`;
      expect((await get(path)).status).toBe(404);
      expect((await send('PATCH', path, { status: 'open' })).status).toBe(404);
      expect((await send('POST', `${path}/reply`, { text: 'Hi' })).status).toBe(404);
    }
    expect(await audit()).toEqual([]);
  });

  test('a reply is queued, kept and leaves the message open; its answer comes to the team', async () => {
    const { id, reference } = await aStoredMessage(app.deps.db, 1, { inquiry_type: 'press' });

    const response = await send('POST', `/api/admin/messages/${id}/reply`, {
      text: ' Dear Ada,\n{name} <b>\n\nYours ',
      version: 1,
    });

    expect(response.status).toBe(201);
    expect(MessageDetail.parse(await response.json())).toMatchObject({
      status: 'open',
      version: 2,
      replied_at: NOON.toISOString(),
      replies: [
        {
          author: 'admin@example.org',
          text: 'Dear Ada,\n{name} <b>\n\nYours',
          mail_status: 'waiting',
        },
      ],
      history: [{ action: 'message.reply', details: '{"status":"open"}' }],
    });
    expect(await listOutbox(app.deps.db, { limit: 10 })).toMatchObject([
      {
        kind: 'contact-reply',
        recipient: 'ada@example.org',
        reply_to: 'press@site.test',
        reply_to_name: 'The Office',
        sender: 'hello@site.test',
        subject: `Re: We have your message (${reference})`,
        text: expect.stringMatching(/^Dear Ada,\n\{name\} <b>\n\nYours\n.*Message 1/s),
        html: expect.stringContaining('{name} &#60;b&#62;<br>'),
        auto_reply: 0,
      },
    ]);
  });

  test('the first reply counts for the promise, every one is mailed', async () => {
    const { reference } = await aStoredMessage(app.deps.db, 1);
    const reply = (body: object) => send('POST', `/api/admin/messages/${reference}/reply`, body);
    await reply({ text: 'One' });
    app.clock.now = new Date(NOON.getTime() + 60_000);
    const detail = MessageDetail.parse(
      await (await reply({ text: 'Two', status: 'closed' })).json(),
    );

    expect(detail).toMatchObject({ status: 'closed', replied_at: NOON.toISOString() });
    expect(detail.replies.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(await listOutbox(app.deps.db, { limit: 10 })).toHaveLength(2);
  });

  test('a reply that cannot be queued changes nothing', async () => {
    const { db } = app.deps;
    const { id } = await aStoredMessage(db, 1);
    await db.schema.renameTable('outbox', 'away');
    const response = await send('POST', `/api/admin/messages/${id}/reply`, { text: 'Hi' });
    await db.schema.renameTable('away', 'outbox');

    expect(response.status).toBe(500);
    expect(await findMessage(db, id)).toMatchObject({ version: 1, replied_at: null });
    expect(await db('contact_replies').select()).toEqual([]);
    expect(await audit()).toEqual([]);
  });
});
