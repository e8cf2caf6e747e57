import { createRecent } from '../../../../services/analytics/count/recent';

test('what is asked for between two ages stays, the rest goes with the second', () => {
  const recent = createRecent<string, number>();
  recent.set('asked', 1);
  recent.set('left', 2);
  expect(recent.size()).toBe(2);

  recent.age();
  expect(recent.size()).toBe(0);
  expect(recent.get('asked')).toBe(1);
  recent.age();

  expect([recent.get('asked'), recent.get('left')]).toEqual([1, undefined]);
});

test('what is set again is what is found, and nothing after all is cleared', () => {
  const recent = createRecent<string, number>();
  recent.set('a', 1);
  recent.age();
  recent.set('a', 2);
  expect(recent.get('a')).toBe(2);

  recent.clear();
  expect([recent.get('a'), recent.size()]).toEqual([undefined, 0]);
});
