import { faultsIn, removeTempContent, tempContent } from '../../../support/content/temp-content';

afterAll(removeTempContent);

const titled =
  (title: string, more = '') =>
  (text: string) =>
    text.replace(/^(title|name): .*/m, `$1: "${title}"${more}`);

/** What is said of languages after these changes. */
async function said(changes: Parameters<typeof tempContent>[0]): Promise<string[]> {
  const lines = await faultsIn(await tempContent(changes));
  return lines.filter((line) => line.includes('read out as English'));
}

test('who writes in other letters is asked for the language', async () => {
  const found = await said({
    'news/february-panel.yaml': titled('صوت جديد'),
    'artists/zaya.yaml': titled('ዛያ'),
    'releases/zaya--wet-paint.yaml': titled('Новый голос'),
  });

  expect(found.toSorted()).toEqual([
    'warning content/artists/zaya.yaml:1:7 name: is written in Ethiopic letters, and read out as English. Write its language as nameLang, such as am or ti.',
    'warning content/news/february-panel.yaml:1:8 title: is written in Arabic letters, and read out as English. Write its language as lang, such as ar, fa or ur.',
    expect.stringContaining(
      'title: is written in other letters, and read out as English. Write its language as titleLang',
    ),
  ]);
});

test('who has said it is not asked, nor who writes in Latin letters', async () => {
  expect(
    await said({
      'news/february-panel.yaml': titled('صوت جديد', '\nlang: ar'),
      'artists/zaya.yaml': titled('Ẹ̀kọ́ ǃKhwa', '\nnameLang: yo'),
      'releases/zaya--wet-paint.yaml': titled('Été № 2: ½ µ + “∞”'),
    }),
  ).toEqual([]);
});
