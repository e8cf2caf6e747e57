import { spareCode } from '../../../site/build/scripts/spare-code';

test('what is spared is asked for before Gatsby’s wider aliases', () => {
  const { resolve } = spareCode({ resolve: { alias: { 'core-js': '/core-js' } } });
  const names = Object.keys(resolve.alias ?? {});
  expect(names.at(-1)).toBe('core-js');
  expect(resolve.alias).toMatchObject({ 'core-js/modules/es.typed-array.sort.js': false });
});

test('a Gatsby that works otherwise is noticed', () => {
  expect(() => spareCode({})).toThrow('no longer keeps');
});
