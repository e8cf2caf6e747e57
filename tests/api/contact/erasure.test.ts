import { eraseMessagesFrom } from '../../../db/contact/contact-erasure';
import { listOutbox } from '../../../db/outbox/outbox';
import { type AdminCalls, adminCalls } from '../../support/app/admin-app';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest } from '../../support/factories';

const PERSON = { name: 'Zebulon Quist', email: 'zebulon@private.example', message: 'Marmalade' };

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

  test('whoever is erased is in no table any more, and nobody else is missing', async () => {
    const { db } = app.deps;
    const sent = await app.post('/api/contact', aContactRequest(PERSON));
    await app.post('/api/contact', aContactRequest({ ...PERSON, message: 'More marmalade' }));
    await app.post('/api/contact', aContactRequest());
    const { id } = await sent.json();
    await admin.send('POST', `/api/admin/messages/${id}/reply`, { text: 'Dear Zebulon' });
    await admin.send('PATCH', `/api/admin/messages/${id}`, { notes: 'Zebulon owes us tea' });

    const response = await admin.send('POST', `/api/admin/messages/${id}/erase`);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ messages: 2 });
    for (const table of ['contact_messages', 'contact_replies', 'outbox', 'audit_log']) {
      expect(JSON.stringify(await db(table))).not.toMatch(/zebulon|marmalade/i);
    }
    expect(await db('contact_messages').pluck('email')).toEqual(['ada@example.org']);
    expect((await listOutbox(db, { limit: 9 })).map(({ kind }) => kind).sort()).toEqual([
      'contact-receipt',
      'contact-team',
    ]);
    expect(await db('audit_log').where({ action: 'messages.erase' })).toMatchObject([
      { actor: admin.user.id, subject: id, details: '{"messages":2}' },
    ]);
  });

  test('what comes while old messages are erased stays, with its mails', async () => {
    const { db } = app.deps;
    const old = new Date(NOON.getTime() - 1).toISOString();
    await app.post('/api/contact', aContactRequest(PERSON));
    await db('contact_messages').update({ created_at: old });
    await db('outbox').update({ created_at: old });
    await app.post('/api/contact', aContactRequest({ ...PERSON, message: 'Two years later' }));

    expect(await eraseMessagesFrom(db, PERSON.email, NOON.toISOString())).toBe(1);

    expect(await db('contact_messages').pluck('message')).toEqual(['Two years later']);
    expect((await listOutbox(db, { limit: 9 })).map(({ kind }) => kind)).toContain('contact-team');
  });

  test('what is not there cannot be erased', async () => {
    for (const id of ['AA-222222', '%00', '%25']) {
      expect((await admin.send('POST', `/api/admin/messages/${id}/erase`)).status).toBe(404);
    }
    expect(await app.deps.db('audit_log')).toEqual([]);
  });
});
