import { renderToStaticMarkup } from 'react-dom/server';
import type { AdminTexts } from '../../../../site/admin/desk/texts';
import { StateButtons } from '../../../../site/admin/inbox/pane/StateButtons';

jest.mock('../../../../site/components/Action/Action', () => ({ actionClass: () => '' }));
jest.mock('../../../../site/admin/inbox/pane/StateButtons.module.css', () => ({}), {
  virtual: true,
});

const statuses = { new: 'New', open: 'Open', closed: 'Closed', spam: 'Spam' };
const texts = { desk: { inbox: { statuses } } } as unknown as AdminTexts;

test.each([
  ['new', 'New'],
  ['closed', 'Closed'],
] as const)('what has the focus once a message is %s says so', (status, name) => {
  const html = renderToStaticMarkup(
    <StateButtons texts={texts} status={status} onChange={async () => true} />,
  );

  expect(html).toMatch(new RegExp(`^<div role="group" aria-label="${name}" tabindex="-1">`));
});
