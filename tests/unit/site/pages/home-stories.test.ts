import { readFile } from 'node:fs/promises';
import { noPicture } from '../../../../site/build/pictures';
import { homePage } from '../../../../site/pages/home/home';
import { faultsAfter, removeTempContent } from '../../../support/content/temp-content';
import { testContent } from '../../../support/content/test-content';

afterAll(removeTempContent);

const shown = async (pinned: string[], stories?: []) => {
  const content = await testContent();
  const { home } = content;
  const changed = { ...content, home: { ...home, news: { ...home.news, pinned } } };
  return homePage({
    content: { ...changed, ...(stories && { stories }) },
    picture: noPicture,
  }).context.news.stories.map(({ href }) => href);
};

test('the home page shows what is pinned, else the three newest, and can be without a story', async () => {
  const content = await testContent();

  expect(await shown(['february-panel'])).toEqual(['/news/february-panel']);
  expect(await shown([])).toEqual(content.stories.slice(0, 3).map(({ route }) => route));
  expect(await shown(['february-panel'], [])).toEqual([]);
});

test('nobody has to pin a story, as where all of them are taken away', async () => {
  const home = await readFile('content/home.yaml', 'utf8');
  const { found } = await faultsAfter('home.yaml', home.replace(/pinned: .*/, 'pinned: []'));
  expect(found).toEqual([]);
});
