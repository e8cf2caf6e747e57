import { randomUUID } from 'node:crypto';
import { seedContent } from '../../../db/audience/artists';
import { enqueueEmail, markFailed, markSent, takeDue } from '../../../db/outbox/outbox';
import { AdminFollowList, SubscriptionList } from '../../../services/contracts/admin/audience';
import { AuditList } from '../../../services/contracts/admin/audit';
import { OutboxList } from '../../../services/contracts/admin/outbox';
import { deliverDue } from '../../../services/outbox/deliver-due';
import { type AdminCalls, adminCalls } from '../../support/app/admin-app';
import { aMember } from '../../support/app/test-account';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { anEmail } from '../../support/factories';
import { aStoredMessage } from '../../support/inbox';

const at = (minutesAgo: number) => new Date(NOON.getTime() - minutesAgo * 60_000).toISOString();

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

  const outbox = async (query = '') =>
    OutboxList.parse(await admin.json(`/api/admin/outbox${query}`));

  async function queued(fields: Parameters<typeof anEmail>[0], minutesAgo = 0): Promise<string> {
    const email = anEmail(fields);
    await enqueueEmail(app.deps.db, email, at(minutesAgo));
    return email.id;
  }

  async function taken(id: string, leaseUntil = NOON.toISOString()): Promise<void> {
    await takeDue(app.deps.db, { now: at(0), leaseUntil, token: id, limit: 9 });
  }

  async function parked(fields: Parameters<typeof anEmail>[0] = {}): Promise<string> {
    const id = await queued(fields);
    await taken(id);
    const failure = { attempts: 16, last_error: 'Error: 550 no such user', due_at: null };
    await markFailed(app.deps.db, id, id, failure);
    return id;
  }

  test('the outbox shows mails without their text, newest first, with how many are where', async () => {
    const old = await queued({ text: 'a secret link', recipient: 'old@example.org' }, 5);
    const bad = await parked({ subject: 'No such user' });

    const all = await outbox();
    expect(all.emails.map(({ id }) => id)).toEqual([bad, old]);
    expect(all.emails[0]).toMatchObject({
      status: 'parked',
      last_error: 'Error: 550 no such user',
    });
    expect(all.counts).toEqual({ waiting: 1, sent: 0, parked: 1 });
    expect(JSON.stringify(await admin.json('/api/admin/outbox'))).not.toMatch(/secret|<p>|lease/);
    expect((await outbox('?status=parked')).emails.map(({ id }) => id)).toEqual([bad]);
    expect((await outbox('?q=OLD@example')).emails.map(({ id }) => id)).toEqual([old]);
    expect((await outbox('?q=user%20such')).counts).toEqual({ waiting: 0, sent: 0, parked: 1 });
    const page = await outbox('?limit=1');
    expect((await outbox(`?limit=1&before=${page.next}`)).emails.map(({ id }) => id)).toEqual([
      old,
    ]);
  });

  test('a mail is found by the name in its subject, whatever its case', async () => {
    const id = await queued({ subject: '[General] Émile ÑANDÚ (ΣΊΣΥΦΟΣ, Éloïse)' });
    await queued({ subject: '[General] Emil' });

    for (const word of ['émile', 'ÉMILE', 'ñandú', 'Ñandú', 'σίσυφος', 'éloïse']) {
      const { emails } = await outbox(`?q=${encodeURIComponent(word)}`);
      expect([word, emails.map((email) => email.id)]).toEqual([word, [id]]);
    }
  });

  test('a parked mail that is retried goes out, and who did it is written down', async () => {
    const id = await parked();
    expect(await deliverDue(app.deps)).toEqual({ sent: 0, failed: 0 });

    const response = await admin.send('POST', `/api/admin/outbox/${id}/retry`);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id, status: 'waiting', attempts: 0 });
    expect(await deliverDue(app.deps)).toEqual({ sent: 1, failed: 0 });
    expect(await app.deps.db('audit_log').select('action', 'subject', 'actor')).toEqual([
      { action: 'outbox.retry', subject: id, actor: admin.user.id },
    ]);
  });

  test('what went out is not sent again, what is being sent is left alone', async () => {
    const sent = await queued({});
    await taken(sent);
    await markSent(app.deps.db, sent, sent, at(0));
    const moving = await queued({});
    await taken(moving, new Date(NOON.getTime() + 1).toISOString());

    for (const id of [sent, moving]) {
      const response = await admin.send('POST', `/api/admin/outbox/${id}/retry`);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ type: 'urn:problem-type:conflict' });
    }
    for (const id of [randomUUID(), '%00', 'x']) {
      expect((await admin.send('POST', `/api/admin/outbox/${id}/retry`)).status).toBe(404);
    }
    app.clock.now = new Date(NOON.getTime() + 2);
    expect((await admin.send('POST', `/api/admin/outbox/${moving}/retry`)).status).toBe(200);
    expect(await app.deps.db('audit_log').select('subject')).toEqual([{ subject: moving }]);
  });

  async function aSubscription(email: string, fields: object = {}): Promise<void> {
    await app.deps.db('subscriptions').insert({
      id: randomUUID(),
      email,
      status: 'active',
      source: 'footer',
      topics: '["drops","artist:rocka"]',
      created_at: at(0),
      requested_at: at(0),
      confirmed_at: at(0),
      ...fields,
    });
  }

  test('subscriptions are found by state, address, source and topic', async () => {
    await aSubscription('ada@example.org');
    await aSubscription('bob@example.org', {
      status: 'pending',
      topics: '[]',
      source: 'home',
      created_at: at(1),
    });
    const found = async (query: string) => {
      const list = SubscriptionList.parse(await admin.json(`/api/admin/subscriptions${query}`));
      return { emails: list.subscriptions.map(({ email }) => email), counts: list.counts };
    };

    expect(await found('')).toEqual({
      emails: ['ada@example.org', 'bob@example.org'],
      counts: { active: 1, pending: 1, unsubscribed: 0 },
    });
    expect((await found('?status=pending')).emails).toEqual(['bob@example.org']);
    expect((await found('?q=artist:rocka')).emails).toEqual(['ada@example.org']);
    expect((await found('?q=HOME')).emails).toEqual(['bob@example.org']);
    expect(await (await admin.csv('/api/admin/subscriptions?q=ada')).text()).toMatch(
      /\r\n[0-9a-f-]{36},ada@example\.org,active,footer,drops artist:rocka,2025-/,
    );
  });

  test('follows are counted for every artist and listed newest first', async () => {
    const { db } = app.deps;
    await seedContent(db, [
      { id: 'nyra', name: 'Nyra' },
      { id: 'rocka', name: 'Rocka' },
      { id: 'zaya', name: 'Zaya' },
    ]);
    const devices = [randomUUID(), randomUUID(), randomUUID()];
    for (const [n, device_id] of devices.entries()) {
      await db('artist_follows').insert({ artist_id: 'rocka', device_id, created_at: at(n >> 1) });
    }
    const follow = { artist_id: 'nyra', device_id: randomUUID(), created_at: at(0) };
    await db('artist_follows').insert(follow);
    const read = async (query: string) =>
      AdminFollowList.parse(await admin.json(`/api/admin/follows${query}`));

    const first = await read('?limit=3');
    const rest = await read(`?limit=3&before=${encodeURIComponent(first.next ?? '')}`);
    expect(first.artists).toEqual([
      { artist_id: 'rocka', name: 'Rocka', followers: 3 },
      { artist_id: 'nyra', name: 'Nyra', followers: 1 },
      { artist_id: 'zaya', name: 'Zaya', followers: 0 },
    ]);
    const seen = [...first.follows, ...rest.follows].map(({ device_id }) => device_id);
    expect(new Set(seen)).toEqual(new Set([...devices, follow.device_id]));
    expect(seen).toHaveLength(4);
    expect(rest).toMatchObject({ next: null, follows: [{ device_id: devices[2] }] });
    expect((await read('?artist=nyra')).follows).toEqual([follow]);
    expect((await admin.get('/api/admin/follows?artist=%00')).status).toBe(422);
  });

  test('the audit log names who did it, and is searched', async () => {
    await admin.send('POST', `/api/admin/outbox/${await parked()}/retry`);
    await app.deps.db('audit_log').insert({
      id: randomUUID(),
      created_at: at(9),
      actor: 'cli',
      action: 'role.grant',
      outcome: 'refused',
    });
    const acts = async (query: string) =>
      AuditList.parse(await admin.json(`/api/admin/audit${query}`)).entries.map(
        ({ action, actor_email }) => [action, actor_email],
      );

    const all = [
      ['outbox.retry', 'admin@example.org'],
      ['role.grant', null],
    ];
    expect(await acts('')).toEqual(all);
    expect(await acts('?q=refused')).toEqual(all.slice(1));
    expect(await acts('?q=admin@ outbox')).toEqual(all.slice(0, 1));
    expect(await acts('?limit=1')).toEqual(all.slice(0, 1));
  });

  test('the audit log names the account or the message that something was done to', async () => {
    const { db } = app.deps;
    const account = await aMember(app.deps);
    const message = await aStoredMessage(db, 1);
    const act = { outcome: 'done', actor: 'cli' } as const;
    await db('audit_log').insert([
      {
        ...act,
        id: randomUUID(),
        created_at: at(1),
        action: 'role.grant',
        subject: account.user.id,
      },
      {
        ...act,
        id: randomUUID(),
        created_at: at(2),
        action: 'message.change',
        subject: message.id,
      },
      { ...act, id: randomUUID(), created_at: at(3), action: 'message.erase', subject: 'gone' },
    ]);
    const names = async (query = '') =>
      AuditList.parse(await admin.json(`/api/admin/audit${query}`)).entries.map(
        ({ subject_name }) => subject_name,
      );

    expect(await names()).toEqual([account.user.email, message.reference, null]);
    expect(await names(`?q=${message.reference}`)).toEqual([message.reference]);
    expect(await names(`?q=${account.user.email}`)).toEqual([account.user.email]);
  });
});
