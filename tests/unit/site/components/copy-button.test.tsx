import { renderToStaticMarkup } from 'react-dom/server';
import { CopyButton } from '../../../../site/components/CopyButton/CopyButton';

jest.mock('../../../../site/components/Action/Action', () => ({ actionClass: () => '' }));
jest.mock('../../../../site/components/Icon/Icon', () => ({ Icon: () => null }));

const texts = { label: 'Copy text', copied: 'Copied', failed: 'Not copied' };

test('a button that copies says which text, where a page has several', () => {
  const html = renderToStaticMarkup(<CopyButton text="Rather long." of="Long" texts={texts} />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Copy text: Long');
});
