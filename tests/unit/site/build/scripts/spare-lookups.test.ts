import { spareLookups } from '../../../../../site/build/scripts/spare-lookups';

test('neither links nor settings of PostCSS are searched for', () => {
  const postcssOptions = () => ({ plugins: [] });
  const use = [{ loader: 'css-loader', options: {} }, { options: { postcssOptions } }];
  const rules = [{ oneOf: [{ test: /\.module\.css$/, use }] }];
  const config = { module: { rules }, resolve: { symlinks: true, modules: ['node_modules'] } };
  expect(spareLookups(config).resolve).toEqual({ symlinks: false, modules: ['node_modules'] });
  expect(postcssOptions).toHaveProperty('config', false);
});

test('a Gatsby that sets PostCSS otherwise is noticed', () => {
  expect(() => spareLookups({})).toThrow('no longer sets PostCSS');
});
