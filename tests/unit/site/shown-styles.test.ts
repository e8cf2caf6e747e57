import { shownStyles } from '../../../site/build/styles/shown-styles';

const page = (body: string) => `<!DOCTYPE html><html><body>${body}</body></html>`;
const nav = page('<nav class="wrap _Nav1"><a href="/">Home</a></nav>');

test('styles of components that a page does not show are left out', () => {
  const sheet = '._Nav1{gap:1px}._Card2{gap:2px}a{gap:3px}';
  expect(shownStyles(sheet, nav)).toBe('._Nav1{gap:1px}a{gap:3px}');
});

test('of a list of selectors those stay that can match', () => {
  const sheet = '._Nav1>a,._Card2 a,:is(h1,h2){gap:1px}';
  expect(shownStyles(sheet, nav)).toBe('._Nav1>a,:is(h1,h2){gap:1px}');
});

test('states, attributes and classes shared by all stay', () => {
  const sheet =
    '._Nav1:hover{gap:1px}.muted{gap:2px}html[data-theme=light] a{gap:3px}dialog[open]{gap:4px}';
  expect(shownStyles(sheet, nav)).toBe(sheet);
});

test('a class inside :not() or :is() is no reason to leave a rule out', () => {
  const sheet = '._Nav1:not(._Card2:is(a,b)){gap:1px}a:is(._Card2,b){gap:2px}';
  expect(shownStyles(sheet, nav)).toBe(sheet);
});

test('conditions keep what is left in them and go when nothing is', () => {
  const sheet =
    '@media (min-width:1px){._Nav1{gap:1px}._Card2{gap:2px}}@supports (gap:1px){._Card2{gap:2px}}';
  expect(shownStyles(sheet, nav)).toBe('@media (min-width:1px){._Nav1{gap:1px}}');
});

test('keyframes stay where something plays them', () => {
  const sheet =
    '@keyframes turn{0%{gap:1px}to{gap:2px}}@keyframes beat{to{gap:1px}}a{animation:turn 1s}';
  expect(shownStyles(sheet, nav)).toBe(
    '@keyframes turn{0%{gap:1px}to{gap:2px}}a{animation:turn 1s}',
  );
});

test('a class that a sheet writes with a backslash is found in the page', () => {
  const sheet = '._a\\+b{gap:1px}._a\\/b{gap:2px}';
  expect(shownStyles(sheet, page('<i class="_a+b"></i>'))).toBe('._a\\+b{gap:1px}');
});

test('only the colours of artists that a page names stay', () => {
  const sheet = '[data-artist=rocka]{--a:red}[data-artist=zaya],[data-artist="nyra"]{--a:blue}';
  expect(shownStyles(sheet, page('<i data-artist="rocka"></i><i data-artist="nyra"></i>'))).toBe(
    '[data-artist=rocka]{--a:red}[data-artist="nyra"]{--a:blue}',
  );
});

test('braces and semicolons in strings and addresses are no structure', () => {
  const sheet =
    '@import url("a;b.css");a{content:"}";background:url(data:image/svg+xml;x)}b{content:\'\\\'{\'}@font-face{src:url(a.woff2)}';
  expect(shownStyles(sheet, nav)).toBe(sheet);
});
