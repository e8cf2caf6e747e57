import { routesOf } from '../../../content/derive/routes';
import { loadContent } from '../../../content/load';
import { scaffold, scaffoldProblem } from '../../../content/scaffold';
import { pageTitles, passagesOf } from '../../../services/assistant/knowledge/passages';
import { textPages } from '../../../site/pages/text-pages';
import {
  faultsIn,
  removeTempContent,
  TODAY,
  tempContent,
} from '../../support/content/temp-content';

const { text } = scaffold('page', { slug: 'house-rules', today: TODAY, existing: 0 });

afterAll(removeTempContent);

/** The site's content with one more page in `texts/`. */
function withPage(name: string, changes: Record<string, (text: string) => string> = {}) {
  return tempContent({ ...changes, [`texts/${name}`]: text });
}

async function errorsIn(root: string): Promise<string[]> {
  return (await faultsIn(root)).filter((line) => line.startsWith('error'));
}

test('one file in texts/ is a page with an address, and nobody misses the folder while there is none', async () => {
  expect(
    (await faultsIn(await tempContent())).filter((line) => line.includes('content/texts')),
  ).toEqual([]);

  const { content } = await loadContent(await withPage('house-rules.yaml'), TODAY);
  expect(routesOf(content)).toContain('/house-rules');
  const page = textPages({ content } as Parameters<typeof textPages>[0]).at(-1);
  expect(page).toMatchObject({
    path: '/house-rules',
    template: 'text-page',
    isListed: true,
    context: { parts: [expect.objectContaining({ id: 'first' })] },
  });
});

test('links may lead to the page and to its parts, and say what to do while it is a draft', async () => {
  const link = (to: string) => ({
    'pages/copyright.yaml': (file: string) => file.replace('](/licensing)', `](${to})`),
  });
  expect(await errorsIn(await withPage('house-rules.yaml', link('/house-rules#first')))).toEqual(
    [],
  );
  expect(
    await errorsIn(await withPage('house-rules.yaml', link('/house-rules#last'))),
  ).toHaveLength(1);
  expect(await errorsIn(await withPage('_house-rules.yaml', link('/house-rules')))).toEqual([
    expect.stringContaining('`house-rules` is a draft, content/texts/_house-rules.yaml.'),
  ]);
});

test('the assistant knows the page, and what it is called', async () => {
  const { content } = await loadContent(await withPage('house-rules.yaml'), TODAY);
  expect(passagesOf(content).map(({ url }) => url)).toContain('/house-rules#first');
  expect(pageTitles(content).get('/house-rules')).toBe('House Rules');
});

test.each([
  ['about.yaml', 'stands already at'],
  ['api.yaml', 'the name `api` is reserved'],
  ['static.yaml', 'the name `static` is reserved'],
])('a page cannot take an address of the site’s own: %s', async (name, says) => {
  expect(await errorsIn(await withPage(name))).toEqual([expect.stringContaining(says)]);
});

test('nor is it begun under one', () => {
  expect(scaffoldProblem('page', 'feeds')).toContain('is reserved');
  expect(scaffoldProblem('page', 'house-rules')).toBeUndefined();
});
