import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import { writeFonts } from '../../../../../site/build/fonts/fonts';

/** Letters of Yoruba, Igbo, Hausa, Akan, Ewe and their neighbours that Latin-1 lacks. */
const LETTERS = [...'ẹọṣńɛɔŋɓɗƙẸỌṢŃƐƆŊ'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'fonts-'));
  await writeFile(path.join(folder, 'artist.yaml'), `name: ${LETTERS.join(' ')} Ọ́ × A\n`);
  await writeFonts([folder], folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** The files of a family that the sheet gives for a letter. */
function filesFor(sheet: string, family: string, letter: string): string[] {
  const code = `U+${letter.codePointAt(0)?.toString(16)}`.toUpperCase();
  return sheet
    .split('@font-face')
    .filter((face) => face.includes(`"${family}"`))
    .filter((face) =>
      face
        .toUpperCase()
        .split(/unicode-range:|[,;}\s]/i)
        .includes(code),
    )
    .map((face) => /url\("\.\/([^"]+)"\)/.exec(face)?.[1] ?? '');
}

/** A cut to one letter weighs more than a cut to a letter that no font has. */
async function draws(file: string, letter: string): Promise<boolean> {
  const font = await readFile(path.join(folder, file));
  const cut = (text: string) => subsetFont(font, text, { targetFormat: 'woff2' });
  return (await cut(letter)).length > (await cut('\u{10ffff}')).length;
}

test('every West African letter of the content is drawn by the text font', async () => {
  const sheet = await readFile(path.join(folder, 'fonts.css'), 'utf8');
  const missing: string[] = [];
  for (const letter of LETTERS) {
    const [file] = filesFor(sheet, 'Onest Variable', letter);
    if (!file || !(await draws(file, letter))) missing.push(letter);
  }
  expect(missing).toEqual([]);
});

test('no comment in the code brings letters that every page then names', async () => {
  const cut = path.join(folder, 'code');
  await writeFonts(['site'], cut);
  expect(await readdir(cut)).not.toContain('anybody-vietnamese.woff2');
});

test('what the content does not use is cut away', async () => {
  const sheet = await readFile(path.join(folder, 'fonts.css'), 'utf8');
  expect(filesFor(sheet, 'Onest Variable', 'ă')).toEqual([]);
  const [file = ''] = filesFor(sheet, 'Onest Variable', 'ŋ');
  expect(await draws(file, 'ă')).toBe(false);
});

test('the sign between two names is drawn by the text font, which has one to read', async () => {
  expect(await draws('anybody-latin.woff2', 'A')).toBe(true);
  expect(await draws('anybody-latin.woff2', '×')).toBe(false);
  expect(await draws('onest-latin.woff2', '×')).toBe(true);
});

test('the display face does not exchange accents of capitals for ones that stand beside them', async () => {
  const features = async (family: string) => {
    const font = await readFile(path.join(folder, `${family}-vietnamese.woff2`));
    const plain = await subsetFont(font, 'ỌỌ́', { targetFormat: 'sfnt' });
    return ['mark', 'ccmp'].filter((feature) => plain.includes(feature));
  };

  expect(await features('anybody')).toEqual(['mark']);
});
