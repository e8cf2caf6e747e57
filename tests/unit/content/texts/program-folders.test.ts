import { loadContent } from '../../../../content/load';
import { texts } from '../../../../content/reader/walk';
import { TODAY } from '../../../support/content/temp-content';

/** Each entry also says which file it is from; nobody prints that. */
const OWN_FILE = /^content\/\S+\.yaml$/;

test('no text that a visitor reads names a folder of the program', async () => {
  const { content } = await loadContent('content', TODAY);
  const named = texts(content)
    .map(({ value }) => value)
    .filter((value) => /\b(?:content|site|services|cli|db)\/[a-z]/.test(value))
    .filter((value) => !OWN_FILE.test(value));
  expect(named).toEqual([]);
});
