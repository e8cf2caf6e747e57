import { spareCode } from '../../../site/build/scripts/spare-code';
import { shortClassNames } from '../../../site/build/styles/short-class-names';

test('what is spared is asked for before Gatsby’s wider aliases', () => {
  const { resolve } = spareCode({ resolve: { alias: { 'core-js': '/core-js' } } });
  const names = Object.keys(resolve.alias ?? {});
  expect(names.at(-1)).toBe('core-js');
  expect(resolve.alias).toMatchObject({ 'core-js/modules/es.typed-array.sort.js': false });
});

test('classes of CSS modules get short names wherever they are named', () => {
  const loader = () => ({ options: { modules: { localIdentName: '[name]--[local]' } } });
  const rules = [{ oneOf: [{ use: ['mini', loader()] }] }, { use: loader() }, { use: 'other' }];
  shortClassNames({ module: { rules } });
  expect(JSON.stringify(rules).match(/_\[hash:base64:5\]/g)).toHaveLength(2);
});

test('a Gatsby that works otherwise is noticed', () => {
  expect(() => spareCode({})).toThrow('no longer keeps');
  expect(() => shortClassNames({})).toThrow('no longer names');
});
