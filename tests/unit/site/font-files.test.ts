import { keepFontFiles } from '../../../site/build/fonts/font-files';

const limited = () => ({ loader: 'url-loader', options: { limit: 10_000 } });

test('small fonts stay files, small pictures go into the code', () => {
  const fonts = limited();
  const pictures = limited();
  keepFontFiles({
    module: {
      rules: [{ test: /\.woff2$/, use: [fonts] }, { oneOf: [{ test: /\.png$/, use: [pictures] }] }],
    },
  });

  expect(fonts.options.limit).toBe(0);
  expect(pictures.options.limit).toBe(10_000);
});

test('a Gatsby that loads fonts otherwise is noticed', () => {
  expect(() =>
    keepFontFiles({ module: { rules: [{ test: /\.png$/, use: [limited()] }] } }),
  ).toThrow('no longer loads fonts');
});
