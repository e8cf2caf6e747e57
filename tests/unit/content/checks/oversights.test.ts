import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  faultsAfter,
  faultsIn,
  removeTempContent,
  tempContent,
} from '../../../support/content/temp-content';

afterAll(removeTempContent);

const PANEL = 'events/panel-2024-02-20.yaml';
const STORY = 'news/february-panel.yaml';
const RELEASE = 'releases/zaya--wet-paint.yaml';
const UNSEEN =
  'error AT YAML: A character that cannot be seen stands here, as in copied text. Delete the word and type it anew.';

/** What looks right to whoever wrote it, and would not on the page. */
const OVERSIGHTS: [name: string, file: string, passage: RegExp, text: string, says: string][] = [
  [
    'an opening quote that is missing',
    STORY,
    /^title: .*$/m,
    'title: ‸Night Market"',
    'warning AT YAML: ends with a quote that none opens. Write one before it too.',
  ],
  [
    'a first word that YAML takes away',
    STORY,
    /^title: .*$/m,
    'title: ‸&night Market',
    'error AT YAML: A text beginning with & loses its first word in YAML. Put it in quotes.',
  ],
  ['a turn of direction as an escape', STORY, /^title: .*$/m, 'title: ‸"Night\\u202eX"', UNSEEN],
  ['a control character as an escape', STORY, /^title: .*$/m, 'title: ‸"Night\\x07X"', UNSEEN],
  ['a zero as an escape', STORY, /^title: .*$/m, 'title: ‸"Night\\0X"', UNSEEN],
  ['half a character as an escape', STORY, /^title: .*$/m, 'title: ‸"Night\\ud83cX"', UNSEEN],
  [
    'a quotation as elsewhere',
    STORY,
    /^body: \|\n {2}/m,
    'body: |\n  ‸> “We wove it.”\n\n  ',
    'warning AT body: `> “We wove it.”` is printed as it stands. Quotations are not set apart here. Write “…” in a paragraph.',
  ],
  [
    'code',
    STORY,
    /^body: \|\n {2}/m,
    'body: |\n  Now ‸`code` ',
    'warning AT body: `code` is printed as it stands. Code is not understood here. Delete the backticks.',
  ],
  [
    'a table',
    STORY,
    /^body: \|\n {2}/m,
    'body: |\n  ‸| a | b |\n\n  ',
    'warning AT body: `| a | b |` is printed as it stands. Tables are not understood here. Write a list.',
  ],
  [
    'a line between paragraphs',
    STORY,
    /^body: \|\n {2}/m,
    'body: |\n  Now.\n\n  ‸---\n\n  ',
    'warning AT body: `---` is printed as it stands. Lines between paragraphs are not understood. Delete it.',
  ],
  [
    'a link without words',
    STORY,
    /^body: \|\n {2}/m,
    'body: |\n  Now ‸[](/about) ',
    'warning AT body: `[](/about)` is a link without words. Write them between the brackets.',
  ],
  [
    'a link with a space amid it',
    STORY,
    /^body: \|\n {2}/m,
    'body: |\n  Now ‸[us] (/about) ',
    'warning AT body: `[us] (/about)` is no link. Take out the space between ] and (.',
  ],
  [
    'a link that is not closed',
    STORY,
    /^body: \|\n {2}/m,
    'body: |\n  Now ‸[us](/about and ',
    'warning AT body: `[us](/about` is no link: its ) is missing, or a space stands before it. Write [label](/route).',
  ],
  [
    'a year with its figures crossed',
    STORY,
    /^date: .*$/m,
    'date: ‸"0206-02-21"',
    'warning AT date: lies in the year 0206. Correct the year, if it is a slip.',
  ],
  [
    'an event in a far year',
    PANEL,
    /^startsAt: .*$/m,
    'startsAt: ‸"2062-02-20T15:00"',
    'warning AT startsAt: lies in the year 2062. Correct the year, if it is a slip.',
  ],
  [
    'a release of a year before music was recorded',
    RELEASE,
    /^year: .*$/m,
    'year: ‸"1026"',
    'warning AT year: lies in the year 1026. Correct the year, if it is a slip.',
  ],
  [
    'an event that ends a year later',
    PANEL,
    /^endsAt: .*$/m,
    'endsAt: ‸"2025-02-20T17:00"',
    'warning AT endsAt: lies 366 days after the start. Correct it, if it is a slip.',
  ],
  [
    'winter time that is announced for summer',
    PANEL,
    /^startsAt: .*$([\s\S]*?)^timeDisplay: /m,
    'startsAt: "2024-07-20T15:00"$1timeDisplay: ‸',
    'warning AT timeDisplay: says EST, which is UTC-5; the clocks of America/New_York are at UTC-4 then. Correct the name or the timezone.',
  ],
  [
    'a zone that was copied from a neighbour',
    PANEL,
    /^timezone: .*$([\s\S]*?)^timeDisplay: /m,
    'timezone: Asia/Kolkata$1timeDisplay: ‸',
    'warning AT timeDisplay: says EST, which is UTC-5; the clocks of Asia/Kolkata are at UTC+5:30 then. Correct the name or the timezone.',
  ],
  [
    'an artist by name',
    RELEASE,
    /^artist: .*$/m,
    'artist: ‸Zaya',
    'error AT artist: is not an id. Write lower-case letters, digits and hyphens, such as glow-pop.',
  ],
];

/** Said of every text about an event whose day is changed: see `after-changes.test.ts`. */
const TOLD = /Write the new one, or both\.$/;

test.each(OVERSIGHTS)('%s', async (_name, file, passage, text, says) => {
  const { at, found } = await faultsAfter(file, (whole) => whole.replace(passage, text));
  expect(found.filter((line) => !TOLD.test(line))).toEqual([says.replace('AT', at)]);
});

test('a release that is out before its day', async () => {
  const { found } = await faultsAfter(RELEASE, (text) =>
    text.replace(/^status: .*$/m, 'status: out\nreleasesOn: "2027-01-15"'),
  );
  expect(found).toContainEqual(
    expect.stringMatching(
      /^warning .* releasesOn: 2027-01-15 is still to come, and the status is out/,
    ),
  );
});

test('inches, links with a title, escaped spaces and a whole quote are right as they are', async () => {
  const { found } = await faultsAfter(STORY, (text) =>
    text
      .replace(/^title: .*$/m, "title: 'The 12\" mix'\n")
      .replace(/^dateStatus: .*$/m, 'dateStatus: see the "notes"')
      .replace(/^body: \|\n {2}/m, 'body: |\n  [us](/about "About") and [a] alone, then (/about). ')
      .replace(/^summary: .*$/m, 'summary: "A panel\\u00a0on “20 February”, \\"announced\\"."'),
  );
  expect(found).toEqual([]);
});

test('UTF-16 without a mark is told from UTF-8', async () => {
  const root = await tempContent();
  await writeFile(path.join(root, STORY), Buffer.from('title: Panel\n', 'utf16le'));
  expect((await faultsIn(root)).filter((line) => line.includes(STORY))).toContain(
    `error content/${STORY}:1:1 file: is not UTF-8 text. Save it as UTF-8.`,
  );
});

test('of a text in Latin-1 the first letter that is no UTF-8 is shown', async () => {
  const root = await tempContent();
  await writeFile(path.join(root, STORY), Buffer.from('title: Panel\nsummary: Un thé\n', 'latin1'));
  expect((await faultsIn(root)).filter((line) => line.includes(STORY))).toContain(
    `error content/${STORY}:2:15 file: is not UTF-8 text. Save it as UTF-8.`,
  );
});
