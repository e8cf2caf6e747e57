import { countryOf } from '../../../../services/analytics/country-of';

test('a country is believed of a trusted proxy alone', () => {
  const headers = { 'cf-ipcountry': 'na' };

  expect(countryOf(headers, 1)).toBe('NA');
  expect(countryOf(headers, 0)).toBeNull();
});

test.each([['XX'], ['T1'], ['NAM'], ['']])('%j is no country', (named) => {
  expect(countryOf({ 'cf-ipcountry': named }, 1)).toBeNull();
});
