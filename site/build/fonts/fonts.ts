import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

interface Family {
  name: string;
  /** Folder of the package's font files, and what stands before and after the range's name. */
  files: [folder: string, before: string, after: string];
  ranges: string;
  axes: Record<string, { min: number; max: number }>;
  descriptors: string;
  /** Display type is set in capitals only, and needs no signs of mathematics and code. */
  capitalsOnly: boolean;
}

/** The features that browsers always apply, and the figures that styles ask for; the others bring glyphs nobody sees. */
const FEATURES = 'kern mark mkmk ccmp locl rlig liga clig calt rvrn rclt tnum lnum'.split(' ');
/** In capitals Anybody would exchange an acute above a letter with a dot below for one that stands beside the letter. */
const MISPLACING = 'ccmp';
/** Letters, figures and the punctuation of titles. Not ×, which is a speck in Anybody: the next family has one to read. */
const OF_TITLES = /[\p{L}\p{M}\p{Nd} !"%&'()+,\-./:;?#·–—‘’“”…™]/u;
/** Words that visitors may write to the assistant; no page shows them. */
const UNSEEN = /assistant\/words\.yaml$/;

const PACKAGES = 'node_modules/@fontsource-variable';

const FAMILIES: Family[] = [
  {
    name: 'Anybody Variable',
    files: [`${PACKAGES}/anybody/files`, 'anybody-', '-standard-normal.woff2'],
    ranges: `${PACKAGES}/anybody/unicode.json`,
    axes: { wght: { min: 620, max: 850 }, wdth: { min: 50, max: 150 } },
    descriptors: 'font-weight:620 850;font-stretch:50% 150%',
    capitalsOnly: true,
  },
  {
    name: 'Onest Variable',
    files: [`${PACKAGES}/onest/files`, 'onest-', '-wght-normal.woff2'],
    ranges: `${PACKAGES}/onest/unicode.json`,
    axes: { wght: { min: 400, max: 720 } },
    descriptors: 'font-weight:400 720',
    capitalsOnly: false,
  },
];

/** Every character that the texts and the interface use, plus printable ASCII for what visitors type. */
async function usedCharacters(folders: string[]): Promise<Set<string>> {
  const used = new Set(Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)));
  for (const folder of folders) {
    for (const name of await readdir(folder, { recursive: true })) {
      if (!/\.(yaml|tsx?)$/.test(name) || UNSEEN.test(name)) continue;
      for (const character of await readFile(path.join(folder, name), 'utf8')) used.add(character);
    }
  }
  return used;
}

/** Reads `U+0041-005A,U+20AC` into a predicate. */
function inRange(list: string): (character: string) => boolean {
  const spans = list.split(',').map((span) => {
    const [from = '', to = from] = span.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => code >= from && code <= to);
  };
}

/**
 * Cuts both families down to the characters in use and writes them with their style sheet into
 * `outDir`. The first range of a family (`latin`) keeps a fixed name, so that it can be preloaded;
 * the others carry only the few letters beyond it and load when a page needs one.
 */
export async function writeFonts(sources: string[], outDir: string): Promise<void> {
  const used = await usedCharacters(sources);
  await mkdir(outDir, { recursive: true });
  let css = '';

  for (const family of FAMILIES) {
    const [folder, before, after] = family.files;
    // the package's own list of ranges; its shape is documented there
    const ranges = JSON.parse(await readFile(family.ranges, 'utf8')) as Record<string, string>;
    const wanted = family.capitalsOnly ? capitals(used) : used;
    const taken = new Set<string>();

    for (const range of ['latin', 'latin-ext', 'vietnamese']) {
      const covers = inRange(ranges[range] ?? '');
      const text = [...wanted].filter((c) => covers(c) && !taken.has(c)).sort();
      if (text.length === 0) continue;
      for (const character of text) taken.add(character);
      const file = `${before}${range}.woff2`;
      const original = await readFile(path.join(folder, `${before}${range}${after}`));
      const cut = await subsetFont(original, text.join(''), {
        targetFormat: 'woff2',
        variationAxes: family.axes,
        keepFeatures: FEATURES.filter((one) => !(family.capitalsOnly && one === MISPLACING)),
        dropTables: ['STAT'],
      });
      await writeFile(path.join(outDir, file), cut);
      css += face(family, file, range === 'latin' ? undefined : text);
    }
  }
  await writeFile(path.join(outDir, 'fonts.css'), css);
}

function capitals(characters: Set<string>): Set<string> {
  const upper = [...characters].flatMap((character) => [...character.toUpperCase()]);
  return new Set(upper.filter((character) => OF_TITLES.test(character)));
}

function face(family: Family, file: string, only: string[] | undefined): string {
  const range = only?.map((c) => `U+${c.codePointAt(0)?.toString(16)}`).join(',');
  return `@font-face{font-family:"${family.name}";font-display:swap;${family.descriptors};src:url("./${file}")${range ? `;unicode-range:${range}` : ''}}\n`;
}
