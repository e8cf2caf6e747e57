import { fromInstant, toInstant } from '../../../cli/export/instant';

test('a day begins with its first moment and ends with the next day’s', () => {
  expect(fromInstant('2026-01-31')).toBe('2026-01-31T00:00:00.000Z');
  expect(toInstant('2026-01-31')).toBe('2026-02-01T00:00:00.000Z');
});

test('an instant is taken as it is, in any zone', () => {
  expect(fromInstant('2026-01-31T12:00Z')).toBe('2026-01-31T12:00:00.000Z');
  expect(toInstant('2026-01-31T12:00:30.5+02:00')).toBe('2026-01-31T10:00:30.500Z');
});

test.each([
  'yesterday',
  '2026',
  '2026-02-30',
  '2026-02-30T12:00Z',
  '2025-02-29T23:30-05:00',
  '2026-13-01',
  '31.01.2026',
  '2026-01-31T12:00',
  '',
])('%j is refused with an example of what to write', (text) => {
  expect(() => fromInstant(text)).toThrow('2026-01-31');
  expect(() => toInstant(text)).toThrow('2026-01-31');
});
