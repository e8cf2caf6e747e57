import { faultsAfter, removeTempContent } from '../../../support/content/temp-content';

afterAll(removeTempContent);

const STORY = 'news/february-panel.yaml';
const asBody = (text: string) => (story: string) => story.replace(/^body: \|\n/m, text);

/** What other editors understand, each with what the check says about it. */
const MARKS: [name: string, line: string, says: string][] = [
  ['a note behind the scenes', 'Hello ‸<!-- ask Ana --> you.', 'every visitor reads the note'],
  ['a note that nothing closes', 'Hello ‸<!-- ask Ana, you.', 'every visitor reads the note'],
  ['an underlined heading', 'Heading\n  ‸=====', 'Headings are not understood here'],
  ['a block of code', '‸```\n  code', 'Code is not understood here'],
  ['a struck out word', '‸~~old~~ new', 'Nothing is struck out here'],
  ['a footnote', 'Told‸[^1] so.', 'Notes are not understood here'],
  ['a box to tick', '‸- [ ] call Ana', 'Boxes are not understood'],
  ['a line of dashes', '‸---', 'Lines between paragraphs are not understood'],
  ['a line of low dashes', '‸____', 'Lines between paragraphs are not understood'],
  ['a heading', '‸# Heading', 'Headings are not understood here'],
  ['a quotation', '‸> Told so.', 'Quotations are not set apart here'],
  ['HTML for a character', 'Salt ‸&amp; light', 'Type the character itself'],
  ['a table', '‸|a|b|', 'Tables are not understood here'],
  ['a bullet', '‸• one', 'Write a - and a space before each point'],
  ['a link as wikis have it', 'See ‸[[zaya]].', 'is no link'],
  ['a link with its address elsewhere', 'See ‸[her][1].', 'is no link'],
];

test.each(MARKS)('%s is printed as it stands', async (_name, line, says) => {
  const { at, found } = await faultsAfter(STORY, (story) =>
    // alone: the story has marks of its own
    story.replace(/^body: \|\n(?:(?: .*)?\n)*/m, `body: |\n  ${line}\n`),
  );
  expect(found).toEqual([expect.stringContaining(says)]);
  expect(found[0]).toMatch(`warning ${at} body: `);
});

const FOLDED = 'loses its paragraphs or its list: YAML joins these lines.';

test.each([
  ['paragraphs', 'body: ‸>\n  One.\n\n  Two.\n\n'],
  ['a list', 'body: ‸>\n  One:\n  - a\n  - b\n\n'],
  ['paragraphs in quotes', 'body: ‸"One.\n\n  Two."\n_old: |\n'],
])('%s that YAML folds into one', async (_name, text) => {
  const { at, found } = await faultsAfter(STORY, asBody(text));
  expect(found).toContainEqual(expect.stringContaining(`warning ${at} YAML: ${FOLDED}`));
});

test('one paragraph may be folded, and what its writer breaks by hand is meant', async () => {
  const { found } = await faultsAfter(STORY, (story) =>
    story
      .replace(/^summary: .*$/m, 'summary: >-\n  A panel,\n  and 3 - 2 speakers.')
      .replace(/^body: \|\n/m, 'body: "One.\\n\\nTwo."\n_old: |\n'),
  );
  expect(found.filter((line) => line.includes(FOLDED))).toEqual([]);
});

test('a sign that steers printers, as word processors copy it, would break the feeds', async () => {
  for (const sign of ['\u000b', '\u0008', '\uffff']) {
    const { at, found } = await faultsAfter(STORY, asBody(`body: |\n  line‸${sign}line\n\n`));
    expect(found).toEqual([expect.stringContaining(`error ${at} YAML: A character that cannot`)]);
  }
});
