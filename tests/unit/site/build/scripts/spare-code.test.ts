import { spareCode } from '../../../../../site/build/scripts/spare-code';

const gatsbys = () => ({ resolve: { alias: { '@builder.io': '/builder' } } });

test('what is spared is asked for before Gatsby’s wider aliases', () => {
  const { resolve } = spareCode(gatsbys(), 'browser');
  const names = Object.keys(resolve.alias ?? {});
  expect(names.at(-1)).toBe('@builder.io');
  expect(resolve.alias).toMatchObject({ '@builder.io/partytown/integration': false });
});

test('charts are drawn in browsers alone', () => {
  expect(spareCode(gatsbys(), 'node').resolve.alias).toHaveProperty('recharts', false);
  expect(spareCode(gatsbys(), 'browser').resolve.alias).not.toHaveProperty('recharts');
});

test('a Gatsby that works otherwise is noticed', () => {
  expect(() => spareCode({}, 'browser')).toThrow('no longer keeps');
});
