import { renderToStaticMarkup } from 'react-dom/server';
import { PressSheet } from '../../../../site/components/PressSheet/PressSheet';
import type { KitPicture } from '../../../../site/pages/press/kit-pictures';
import type { MarkOffer } from '../../../../site/pages/press/press';

jest.mock('../../../../site/components/Action/Action', () => ({ Action: () => null }));
jest.mock('../../../../site/components/Brand/Brand', () => ({ Mark: () => null }));
jest.mock('../../../../site/components/Icon/Icon', () => ({ Icon: () => null }));
jest.mock('../../../../site/components/Picture/Picture', () => ({ Picture: () => null }));
jest.mock('../../../../site/components/WeaveMark/WeaveMark', () => ({ WeaveMark: () => null }));
jest.mock('../../../../site/components/PressSheet/PressSheet.module.css', () => ({}), {
  virtual: true,
});

test('the words of a caption, which name its picture, do not run into each other', () => {
  const file = { href: '/a.jpg', name: 'a.jpg', label: 'Download' };
  const pictures = [
    {
      id: 'wide',
      name: 'Wide',
      size: 'JPEG 0.4 MB',
      made: { hand: 'drawn', label: 'Drawn by algorithm' },
      file,
      others: [{ ...file, label: 'As drawn' }],
    },
  ] as unknown as KitPicture[];
  const mark = { heading: '', text: '', link: { href: '', label: '' } } as MarkOffer;

  const html = renderToStaticMarkup(<PressSheet pictures={pictures} mark={mark} />);

  const [, caption = ''] = /<figcaption>(.*?)<\/figcaption>/.exec(html) ?? [];
  expect(caption.replace(/<[^>]*>/g, '')).toBe(
    '1Wide JPEG 0.4 MB Drawn by algorithm As drawn Wide',
  );
});
