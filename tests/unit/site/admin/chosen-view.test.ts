import { narrowed, readView, writeView } from '../../../../site/admin/analytics/choice/chosen-view';

const USUAL = {
  span: 'month',
  days: { from: '', to: '' },
  compare: 'previous',
  filters: {},
  not: [],
} as const;

test('the usual view has the plain address', () => {
  expect(writeView(USUAL)).toBe('');
  expect(readView('')).toEqual(USUAL);
});

test.each([
  { ...USUAL, span: 'week' },
  { ...USUAL, compare: 'no' },
  { ...USUAL, compare: 'year' },
  { ...USUAL, span: 'custom', days: { from: '2025-06-01', to: '2025-06-30' } },
  {
    ...USUAL,
    span: 'week',
    part: { from: '2025-06-03T12:00:00.000Z', to: '2025-06-03T13:00:00.000Z' },
  },
  { ...USUAL, filters: { path: '/faq', country: 'NA' }, not: ['path', 'country'] },
  { ...USUAL, filters: { path: '/a?b=c&d', referrer: '(direct)', campaign: 'a / b' } },
] as const)('a choice comes back from its address: %j', (view) => {
  expect(readView(writeView(view))).toEqual(view);
});

test('what an address says beside that is no choice', () => {
  expect(
    readView(
      '?range=forever&section=x&path=&not=path,country,x&views=9&compare=ever&at=2025-06-03/x',
    ),
  ).toEqual(USUAL);
});

test('what is taken from a list has to hold, and other filters stay as they are', () => {
  const before = { filters: { country: 'NA', path: '/faq' }, not: ['country', 'path'] } as const;

  expect(narrowed(before, { country: 'GH' })).toEqual({
    filters: { country: 'GH', path: '/faq' },
    not: ['path'],
  });
});
