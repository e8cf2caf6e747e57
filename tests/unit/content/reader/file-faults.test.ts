import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatFault, readContent } from '../../../../content/load';
import { FILES } from '../../../../content/schema/kinds';
import { LUNA } from '../../../support/content/luna';
import {
  faultsAfter,
  faultsIn,
  removeTempContent,
  TODAY,
  tempContent,
} from '../../../support/content/temp-content';

afterAll(removeTempContent);

test.each([
  [
    'a name that stands twice',
    'name: A\n‸name: B\n',
    'This name stands twice in one block. Keep one of them.',
  ],
  [
    'tabs',
    'name: A\nlook:\n‸\taccent: x\n',
    'Lines are indented with tabs. Use two spaces for each level.',
  ],
  [
    'a quote that is never closed',
    'name: "A\n‸',
    'A closing quote, bracket or brace is missing. Close it, or put the whole text in quotes.',
  ],
  [
    'two colons in one line',
    'tagline: ‸Slow: very\n',
    'Two colons stand in one line. Put the text that contains the second one in quotes.',
  ],
  [
    'a text that begins with a star',
    'name: ‸*Luna\n',
    'A text beginning with * repeats another place in YAML. Put it in quotes, or write it out.',
  ],
  [
    'a place that repeats another',
    'name: &n Luna\ntagline: ‸*n\n',
    'A text beginning with * repeats another place in YAML. Put it in quotes, or write it out.',
  ],
  [
    'a text that begins with an exclamation mark',
    'name: ‸!Luna\n',
    'A text beginning with ! means something else in YAML. Put it in quotes.',
  ],
  ['a name that is no text', '‸[a, b]: c\n', 'A name is not plain text. Put it in quotes.'],
  [
    'a second document',
    'name: Luna\n‸---\nname: Nova\n',
    'A line of three dashes starts a second document. Remove it.',
  ],
])('%s', async (_name, text, complaint) => {
  const { at, found } = await faultsAfter('artists/luna.yaml', text);
  expect(found).toContain(`error ${at} YAML: ${complaint}`);
});

test('an artist who cannot be read is one fault, whatever others say of the artist', async () => {
  const { at, found } = await faultsAfter('artists/rocka.yaml', (text) =>
    text.replace('tagline: Palmas', 'tagline: ‸Palmas: claps'),
  );
  expect(found).toEqual([expect.stringContaining(`error ${at} YAML: Two colons`)]);
});

test('a missing, an empty and an unreadable file, each with its mend', async () => {
  const root = await tempContent({
    'site.yaml': null,
    'home.yaml': ' \n',
    'artists/zaya.yaml': 'Just a line of text.\n',
    'faq.yaml': '',
  });
  await writeFile(path.join(root, 'genres.yaml'), Buffer.from([0x67, 0xff, 0xfe]));
  await mkdir(path.join(root, 'news/folder.yaml'));

  expect((await faultsIn(root)).filter((line) => line.startsWith('error'))).toEqual([
    'error content/artists/zaya.yaml:1:1 file: holds no fields. Write each on its own line as name: text.',
    'error content/faq.yaml:1:1 file: is empty. Copy a neighbouring file and change its texts.',
    'error content/genres.yaml:1:2 file: is not UTF-8 text. Save it as UTF-8.',
    'error content/home.yaml:1:1 file: is empty. Copy a neighbouring file and change its texts.',
    'error content/news/folder.yaml:1:1 file: is not a file. Put a text file in its place.',
    'error content/site.yaml:1:1 file: is missing. Put it back; every page needs it.',
  ]);
});

test('what is no text file, or longer than anybody writes, is not read to its end', async () => {
  const root = await tempContent({ 'faq.yaml': `questions: ${'x'.repeat(1_000_000)}\n` });
  const links = ['media/loop.webp', 'news/endless.yaml', 'news/nowhere.yaml'];
  await symlink('loop.webp', path.join(root, 'media/loop.webp'));
  await symlink('/dev/zero', path.join(root, 'news/endless.yaml'));
  await symlink('nowhere', path.join(root, 'news/nowhere.yaml'));
  await mkdir(path.join(root, 'media/folder.webp'));

  // not by the helper, which would read them to their end to know whether they have changed
  const { faults } = await readContent(root, TODAY);
  const found = faults.map((one) => `${one.level} ${formatFault(one)}`.replaceAll(root, 'content'));
  expect(
    found.filter((line) => [...links, 'faq', 'folder'].some((name) => line.includes(name))),
  ).toEqual([
    'error content/faq.yaml:1:1 file: has 1.0 MB; no page needs more than 1 MB. Divide it.',
    'error content/media/folder.webp:1:1 file: leads to no file. Put the picture itself here.',
    'error content/media/loop.webp:1:1 file: leads to no file. Put the picture itself here.',
    'error content/news/endless.yaml:1:1 file: is not a file. Put a text file in its place.',
    'error content/news/nowhere.yaml:1:1 file: is missing. Put it back; every page needs it.',
  ]);
});

test('a file that nobody would read', async () => {
  const root = await tempContent({
    'artists/nova.yml': LUNA,
    'pages/abuot.yaml': 'route: /x\n',
    'facs.yaml': 'facts: []\n',
    'news/notes.txt': 'x',
    'news/README.md': 'x',
    // what systems and editors leave behind unasked
    'news/.DS_Store': 'x',
    'news/.notes.yaml.swp': 'x',
    'news/Thumbs.db': 'x',
    'artists/desktop.ini': 'x',
    'news/#notes.yaml#': 'x',
  });
  await mkdir(path.join(root, 'artist'));
  await writeFile(path.join(root, 'artist/nova.yaml'), LUNA);
  await mkdir(path.join(root, '_archive'));
  await writeFile(path.join(root, '_archive/nova.yaml'), LUNA);
  expect((await faultsIn(root)).filter((line) => line.startsWith('error'))).toEqual([
    'error content/artist:1:1 folder: is not a folder that is read here. Did you mean `artists`?',
    'error content/artists/nova.yml:1:1 file: is not a file that is read here. Name it nova.yaml, or move it away.',
    'error content/facs.yaml:1:1 file: is not a file that is read here. Did you mean `facts.yaml`?',
    'error content/news/notes.txt:1:1 file: is not a file that is read here. Name it notes.yaml, or move it away.',
    'error content/pages/abuot.yaml:1:1 file: is not a file that is read here. Did you mean `about.yaml`?',
  ]);
});

test('a missing folder, and a folder that is not there at all', async () => {
  const root = await tempContent({ mails: null });
  expect(await faultsIn(root)).toContain(
    'error content/mails:1:1 folder: is missing or empty. Put at least one file there.',
  );
  const nowhere = await faultsIn(path.join(root, 'nowhere'));
  expect(
    nowhere.filter((line) => line.endsWith('is missing. Put it back; every page needs it.')),
  ).toHaveLength(Object.keys(FILES).length);
});

test.each(['events', 'news', 'press', 'releases'])(
  '%s may all be taken away, and the folder with them, as git does with an empty one',
  async (folder) => {
    const root = await tempContent({ [folder]: null });
    const found = (await faultsIn(root)).filter((line) => line.includes(`content/${folder}:`));
    expect(found).toEqual([
      `warning content/${folder}:1:1 folder: is missing or empty: the site shows none. Put the files back, if it is a slip.`,
    ]);
  },
);

test('aliases that multiply end in a fault', async () => {
  const doubling = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`);
  const root = await tempContent({ 'artists/luna.yaml': ['a0: &a0 [x]', ...doubling].join('\n') });
  const faults = (await faultsIn(root)).filter((line) => line.includes('luna'));
  expect(faults).toHaveLength(60);
});

test('a nesting deeper than the parser’s stack ends in a fault', async () => {
  const root = await tempContent({ 'artists/luna.yaml': `name: ${'['.repeat(20_000)}` });
  expect((await faultsIn(root)).filter((line) => line.includes('luna')).length).toBeGreaterThan(0);
});
