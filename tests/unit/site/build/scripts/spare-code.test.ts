import { spareCode } from '../../../../../site/build/scripts/spare-code';
import invariant from '../../../../../site/invariant';

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

test('what the router is promised is checked by a few lines of ours', () => {
  const { alias } = spareCode(gatsbys(), 'browser').resolve;
  expect(alias).toMatchObject({ invariant$: expect.stringMatching(/site.invariant\.ts$/) });
  expect(() => invariant(true, 'No')).not.toThrow();
  expect(() => invariant(false, 'A router stands in a router.')).toThrow('A router stands in');
});

test('a Gatsby that works otherwise is noticed', () => {
  expect(() => spareCode({}, 'browser')).toThrow('no longer keeps');
});
