import { tmpdir } from 'node:os';
import { parse } from 'yaml';
import { FaqItem } from '../../../content/schema/faq';
import { keepQuestion, type MetQuestion } from '../../../db/assistant/assistant-questions';
import { QuestionsList } from '../../../services/contracts/admin/questions';
import { type AdminCalls, adminCalls, readCsv } from '../../support/app/admin-app';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { testCli } from '../../support/test-cli';

const ids = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let admin: AdminCalls;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(async () => {
    await app.reset();
    admin = await adminCalls(app);
    for (const [at, text] of [
      'Do you rent tractors?',
      '=cmd|calc',
      'Who paints the boats',
    ].entries()) {
      await keep(text, at);
    }
    await keep('Do you rent tractors?', 3);
  });
  afterAll(() => app.close());

  const keep = (question: string, minutes: number, more: Partial<MetQuestion> = {}) =>
    keepQuestion(app.deps.db, {
      id: ids[minutes] ?? ids[0] ?? '',
      question,
      fingerprint: question.toLowerCase().replace(/\W+/g, ' ').trim(),
      language: 'en',
      confidence: 'decline',
      nearest: '/contact#form',
      last_at: new Date(NOON.getTime() + minutes * 60_000).toISOString(),
      ...more,
    });
  const list = async (query = '') =>
    QuestionsList.parse(await admin.json(`/api/admin/questions${query}`));

  test('questions come with how often they were asked, those asked last first', async () => {
    const { questions, next } = await list();

    expect(questions.map(({ question, asked }) => [question, asked])).toEqual([
      ['Do you rent tractors?', 2],
      ['Who paints the boats', 1],
      ['=cmd|calc', 1],
    ]);
    expect(next).toBeNull();
    expect(JSON.stringify(questions)).not.toContain('fingerprint');
  });

  test('what was asked again shows how it went the last time', async () => {
    const [question] = (await list()).questions;
    if (!question) throw new Error('No question was kept');
    const { asked, id } = question;
    await keep('Do you rent tractors?', 4, { confidence: 'hedge', nearest: '/faq#rent' });

    expect((await list()).questions[0]).toMatchObject({
      id,
      asked: asked + 1,
      confidence: 'hedge',
      nearest: '/faq#rent',
    });
  });

  test('pages join without a gap, and words are found', async () => {
    const first = await list('?limit=2');
    const second = await list(`?limit=2&before=${first.next}`);

    expect([...first.questions, ...second.questions]).toHaveLength(3);
    expect((await list('?q=BOATS')).questions.map(({ question }) => question)).toEqual([
      'Who paints the boats',
    ]);
    expect((await list('?search=boats')).questions).toHaveLength(1);
  });

  test('the table is safe to open in a spreadsheet', async () => {
    const rows = readCsv(await (await admin.csv('/api/admin/questions')).text());

    expect(rows).toHaveLength(4);
    expect(rows.flat().some((cell) => cell.startsWith('='))).toBe(false);
  });

  test('only administrators see them', async () => {
    expect((await app.fetch('/api/admin/questions')).status).toBe(401);
  });

  test('the command line lists them and drafts an entry of the FAQ', async () => {
    const cli = testCli(app.deps.db, { dataDir: tmpdir() });
    const [id = ''] = ids;

    expect((await cli('questions')).out).toContain(`${id}  `);
    const draft = await cli('questions', 'draft', id);

    expect(draft.code).toBe(0);
    const [item] = parse(draft.out);
    expect(FaqItem.parse(item)).toMatchObject({
      id: 'do-you-rent-tractors',
      q: 'Do you rent tractors?',
      links: ['/contact#form'],
    });
    expect(await cli('questions', 'draft', 'nobody')).toMatchObject({
      code: 1,
      err: 'There is no question nobody. See npx cli questions.\n',
    });
  });
});
