import { SummaryQuery } from '../../../../services/contracts/summary-query';

test('a country and a device are found however their letters are written', () => {
  const { country, device } = SummaryQuery.parse({ country: 'na', device: 'Mobile' });

  expect([country, device]).toEqual(['NA', 'mobile']);
});

test('what stands for a view that told neither can be asked for', () => {
  const { country, device } = SummaryQuery.parse({ country: '(unknown)', device: '(unknown)' });

  expect([country, device]).toEqual(['(unknown)', '(unknown)']);
});

test.each([{ device: 'phone' }, { country: 'Namibia' }])(
  '%j is refused, since nothing would be found under it',
  (query) => {
    expect(SummaryQuery.safeParse(query).success).toBe(false);
  },
);
