import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { noPicture } from '../../../../site/build/pictures';
import { DirectoryFacts } from '../../../../site/components/DirectoryCard/DirectoryFacts';
import { MosaicCard } from '../../../../site/components/MosaicCard/MosaicCard';
import { directoryPage } from '../../../../site/pages/artists/artist-directory';
import { listingPage } from '../../../../site/pages/artists/artist-listing';
import { testContent } from '../../../support/content/test-content';

jest.mock('../../../../site/components/DirectoryCard/DirectoryFacts.module.css', () => ({}), {
  virtual: true,
});
jest.mock('../../../../site/components/MosaicCard/MosaicCard.module.css', () => ({}), {
  virtual: true,
});
jest.mock('../../../../site/components/Action/Action', () => ({
  Action: () => null,
  actionClass: () => '',
}));
jest.mock('../../../../site/components/Chip/Chip', () => ({
  TempoChip: ({ range, unit }: { range: string; unit: string }) => `${range} ${unit}`,
}));
jest.mock('../../../../site/components/Icon/Icon', () => ({ Icon: () => null }));
jest.mock('../../../../site/components/Picture/Picture', () => ({ Picture: () => null }));
jest.mock('../../../../site/components/RemindMe/RemindMe', () => ({ RemindMe: () => null }));
jest.mock('../../../../site/components/SourceTag/SourceTag', () => ({ SourceTag: () => null }));

const BOTH = { rocka: '95–110', zaya: '118–128' };

test('the directory prints its own tempo of each artist', async () => {
  const { artists } = directoryPage({ content: await testContent(), picture: noPicture }).context;
  const printed = artists.flatMap((artist) => {
    const html = renderToStaticMarkup(createElement(DirectoryFacts, { artist }));
    const tempo = /<dt>BPM<\/dt><dd>([^<]+)/.exec(html)?.[1];
    return tempo ? [[artist.id, tempo]] : [];
  });

  expect(Object.fromEntries(printed)).toEqual({
    ...BOTH,
    nyra: '88–102',
    kayoba: '96–108',
    'street-prophet': '112–118',
  });
});

test('the artists page prints its own, on the dimmed card too', async () => {
  const { context } = listingPage({ content: await testContent(), picture: noPicture });
  const printed = context.artists.map((artist) => {
    const html = renderToStaticMarkup(
      createElement(MosaicCard, { artist, texts: context.texts, span: 7, isFirst: false }),
    );
    return [artist.id, /([\d–]+) BPM/.exec(html)?.[1]];
  });

  expect(Object.fromEntries(printed)).toEqual({
    ...BOTH,
    nyra: '85–95',
    kayoba: '100–115',
    'street-prophet': '112–120',
  });
});
