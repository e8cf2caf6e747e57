import { listOutbox } from '../../../db/outbox/outbox';
import { PROBLEMS } from '../../../services/contracts/errors';
import { REFERENCE_PATTERN } from '../../../services/contracts/limits/contact';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest } from '../../support/factories';
import { storedMessages } from '../../support/inbox';

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const messages = () => storedMessages(app.deps.db, 100);
  const mails = () => listOutbox(app.deps.db, { limit: 100 });

  test('a message is kept with its reference and the time an answer is due', async () => {
    const response = await app.post('/api/contact', aContactRequest({ page: '/contact' }));
    const receipt = await response.json();

    expect(response.status).toBe(201);
    expect(receipt.reference).toMatch(REFERENCE_PATTERN);
    expect(await messages()).toEqual([
      {
        ...receipt,
        name: 'Ada Example',
        email: 'ada@example.org',
        inquiry_type: 'general',
        message: 'What does a licence for one film cost?',
        about: null,
        page: '/contact',
        status: 'new',
        created_at: NOON.toISOString(),
        due_at: '2025-06-03T12:00:00.000Z',
        notes: '',
        version: 1,
        updated_at: null,
        replied_at: null,
        spam_score: 20,
        spam_reasons: 'untimed',
        search_text: expect.stringContaining('ada example'),
      },
    ]);
  });

  test('text is kept as it was written, but for its ends', async () => {
    const message = 'Línea 1\r\n\t“quotes” <b>&amp;</b> \u202e עברית 🎵 {name} %00 \\0';

    const response = await app.post(
      '/api/contact',
      aContactRequest({ message: ` \n${message}\n ` }),
    );

    expect(response.status).toBe(201);
    expect(await messages()).toMatchObject([{ message }]);
    const [team] = (await mails()).filter(({ kind }) => kind === 'contact-team');
    expect(team?.text).toContain(message);
    expect(team?.html).toContain('&#60;b&#62;&#38;amp;&#60;/b&#62;');
  });

  test('all bad fields are named at once and nothing is kept', async () => {
    const response = await app.post('/api/contact', { name: '', email: 'ada', inquiryType: 'x' });

    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await response.json()).toEqual({
      type: 'urn:problem-type:invalid_request',
      title: PROBLEMS.invalid_request.title,
      status: 422,
      detail: expect.any(String),
      requestId: response.headers.get('x-request-id'),
      errors: [
        { field: 'name', message: 'Please tell us your name.' },
        {
          field: 'email',
          message: 'That address looks incomplete. It should read like name@site.com.',
        },
        { field: 'inquiryType', message: 'Please choose what it is about.' },
        { field: 'message', message: 'Please write a message.' },
      ],
    });
    expect(await messages()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['name', 100, 'x'],
    ['message', 5000, 'x'],
    ['about', 120, 'x'],
  ])('%s takes %i characters and not one more', async (field, max, letter) => {
    const fits = await app.post('/api/contact', aContactRequest({ [field]: letter.repeat(max) }));
    const tooLong = await app.post(
      '/api/contact',
      aContactRequest({ [field]: letter.repeat(max + 1) }),
    );

    expect(fits.status).toBe(201);
    expect(tooLong.status).toBe(422);
    expect(await tooLong.json()).toMatchObject({ errors: [{ field }] });
  });

  test('an address takes 254 characters and not one more, and is kept in lower case', async () => {
    const address = (firstLabel: number) =>
      `${'A'.repeat(64)}@${'b'.repeat(firstLabel)}.${'b'.repeat(60)}.${'b'.repeat(63)}.com`;
    const send = (email: string) => app.post('/api/contact', aContactRequest({ email }));

    expect(address(60)).toHaveLength(254);
    expect((await send(address(60))).status).toBe(201);
    expect(await messages()).toMatchObject([{ email: address(60).toLowerCase() }]);
    expect((await send(address(61))).status).toBe(422);
  });

  test('unknown fields are ignored', async () => {
    const response = await app.post(
      '/api/contact',
      aContactRequest({ id: 'mine', status: 'closed', reference: 'AA-AAAAAA', __proto__x: 1 }),
    );

    expect(response.status).toBe(201);
    const [message] = await messages();
    expect(message).toMatchObject({ status: 'new' });
    expect(message?.id).not.toBe('mine');
  });

  test('a message whose notice cannot be queued is not kept either', async () => {
    const { db } = app.deps;
    await db.schema.renameTable('outbox', 'away');

    const response = await app.post('/api/contact', aContactRequest());

    await db.schema.renameTable('away', 'outbox');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ type: 'urn:problem-type:internal' });
    expect(await messages()).toEqual([]);
  });

  test('many at once are all kept', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        app.post('/api/contact', aContactRequest({ email: `visitor${n}@example.org` })),
      ),
    );

    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await storedMessages(app.deps.db, 200)).toHaveLength(100);
  });

  test('nothing of a message gets into the log', async () => {
    await app.post('/api/contact?secret=query', aContactRequest({ name: 'Zebulon' }));
    await app.post('/api/contact', '{"name":"Zebulon"');
    await app.deps.db.schema.renameTable('outbox', 'away');
    await app.post('/api/contact', aContactRequest({ name: 'Zebulon' }));
    await app.deps.db.schema.renameTable('away', 'outbox');

    const log = app.logLines.join('');
    expect(log).toContain('POST /api/contact');
    for (const word of ['Zebulon', 'ada@example.org', 'licence', 'secret', '127.0.0.1']) {
      expect(log).not.toContain(word);
    }
  });
});
