import { keepFontFiles } from '../../../../../site/build/fonts/font-files';

const limited = () => ({
  loader: 'url-loader',
  options: { limit: 10_000, name: 'static/[name]-[hash].[ext]' },
});

test('small fonts stay files of short names, small pictures go into the code', () => {
  const fonts = limited();
  const pictures = limited();
  keepFontFiles({
    module: {
      rules: [{ test: /\.woff2$/, use: [fonts] }, { oneOf: [{ test: /\.png$/, use: [pictures] }] }],
    },
  });

  expect(fonts.options).toEqual({ limit: 0, name: 'static/[name]-[hash:8].[ext]' });
  expect(pictures.options).toEqual(limited().options);
});

test('a Gatsby that loads fonts otherwise is noticed', () => {
  expect(() =>
    keepFontFiles({ module: { rules: [{ test: /\.png$/, use: [limited()] }] } }),
  ).toThrow('no longer loads fonts');
});
