import { renderToStaticMarkup } from 'react-dom/server';
import { NavMenu } from '../../../../site/components/Nav/NavMenu';
import { OfficeHours } from '../../../../site/components/OfficeHours/OfficeHours';
import { SpamTrap } from '../../../../site/components/SpamTrap/SpamTrap';

// what only a build makes: sheets and sprites
jest.mock('../../../../site/components/OfficeHours/OfficeHours.module.css', () => ({}), {
  virtual: true,
});
jest.mock('../../../../site/components/Nav/NavMenu.module.css', () => ({}), { virtual: true });
jest.mock('../../../../site/components/SpamTrap/SpamTrap.module.css', () => ({}), {
  virtual: true,
});
jest.mock('../../../../site/components/Chip/Chip', () => ({
  Chip: ({ children }: { children: unknown }) => children,
}));
jest.mock('../../../../site/components/Action/Action', () => ({
  Action: ({ children }: { children: unknown }) => children,
}));
jest.mock('../../../../site/components/Icon/Icon', () => ({ Icon: () => null }));
jest.mock('../../../../site/components/Picture/Picture', () => ({ Picture: () => null }));

/** As a browser shows it that knows no styles and no script: elements in a line stand as they are written. */
function words(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<input[^>]*>/g, '[   ]')
    .replace(/<[^>]+>/g, '');
}

test('the trap says that it stays empty, since such a browser shows it', () => {
  expect(words(<SpamTrap />)).toBe('Leave empty [   ]');
});

test('nothing is said of the office before the clock is known', () => {
  const rows = [
    { days: 'Sat' as const, display: '9-5', hours: { opens: '09:00', closes: '17:00' } },
  ];
  const data = {
    heading: 'Hours',
    zoneLabel: 'PST',
    timezone: 'America/Los_Angeles',
    note: 'Note',
    rows,
    yours: 'Your time: {hours}',
    openNow: 'Open now',
    closedNow: 'Closed now. Opens {when}.',
  };

  expect(words(<OfficeHours data={data} />)).toBe('Hours, PST\u00a0Sat9-5\u00a0Note');
});

test('a name in the menu stands apart from what is said of it', () => {
  const items = [
    { href: '/a', title: 'Rocka', lang: undefined, description: 'Hand claps.', picture: null },
  ];
  const group = { href: '/artists', title: 'Artists', items };

  expect(words(<NavMenu group={group as never} isCurrent={false} pathname="/" />)).toContain(
    'Rocka Hand claps.',
  );
});
