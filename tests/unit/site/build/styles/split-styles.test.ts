import { createElement } from 'react';
import { commonStylesFirst, splitStyles } from '../../../../../site/build/styles/split-styles';

const moduleOf = (file: string) => ({
  nameForCondition: () => file,
  isStyle: file.endsWith('.css'),
});
const gathered = () => ({
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: { test: (module: object) => 'isStyle' in module && module.isStyle === true },
      },
    },
  },
});

test('styles of single pages stay with their pages, all others in the common sheet', () => {
  const { test: isCommon } = splitStyles(gathered()).optimization.splitChunks.cacheGroups.styles;

  expect(isCommon(moduleOf('/a/site/components/Nav/Nav.module.css'))).toBe(true);
  expect(isCommon(moduleOf('/a/site/styles/base.css'))).toBe(true);
  expect(isCommon(moduleOf('/a/site/templates/home.module.css'))).toBe(false);
  expect(isCommon(moduleOf('C:\\a\\site\\admin\\desk\\Rail.module.css'))).toBe(false);
  expect(isCommon(moduleOf('/a/site/components/Nav/Nav.tsx'))).toBe(false);
});

test('a Gatsby that works otherwise is noticed', () => {
  expect(() => splitStyles({})).toThrow('no longer gathers');
});

test('a page’s own styles stand behind the common sheet', () => {
  const own = createElement('style', { 'data-href': '/component---site-templates-home-tsx.1.css' });
  const common = createElement('style', { 'data-href': '/styles.2.css' });
  const meta = createElement('meta', { name: 'x' });

  expect(commonStylesFirst([own, common, meta])).toEqual([common, meta, own]);
});
