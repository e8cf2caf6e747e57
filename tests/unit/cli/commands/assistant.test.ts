import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDb } from '../../../../db/connect';
import { testCli } from '../../../support/test-cli';

const folder = mkdtempSync(path.join(os.tmpdir(), 'assistant-'));
const questions = path.join(folder, 'questions.json');
// Nothing here is stored; no query ever reaches it.
const db = openDb({ file: ':memory:' });
const cli = testCli(db, { dataDir: folder });
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.destroy();
});

const item = (fields: object) => ({
  id: 'x',
  class: 'answerable',
  lang: 'en',
  expect: 'answer',
  ...fields,
});
const given = (...items: object[]) => writeFileSync(questions, JSON.stringify({ items }));

test('a question is answered with its pages', async () => {
  const { code, out } = await cli('assistant', 'ask', 'How fast is Zaya?');

  expect(code).toBe(0);
  expect(out).toBe(
    'Zaya’s tempo is 118–128 BPM.\n  /artists/zaya  Zaya\n  /artists  Artists\n  /artists/africa  African artists\n',
  );
});

test('what was asked before counts, and the rule is told', async () => {
  const { out } = await cli(
    'assistant',
    'ask',
    'and Zaya?',
    '--before',
    'How fast is Nyra?',
    '--explain',
  );

  expect(out).toContain('118–128 BPM');
  expect(out).toContain('answer by artistFact bpm');
});

test('as JSON the reply is the one of the API', async () => {
  const { out } = await cli('assistant', 'ask', 'follow Rocka', '--json');

  expect(JSON.parse(out)).toMatchObject({
    confidence: 'answer',
    engine: 'embedded',
    action: { type: 'follow', artistId: 'rocka' },
  });
});

test('results come class by class, and minima decide how it ends', async () => {
  given(
    item({ question: 'How fast is Zaya?', facts: [['118-128']], routes: ['/artists/zaya'] }),
    item({ question: 'How fast is Zaya?', facts: [['200-300']] }),
    item({ question: 'Do you rent tractors?', class: 'out-of-scope', expect: 'decline+contact' }),
  );
  const run = (...more: string[]) => cli('assistant', 'eval', '--questions', questions, ...more);

  const { code, out } = await run('--failed');
  expect(code).toBe(0);
  expect(out).toMatch(/answerable +2 +50\.0 % +100\.0 %/);
  expect(out).toMatch(/out-of-scope +1 +100\.0 % +–/);
  expect(out).toContain('x (facts) How fast is Zaya?');
  expect(await run('--min', 'answerable=50')).toMatchObject({ code: 0 });
  expect(await run('--min', 'answerable=51')).toMatchObject({
    code: 1,
    err: 'Not reached: answerable 50.0 %, at least 51 %.\n',
  });
  for (const name of ['charm', 'constructor']) {
    expect(await run('--min', `${name}=9`)).toMatchObject({ code: 2 });
  }
});

test('what is no file of questions is refused in one line', async () => {
  for (const text of ['email\nada@example.org\n', '[]', '{"items":[{"id":"x"}]}']) {
    writeFileSync(questions, text);
    expect(await cli('assistant', 'eval', '--questions', questions)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^[^\n]+: is no file of questions \([^\n]+\n$/),
    });
  }
  expect(await cli('assistant', 'eval', '--questions', path.dirname(questions))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^\S+: cannot be used \(EISDIR\)/),
  });
});

test('the texts of this clone are in order', async () => {
  expect(await cli('assistant', 'check')).toMatchObject({ code: 0, err: '' });
});
