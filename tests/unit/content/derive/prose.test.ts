import { inline, prose, proseList } from '../../../../content/derive/prose';

test('the light markup of longer texts becomes HTML', () => {
  const text = 'One **two** *three* [four](/five).\n\n- six\n- seven\n\n1. eight\n2. nine';

  expect(prose(text)).toBe(
    `<p>One <strong>two</strong> <em>three</em> <a href="/five">four</a>.</p>
<ul>
<li>six</li>
<li>seven</li>
</ul>
<ol>
<li>eight</li>
<li>nine</li>
</ol>`,
  );
  expect(proseList(['**one**'])).toBe('<ul><li><strong>one</strong></li></ul>');
});

test.each([
  'a ![picture](https://example.org/seen.png) of elsewhere',
  '# One',
  '> One',
  '---',
  '```one```',
  '~~~\none\n~~~',
  '`one`',
  '~~one~~',
  'one | two\n--- | ---\nthree | four',
  '<https://example.org>',
  '[one][two]\n\n[two]: https://example.org',
])('nothing else is read as markup: %j', (text) => {
  expect(prose(text)).not.toMatch(/<(?!\/?p>)/);
  expect(inline(text)).not.toContain('<');
});

test('a picture and its address are printed as they stand', () => {
  const text = 'See ![it](https://example.org/seen.png), *now*.';

  expect(prose(text)).toBe('<p>See ![it](https://example.org/seen.png), <em>now</em>.</p>');
});

test('lines that are indented or underlined stay a paragraph', () => {
  expect(prose('    One')).toBe('<p>One</p>');
  expect(prose('One\n===')).toBe('<p>One\n===</p>');
});
