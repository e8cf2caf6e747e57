import { readTree } from '../../../../content/reader/read-tree';
import { texts } from '../../../../content/reader/walk';

/** Bound to the letter, its straight apostrophe included. */
const SLOGAN = "We Don't Manage Artists";
/** What visitors type, and what only the team reads. */
const UNPRINTED = new Set(['asks', 'triggers', 'unless', 'facetWords', 'confirm', 'notes']);
const STRAIGHT = /\p{L}'(?:s|t|re|ve|ll|d)(?!\p{L})|s'(?= \p{L})/u;

test('apostrophes in what readers read are typographic, like the quotes beside them', async () => {
  const { entries } = await readTree('content');
  const found = entries
    .filter(({ file }) => !file.endsWith('assistant/words.yaml'))
    .flatMap(({ file, data }) =>
      texts(data)
        .filter(({ path }) => !path.some((name) => UNPRINTED.has(String(name))))
        .filter(({ value }) => STRAIGHT.test(value.replaceAll(SLOGAN, '')))
        .map(({ path }) => `${file} ${path.join('.')}`),
    );

  expect(entries.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
