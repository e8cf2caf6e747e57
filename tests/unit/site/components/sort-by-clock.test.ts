import { sortByClock } from '../../../../site/components/EventLists/sort-by-clock';

const happening = (day: string) => ({
  startsAt: `${day}T20:00:00.000Z`,
  overAt: `${day}T23:00:00.000Z`,
});
const ALL = ['2024-02-20', '2024-02-14', '2024-03-01'].map(happening);
const days = (list: { startsAt: string }[]) => list.map(({ startsAt }) => startsAt.slice(0, 10));

test('what is to come stands with the next first, what is over with the latest first', () => {
  const { upcoming, past } = sortByClock(ALL, '2024-02-15T00:00:00.000Z');

  expect(days(upcoming)).toEqual(['2024-02-20', '2024-03-01']);
  expect(days(past)).toEqual(['2024-02-14']);
  expect(days(sortByClock(ALL, '2025-01-01T00:00:00.000Z').past)).toEqual([
    '2024-03-01',
    '2024-02-20',
    '2024-02-14',
  ]);
});

test('an event counts as over from its end on, not from its beginning', () => {
  expect(sortByClock(ALL, '2024-02-14T22:59:59.999Z').past).toEqual([]);
  expect(days(sortByClock(ALL, '2024-02-14T23:00:00.000Z').past)).toEqual(['2024-02-14']);
});
