import { listOutbox } from '../../../db/outbox/outbox';
import { INQUIRY_TYPES } from '../../../services/contracts/limits/contact';
import { HOUR_MS } from '../../../services/contracts/limits/durations';
import { anAdmin } from '../../support/app/test-account';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest } from '../../support/factories';

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const mails = () => listOutbox(app.deps.db, { limit: 100 });

  test('the notice goes to the team and is answered to the sender, the receipt to the sender', async () => {
    const { reference } = await (
      await app.post('/api/contact', aContactRequest({ inquiryType: 'press', about: 'A film' }))
    ).json();

    const rows = await mails();
    expect(rows.find(({ kind }) => kind === 'contact-team')).toMatchObject({
      recipient: 'press@site.test',
      reply_to: 'ada@example.org',
      reply_to_name: 'Ada Example',
      sender: 'hello@site.test',
      subject: '[Press] Ada Example: What does a licence for one film cost?',
      text: expect.stringContaining(`${reference} Press A film Ada Example ada@example.org –`),
      status: 'waiting',
      due_at: NOON.toISOString(),
    });
    expect(rows.find(({ kind }) => kind === 'contact-receipt')).toMatchObject({
      recipient: 'ada@example.org',
      reply_to: 'press@site.test',
      auto_reply: 1,
      subject: `We have your message (${reference})`,
      text: expect.stringContaining(`${reference} Press`),
    });
    expect(rows).toHaveLength(2);
  });

  test('the notice leads to the message it is about', async () => {
    const { id } = await (await app.post('/api/contact', aContactRequest())).json();
    const notice = (await mails()).find(({ kind }) => kind === 'contact-team');

    expect(notice?.text).toContain(`/admin?section=inbox&message=${id}`);
  });

  test('the team reads a position’s name, not what the link to the form calls it', async () => {
    await app.post(
      '/api/contact',
      aContactRequest({ inquiryType: 'job', about: 'voice-engineer' }),
    );
    const notice = (await mails()).find(({ kind }) => kind === 'contact-team');
    expect(notice?.text).toContain('Jobs AI Engineer, Voice Ada Example');
  });

  test('the team’s answers stand under the receipt, wherever they are written', async () => {
    const { headers } = await anAdmin(app.deps);
    const { id } = await (await app.post('/api/contact', aContactRequest())).json();
    const reply = (text: string) => {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      return app.post(`/api/admin/messages/${id}/reply`, { text }, headers);
    };
    await reply('One');
    await reply('Two');

    const [two, one, ...rest] = await mails();
    const receipt = rest.find(({ kind }) => kind === 'contact-receipt');
    const notice = rest.find(({ kind }) => kind === 'contact-team');
    expect(receipt?.thread).toBeNull();
    expect(notice?.thread).toBe(receipt?.message_id);
    expect(one?.thread).toBe(receipt?.message_id);
    expect(two?.thread).toBe(`${receipt?.message_id} ${one?.message_id}`);
  });

  test('an answer follows no receipt where none was sent, nor that of another message', async () => {
    const { headers } = await anAdmin(app.deps);
    await app.post('/api/contact', aContactRequest());
    app.clock.now = new Date(NOON.getTime() + 1000);
    const { id } = await (await app.post('/api/contact', aContactRequest())).json();
    await app.post(`/api/admin/messages/${id}/reply`, { text: 'One' }, headers);

    const later = (await mails()).filter(({ created_at }) => created_at !== NOON.toISOString());
    const threads = later.map(({ kind, thread }) => [kind, thread]).sort();
    expect(threads).toEqual([
      ['contact-reply', null],
      ['contact-team', null],
    ]);
  });

  test('a stranger’s mailbox gets nothing through the form that was typed into it', async () => {
    const typed = { name: 'evil.test/name', message: 'evil.test/text', about: 'evil.test/about' };
    await app.post('/api/contact', aContactRequest(typed));

    const receipt = (await mails()).find(({ kind }) => kind === 'contact-receipt');
    expect(receipt).toBeDefined();
    expect(JSON.stringify(receipt)).not.toContain('evil.test');
  });

  test('every type of inquiry reaches its own address; none given means general', async () => {
    for (const inquiryType of [...INQUIRY_TYPES, undefined]) {
      await app.reset();
      expect((await app.post('/api/contact', aContactRequest({ inquiryType }))).status).toBe(201);
      const recipients = (await mails()).map(({ recipient }) => recipient);
      expect(recipients).toContain(`${inquiryType ?? 'general'}@site.test`);
    }
  });

  test('a name cannot add a header or a recipient to the mail', async () => {
    const lineBreak = await app.post(
      '/api/contact',
      aContactRequest({ name: 'Ada\r\nBcc: victim@example.org' }),
    );
    expect(lineBreak.status).toBe(422);

    const email = 'a@example.org, victim@example.org';
    expect((await app.post('/api/contact', aContactRequest({ email }))).status).toBe(422);
    const list = await app.post('/api/contact', aContactRequest({ name: 'A <x@y.zz>, B' }));
    expect(list.status).toBe(201);
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([
      'ada@example.org',
      'general@site.test',
    ]);
  });

  test('an address gets one receipt a day, the team every notice', async () => {
    await app.post('/api/contact', aContactRequest());
    await app.post('/api/contact', aContactRequest({ email: 'ADA@EXAMPLE.ORG' }));
    app.clock.now = new Date(NOON.getTime() + 23 * HOUR_MS);
    await app.post('/api/contact', aContactRequest());
    app.clock.now = new Date(NOON.getTime() + 25 * HOUR_MS);
    await app.post('/api/contact', aContactRequest());

    const kinds = (await mails()).map(({ kind }) => kind).sort();
    expect(kinds).toEqual([
      'contact-receipt',
      'contact-receipt',
      'contact-team',
      'contact-team',
      'contact-team',
      'contact-team',
    ]);
  });
});
