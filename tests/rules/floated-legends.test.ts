import { filesIn } from './source-files';

const FLOATED = /([^{}]*?)\s+legend\s*\{[^}]*\bfloat:/g;

test('a legend floats in a plain box: in a flex or grid box Safari gives it a row of its own', () => {
  const floated = filesIn(['site'], /\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(FLOATED)].map(([, box = '']) => ({ path, text, box: box.trim() })),
  );
  expect(floated).not.toEqual([]);
  const inRows = floated.filter(({ text, box }) => {
    const [rule = ''] = text.match(new RegExp(`^\\${box}\\s*\\{[^}]*`, 'm')) ?? [];
    return /display:\s*(?:inline-)?(?:flex|grid)/.test(rule);
  });
  expect(inRows.map(({ path, box }) => `${path}: ${box}`)).toEqual([]);
});
