import { renderToStaticMarkup } from 'react-dom/server';
import { noPicture } from '../../../../site/build/pictures';
import { EventsByClock } from '../../../../site/components/EventLists/EventsByClock';
import { happeningData } from '../../../../site/pages/parts/cards';
import type { EventsData } from '../../../../site/pages/parts/events';
import { eventsData } from '../../../../site/pages/parts/events';
import { testContent } from '../../../support/content/test-content';

// what only a build makes: sheets, pictures, links of the router
jest.mock('../../../../site/components/HappeningRow/HappeningRow', () => ({
  HappeningRow: ({ happening }: { happening: { id: string } }) => <li>{happening.id}</li>,
}));

const happening = (id: string, day: string) => ({
  id,
  startsAt: `${day}T20:00:00.000Z`,
  overAt: `${day}T23:00:00.000Z`,
});
const happenings = [
  happening('first', '2024-02-14'),
  happening('second', '2024-02-20'),
  happening('new', '2026-05-01'),
];

/** What the list says at a moment. */
function shownAt(builtAt: string, pastHeading?: string): string {
  const words = { heading: 'Upcoming', none: 'No new date', ...(pastHeading && { pastHeading }) };
  const events = { ...words, builtAt, happenings } as unknown as EventsData;
  return renderToStaticMarkup(
    <EventsByClock events={events}>
      {({ heading, none, rows }) => [heading, '. ', none, rows]}
    </EventsByClock>,
  );
}

test('an event to come stands before those that are over', () => {
  expect(shownAt('2026-04-30T00:00:00.000Z', 'Past')).toBe(
    'Upcoming. <li>new</li><li>first</li><li>second</li>',
  );
});

test('after the last event the list says that none is to come', () => {
  const all = '<li>first</li><li>second</li><li>new</li>';

  expect(shownAt('2026-05-02T00:00:00.000Z', 'Past')).toBe(`Past. No new date${all}`);
  expect(shownAt('2026-05-02T00:00:00.000Z')).toBe(`Upcoming. No new date${all}`);
});

test('where there has never been an event, none is called past', async () => {
  const content = await testContent();
  const input = { content: { ...content, happenings: [] }, picture: noPicture };
  const words = { heading: 'Upcoming', pastHeading: 'Past', none: 'No new date' };
  const events = eventsData(input, words);

  expect(
    renderToStaticMarkup(
      <EventsByClock events={events}>
        {({ heading, none, rows }) => [heading, '. ', none, rows]}
      </EventsByClock>,
    ),
  ).toBe('Upcoming. No new date');
});

test('of two hundred events a page has those around today at hand and shows four, with the way to all', async () => {
  const content = await testContent();
  const [event] = content.happenings;
  if (!event) throw new Error('No event to go by');
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const many = Array.from({ length: 200 }, (_, n) => ({
    ...event,
    slug: `event-${n - 150}`,
    startsAtUtc: inDays(n - 150 + 0.5),
    endsAtUtc: null,
    overAtUtc: inDays(n - 150 + 0.5),
  }));
  const dataOf = (happenings: typeof many) =>
    eventsData(
      { content: { ...content, happenings }, picture: noPicture },
      { heading: 'Upcoming', none: 'No new date' },
    );
  const shown = (events: EventsData) =>
    renderToStaticMarkup(<EventsByClock events={events}>{({ rows }) => rows}</EventsByClock>);

  const data = dataOf(many);
  expect(data.happenings).toHaveLength(12);
  expect(data.all).toEqual(content.hubs.global.events.link);
  expect(shown(data)).toBe('<li>event-0</li><li>event-1</li><li>event-2</li><li>event-3</li>');
  expect(shown(dataOf(many.slice(0, 151)))).toBe(
    '<li>event-0</li><li>event--3</li><li>event--2</li><li>event--1</li>',
  );
  expect(dataOf(many.slice(0, 2)).all).toBeNull();
});

test('a cancelled event says so, and asks nobody to come', async () => {
  const content = await testContent();
  const actions = { upcoming: [{ label: 'Add to Calendar', action: 'ics' as const }], past: [] };
  const dataOf = (status: 'scheduled' | 'cancelled') =>
    content.happenings
      .slice(0, 1)
      .map((event) =>
        happeningData({ content, picture: noPicture }, { ...event, actions, status }),
      );

  expect(dataOf('cancelled')).toMatchObject([{ cancelled: 'Cancelled', upcoming: [] }]);
  expect(dataOf('scheduled')).toMatchObject([{ upcoming: [{ label: 'Add to Calendar' }] }]);
  expect(dataOf('scheduled')[0]).not.toHaveProperty('cancelled');
});
