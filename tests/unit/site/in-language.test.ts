import { inLanguage } from '../../../site/in-language';

test.each([
  ['es', { lang: 'es' }],
  ['ha', { lang: 'ha' }],
  ['ar', { lang: 'ar', dir: 'rtl' }],
  ['ar-EG', { lang: 'ar-EG', dir: 'rtl' }],
  ['ha-Arab', { lang: 'ha-Arab', dir: 'rtl' }],
  ['nqo', { lang: 'nqo', dir: 'rtl' }],
  ['ar-Latn', { lang: 'ar-Latn' }],
  [undefined, {}],
])('words in %s say their language, and that they are written from the right', (code, said) => {
  expect(inLanguage(code)).toEqual(said);
});
