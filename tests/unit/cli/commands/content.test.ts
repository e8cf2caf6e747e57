import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Clone, makeClone } from '../setup/clone';

let clone: Clone;
beforeEach(() => {
  clone = makeClone();
});
afterEach(() => clone.remove());

/** Types a command in the clone and waits for its end. */
async function type(...args: string[]) {
  const run = clone.cli(...args);
  return { code: await run.ended, lines: run.lines };
}

test('content check says that the content can be used, or names every fault at its place', async () => {
  const good = await type('content', 'check');
  expect(good.code).toBe(0);
  expect(good.lines.at(-1)).toMatch(/^The content can be used/);

  appendFileSync(clone.path('content/faq.yaml'), 'unheard: of\n');
  const bad = await type('content', 'check');
  expect(bad.code).toBe(1);
  expect(bad.lines.at(-2)).toMatch(/^error {3}content\/faq\.yaml:\d+:\d+ unheard: /);
  expect(good.lines.some((line) => line.startsWith('notice'))).toBe(true);
  expect(bad.lines.some((line) => line.startsWith('notice'))).toBe(false);
  expect(bad.lines).toContain('The content has errors: 1. Mend them and check again.');
});

test('content check --strict fails on what is open, which it lists', async () => {
  const { code, lines } = await type('content', 'check', '--strict');

  const open = lines.filter((line) => /^(?:notice|warning) /.test(line)).length;
  expect(code).toBe(1);
  expect(open).toBeGreaterThan(0);
  expect(lines).toContain(
    `The content has open points: ${open}. Settle them, or leave out --strict.`,
  );
});

test('content check --json prints findings that a program can read', async () => {
  const run = clone.cli('content', 'check', '--json');
  expect(await run.ended).toBe(0);
  const findings: unknown = JSON.parse(run.lines.join('\n'));
  expect(findings).toContainEqual({
    level: 'notice',
    file: expect.stringMatching(/^content\/.+\.yaml$/),
    line: expect.any(Number),
    column: expect.any(Number),
    field: expect.any(String),
    message: expect.any(String),
  });
});

test.each([
  ['news', 'night-market', 'content/news/night-market.yaml'],
  ['event', 'night-market', 'content/events/night-market.yaml'],
  ['release', 'rocka--night-market', 'content/releases/rocka--night-market.yaml'],
])('content new %s %s writes a file that passes the check', async (kind, slug, file) => {
  const made = await type('content', 'new', kind, slug);
  expect(made).toEqual({
    code: 0,
    lines: [
      expect.stringContaining(`Wrote ${file}.`),
      `The next build shows it. While it is a draft, begin its name with _: ${file.replace(/[^/]+$/, '_$&')}.`,
    ],
  });
  expect((await type('content', 'check')).code).toBe(0);
});

test('a new release comes after those of its artist', async () => {
  await type('content', 'new', 'release', 'rocka--night-market');
  const releases = readdirSync(clone.path('content/releases'));
  const ofRocka = releases.filter((name) => name.startsWith('rocka--')).length;
  const text = readFileSync(clone.path('content/releases/rocka--night-market.yaml'), 'utf8');
  expect(text).toContain(`\norder: ${ofRocka}\n`);
});

test('a second entry of the same slug is refused and the first stays as it is', async () => {
  await type('content', 'new', 'news', 'night-market');
  appendFileSync(clone.path('content/news/night-market.yaml'), '# mine\n');
  const again = await type('content', 'new', 'news', 'night-market');
  expect(again.code).toBe(1);
  expect(again.lines).toEqual([expect.stringMatching(/is there already/)]);
  const text = readFileSync(clone.path('content/news/night-market.yaml'), 'utf8');
  expect(text.endsWith('# mine\n')).toBe(true);
  expect(readdirSync(clone.path('content/news')).filter((name) => name.startsWith('.'))).toEqual(
    [],
  );
});

test('two that begin the same entry at once: one writes, one is refused', async () => {
  const runs = [1, 2].map(() => clone.cli('content', 'new', 'event', 'night-market'));
  const codes = await Promise.all(runs.map(({ ended }) => ended));
  expect(codes.sort()).toEqual([0, 1]);
  expect(existsSync(clone.path('content/events/night-market.yaml'))).toBe(true);
});
