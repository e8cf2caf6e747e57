import { noPicture } from '../../../../site/build/pictures';
import { artistCard, artistsById } from '../../../../site/pages/parts/cards';
import { testContent } from '../../../support/content/test-content';

test('a card calls a track the latest only once it is out', async () => {
  const content = await testContent();
  const cards = artistsById(content, ['rocka', 'nyra']).map((artist) =>
    artistCard({ content, picture: noPicture }, artist),
  );

  expect(cards.map(({ latest }) => [latest?.label, latest?.title])).toEqual([
    ['Latest track', 'Usiku Mrefu'],
    ['Not out yet', 'Last Ten Minutes'],
  ]);
});
