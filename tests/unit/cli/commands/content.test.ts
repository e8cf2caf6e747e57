import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDb } from '../../../../db/connect';
import { testCli } from '../../../support/test-cli';
import { makeClone } from '../setup/clone';

let root: string;
let type: (...args: string[]) => Promise<{ code: number; lines: string[] }>;
// Nothing here is stored; no query ever reaches it.
const db = openDb({ file: ':memory:' });
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'editor-'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
  const options = { dataDir: root, contentDir: path.join(root, 'content'), now: () => new Date() };
  const cli = testCli(db, options);
  type = async (...args) => {
    const { code, out, err } = await cli(...args);
    // as an editor in that folder reads it
    return { code, lines: (out + err).replaceAll(`${root}/`, '').trimEnd().split('\n') };
  };
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => db.destroy());

const inRoot = (file: string) => path.join(root, file);

test('content check says that the content can be used, or names every fault at its place', async () => {
  const good = await type('content', 'check');
  expect(good.code).toBe(0);
  expect(good.lines.at(-1)).toMatch(/^The content can be used/);

  appendFileSync(inRoot('content/faq.yaml'), 'unheard: of\n');
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
  const { code, lines } = await type('content', 'check', '--json');
  expect(code).toBe(0);
  const findings: unknown = JSON.parse(lines.join('\n'));
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

test('an artist is begun, drawn and checked by the commands of the manual, in their order', async () => {
  const made = await type('content', 'new', 'artist', 'luna');
  expect(made).toEqual({
    code: 0,
    lines: [
      'Wrote content/artists/luna.yaml. Fill it in, then run npx cli content check.',
      'The next build shows it. While it is a draft, begin its name with _: content/artists/_luna.yaml.',
      'The pictures are drawn by npx cli content draw luna.',
    ],
  });
  const undrawn = await type('content', 'check');
  expect(undrawn.lines.filter((line) => line.startsWith('error'))).toEqual([
    expect.stringContaining('content/media has no picture `luna-portrait.webp`.'),
  ]);

  expect((await type('content', 'draw', 'luna')).code).toBe(0);
  expect((await type('content', 'check')).code).toBe(0);
});

test('a new release comes after those of its artist', async () => {
  await type('content', 'new', 'release', 'rocka--night-market');
  const releases = readdirSync(inRoot('content/releases'));
  const ofRocka = releases.filter((name) => name.startsWith('rocka--')).length;
  const text = readFileSync(inRoot('content/releases/rocka--night-market.yaml'), 'utf8');
  expect(text).toContain(`\norder: ${ofRocka}\n`);
});

test('a second entry of the same slug is refused and the first stays as it is', async () => {
  await type('content', 'new', 'news', 'night-market');
  appendFileSync(inRoot('content/news/night-market.yaml'), '# mine\n');
  const again = await type('content', 'new', 'news', 'night-market');
  expect(again.code).toBe(1);
  expect(again.lines).toEqual([expect.stringMatching(/is there already/)]);
  const text = readFileSync(inRoot('content/news/night-market.yaml'), 'utf8');
  expect(text.endsWith('# mine\n')).toBe(true);
  expect(readdirSync(inRoot('content/news')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each([
  ['page', 'admin', 'texts/admin.yaml'],
  ['news', 'events', 'news/events.yaml'],
])('an entry whose address is taken is not begun: %s %s', async (kind, slug, file) => {
  const { code, lines } = await type('content', 'new', kind, slug);

  expect(code).toBe(2);
  expect(lines[0]).toMatch(/^Nothing was written\. `\/.*` stands already at content\/pages\//);
  expect(existsSync(inRoot(`content/${file}`))).toBe(false);
});

test('two that begin the same entry at once: one writes, one is refused', async () => {
  const clone = makeClone();
  const runs = [1, 2].map(() => clone.cli('content', 'new', 'event', 'night-market'));
  const codes = await Promise.all(runs.map(({ ended }) => ended));
  expect(codes.sort()).toEqual([0, 1]);
  expect(existsSync(clone.path('content/events/night-market.yaml'))).toBe(true);
  expect(runs.flatMap(({ lines }) => lines).join('\n')).toContain(
    'Wrote content/events/night-market.yaml.',
  );
  await clone.remove();
});
