import { renamedArtists } from '../../../../content/derive/renamed-artists';
import {
  faultsAfter,
  faultsIn,
  removeTempContent,
  tempContent,
} from '../../../support/content/temp-content';

afterAll(removeTempContent);

const errorsWith = async (lines: string) => {
  const { at, found } = await faultsAfter('moved.yaml', () => `moved:\n${lines}\n`);
  return found.flatMap((line) =>
    line.startsWith('error') ? [line.replace(`error ${at} `, '')] : [],
  );
};

test('old addresses may be any that are no page and lead to one', async () => {
  expect(await errorsWith('  /News/First_Night.html: /news/february-panel')).toEqual([]);
});

test.each([
  [
    'a page that is there',
    '  ‸/faq: /contact',
    'moved./faq: `/faq` is a page. Take this line out, or give the page another address.',
  ],
  [
    'a target that is not there',
    '  /old: ‸/contakt',
    'moved./old: `/contakt` leads to no page. Did you mean `/contact`?',
  ],
  [
    'a target that has moved on',
    '  /old: ‸/older\n  /older: /contact',
    'moved./old: `/older` has moved. Write /contact.',
  ],
  [
    'an address with a fragment',
    '  ‸"/old#part": /contact',
    'moved./old#part: is not an old address. Write it with a leading slash, without what follows a ? or #, such as /news/first-night.',
  ],
])('%s is an error', async (_what, lines, error) => {
  expect(await errorsWith(lines)).toEqual([error]);
});

test('a link of ours to an old address is an error that names the new one', async () => {
  const root = await tempContent({
    'moved.yaml': 'moved: { /beyond: /next-gen }',
    'home.yaml': (text) => text.replace('href: /next-gen }', 'href: /beyond }'),
  });
  expect(await faultsIn(root)).toContainEqual(
    expect.stringMatching(/^error .*home.yaml:.* `\/beyond` has moved. Write \/next-gen.$/),
  );
});

test('an artist is renamed whose page has moved to that of another, unless both are there', () => {
  const artist = (slug: string) => ({ slug, route: `/artists/${slug}` });
  const artists = [artist('luna'), artist('zaya'), { slug: 'kora', route: null }];
  const moved = {
    '/artists/moon': '/artists/luna',
    '/artists/kora': '/artists/zaya',
    '/artists/sun': '/artists',
    '/artists/Luna': '/artists/luna',
    '/artists/m%n': '/artists/luna',
    '/news/moon': '/artists/luna',
  };
  expect(renamedArtists(moved, artists)).toEqual([{ from: 'moon', to: 'luna' }]);
});
