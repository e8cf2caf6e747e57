import { renderToStaticMarkup } from 'react-dom/server';
import { Credits } from '../../../../site/components/Credits/Credits';
import type { CreditSheet } from '../../../../site/pages/ai/credits';

jest.mock('../../../../site/components/Action/Action', () => ({ actionClass: () => '' }));
jest.mock('../../../../site/components/Icon/Icon', () => ({ Icon: () => null }));
jest.mock('../../../../site/components/Ledger/Ledger', () => ({ Ledger: () => null }));
jest.mock('../../../../site/components/WeaveMark/WeaveMark', () => ({ WeaveMark: () => null }));
jest.mock('../../../../site/components/Credits/Credits.module.css', () => ({}), { virtual: true });

test('what opens the credits of one of many songs says first of which', () => {
  const credits = {
    heading: 'Credits',
    label: 'Made with AI',
    sum: 'Roles',
    columns: [],
    rows: [],
  };

  const html = renderToStaticMarkup(
    <Credits credits={credits as unknown as CreditSheet} about="" of="Usiku Mrefu" />,
  );

  const [, summary = ''] = /<summary>(.*?)<\/summary>/.exec(html) ?? [];
  expect(summary.replace(/<[^>]*>/g, '')).toBe('Usiku Mrefu: Made with AI. Roles. Credits');
});
