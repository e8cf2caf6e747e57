import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { ContentError, loadContent, readContent } from '../../../../content/load';
import {
  readChanged,
  removeTempContent,
  TODAY,
  tempContent,
} from '../../../support/content/temp-content';
import fc from '../../../support/fuzz/fast-check';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'junk-'));
  for (const folder of ['artists', 'asks', 'assistant', 'pages', 'news'])
    await mkdir(path.join(root, folder));
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await removeTempContent();
});

/** Reads a folder that holds little besides the given file. */
async function outcome(file: string, text: string | Uint8Array): Promise<unknown> {
  await writeFile(path.join(root, file), text);
  return loadContent(root, TODAY).catch((error: unknown) => error);
}

test.each([
  'artists/junk.yaml',
  'facts.yaml',
  'genres.yaml',
  'ui.yaml',
  'pages/news.yaml',
  'news/junk.yaml',
])('random text in %s never ends in anything but a content error', async (file) => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'binary' }), yamlText(), fc.uint8Array()),
      async (text) => {
        expect(await outcome(file, text)).toBeInstanceOf(ContentError);
      },
    ),
    { numRuns: 60 },
  );
});

/** Characters that mean something in YAML, in any order. */
function yamlText() {
  return fc
    .array(
      fc.constantFrom(
        'a',
        ': ',
        '- ',
        '\n',
        '  ',
        '[',
        ']',
        '{',
        '}',
        '&x ',
        '*x',
        '!t ',
        '"',
        "'",
        '|',
        '>',
        '#',
        '%',
        '\t',
        '? ',
        ', ',
        '<<',
        '~',
        '---\n',
        '1',
        'name',
        'genre',
        'id',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(''));
}

test.each([
  'artists/rocka.yaml',
  'pages/news.yaml',
  'facts.yaml',
  'asks/ai.yaml',
  'assistant/replies.yaml',
])(
  '%s with any value in place of any other never ends in anything but a content error',
  async (file) => {
    const original = await readFile(path.join('content', file), 'utf8');
    const lines = original.split('\n');
    const anything = fc
      .oneof(
        fc.anything({ withNullPrototype: false, maxDepth: 2 }),
        fc.constantFrom({ toString: '' }, { valueOf: 1 }, [{ toString: null }]),
      )
      .map((value) => flow(value));
    await fc.assert(
      fc.asyncProperty(fc.nat(lines.length - 1), anything, async (at, value) => {
        const changed = lines.with(at, (lines[at] ?? '').replace(/:.*$/, `: ${value}`));
        expect(await outcome(file, changed.join('\n'))).toBeInstanceOf(ContentError);
      }),
      { numRuns: 60 },
    );
  },
);

test('any one line of any file may change: the content loads, or a content error says why not', async () => {
  const whole = await tempContent();
  const names = (await readdir(whole, { recursive: true })).filter((name) =>
    name.endsWith('.yaml'),
  );
  const change = fc.constantFrom('', '- x', 'x: y', '  x: y', '""', 'null', '[]', '{}', '7');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      fc.nat(),
      change,
      async (name, nth, replacement) => {
        const file = path.join(whole, name);
        const original = await readFile(file, 'utf8');
        const lines = original.split('\n');
        const at = nth % lines.length;
        const start = /^\s*(- )?(\w+: )?/.exec(lines[at] ?? '')?.[0] ?? '';
        await writeFile(file, lines.with(at, start + replacement).join('\n'));
        const { content, faults } = await readContent(whole, TODAY, readChanged);
        await writeFile(file, original);
        if (content) expect(content).toHaveProperty('artists');
        else expect(faults).toContainEqual(expect.objectContaining({ level: 'error' }));
      },
    ),
    { numRuns: 25 },
  );
});

/** A value as YAML in one line. */
function flow(value: unknown): string {
  return stringify(JSON.parse(JSON.stringify(value ?? null)), {
    collectionStyle: 'flow',
    lineWidth: 0,
  }).trim();
}
