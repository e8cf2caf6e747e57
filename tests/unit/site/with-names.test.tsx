import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { noPicture } from '../../../site/build/pictures';
import { shellData } from '../../../site/build/shell';
import { Discography } from '../../../site/components/Discography/Discography';
import { FollowButton } from '../../../site/components/FollowButton/FollowButton';
import { TopicTicks } from '../../../site/components/NewsletterForm/TopicTicks';
import { Speech } from '../../../site/components/Toasts/Speech';
import type { DiscographyTexts, ReleaseRow } from '../../../site/pages/artists/discography';
import { NowPlaying } from '../../../site/player/dock/NowPlaying';
import { Queue } from '../../../site/player/dock/Queue';
import type { Item } from '../../../site/player/track';
import { withNames } from '../../../site/shell/with-names';
import { testContent } from '../../support/content/test-content';

jest.mock('gatsby', () => ({ Link: 'a' }), { virtual: true });
jest.mock('../../../site/components/Icon/Icon', () => ({ Icon: () => null }));
jest.mock('../../../site/shell/shell', () => ({
  shell: {
    follow: { follow: 'Follow' },
    player: { label: 'Composed for {artist}.', position: '{position}' },
    names: { pattern: '(نور الصباح|نور)', languages: { نور: 'ar', 'نور الصباح': 'ar' } },
  },
}));
jest.mock('../../../site/components/Action/Action.module.css', () => ({}));
jest.mock('../../../site/components/Credits/Credits.module.css', () => ({}));
jest.mock('../../../site/components/Discography/Discography.module.css', () => ({}));
jest.mock('../../../site/components/FollowButton/FollowButton.module.css', () => ({}));
jest.mock('../../../site/components/Ledger/Ledger', () => ({ Ledger: () => null }));
jest.mock('../../../site/components/NewsletterForm/TopicTicks.module.css', () => ({}));
jest.mock('../../../site/components/Picture/Picture', () => ({ Picture: () => null }));
jest.mock('../../../site/components/RemindMe/RemindMe', () => ({ RemindMe: () => null }));
jest.mock('../../../site/components/WeaveMark/WeaveMark.module.css', () => ({}));
jest.mock('../../../site/player/dock/Dock.module.css', () => ({}));
jest.mock('../../../site/player/dock/Queue.module.css', () => ({}));

const NAME = 'نور الصباح';
const SAID = `<bdi lang="ar" dir="rtl">${NAME}</bdi>`;

/** Of a text on the page: how often it says the language of the name, and how often it does not. */
function told(html: string): { said: number; unsaid: number } {
  const said = html.split(SAID).length - 1;
  return { said, unsaid: html.split(NAME).length - 1 - said };
}

test('a sentence says the language of the name in it, the longer of two first, and nothing else of itself', () => {
  expect(renderToStaticMarkup(withNames(`News about ${NAME}, 2.`))).toBe(`News about ${SAID}, 2.`);
  expect(renderToStaticMarkup(withNames('News about Zaya.'))).toBe('News about Zaya.');
});

test('the pattern finds the names that are not English, the longest first, in no longer word, and is left out where all are', async () => {
  const content = await testContent();
  expect(shellData(content, noPicture, '').names).toBeUndefined();
  const [first, second, ...rest] = content.artists;
  if (!first || !second) throw new Error('There are no artists.');
  const named = [
    { ...first, name: 'A.', nameLang: 'fr' },
    { ...second, name: 'A. B', nameLang: 'am' },
  ];
  const { names } = shellData({ ...content, artists: [...named, ...rest] }, noPicture, '');

  expect(names).toMatchObject({ languages: { 'A.': 'fr', 'A. B': 'am' } });
  const pattern = RegExp(names?.pattern ?? '', 'u');
  expect('A. B, A. and A.b'.split(pattern)).toEqual(['', 'A. B', ', ', 'A.', ' and A.b']);
});

const item = { take: 0, track: { artist: NAME, title: `${NAME}: take`, href: '/a' } } as Item;
const said: [where: string, what: ReactNode][] = [
  ['the Follow button', <FollowButton key="" artistId="a" name={NAME} byMail="#mail" />],
  [
    'the ticks of the newsletter',
    <TopicTicks
      key=""
      legend=""
      topics={[]}
      artists={{ label: '', topics: [{ id: 'artist:a', label: NAME }] }}
      preset={[]}
      error={undefined}
    />,
  ],
  ['what plays', <NowPlaying key="" item={item} phase="playing" />],
  ['the queue', <Queue key="" queue={[item]} index={0} />],
  [
    'what is read out',
    <Speech key="" said={[{ id: '', showing: 1, notice: { kind: 'success', title: NAME } }]} />,
  ],
];

test.each(said)('%s says the language of a name', (_, what) => {
  const { said, unsaid } = told(renderToStaticMarkup(what));
  expect(said).toBeGreaterThan(0);
  expect(unsaid).toBe(0);
});

test('titles say their language also where they are only heard', () => {
  const row = { id: 'a', title: 'طلاء', titleLang: 'ar', isOut: false, cover: {} } as ReleaseRow;
  const rows = [
    { ...row, credits: { rows: [], columns: [] as string[] } } as unknown as ReleaseRow,
  ];
  const html = renderToStaticMarkup(
    createElement(Discography, { rows, texts: {} as DiscographyTexts }),
  );

  expect(html.split('<span lang="ar" dir="rtl">طلاء</span>')).toHaveLength(4);
  expect(html.split('طلاء')).toHaveLength(4);
});
