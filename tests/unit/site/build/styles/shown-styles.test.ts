import { shownStyles } from '../../../../../site/build/styles/shown-styles';
import { filesIn } from '../../../../rules/source-files';

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

test('an element that ends in itself, as React writes it, is one of the page', () => {
  const html = page('<p>a<br/>b</p><hr/><input type="checkbox" class="_Box3" disabled=""/>');
  const sheet = 'hr{gap:1px}p br{gap:2px}._Box3:disabled{gap:3px}';
  expect(shownStyles(sheet, html)).toBe(sheet);
});

test('states and attributes stay', () => {
  const sheet = '._Nav1:hover{gap:1px}html[data-theme=light] a{gap:3px}nav[open]{gap:4px}';
  expect(shownStyles(sheet, nav)).toBe(sheet);
});

test('of the classes that all pages share those stay that a page wears, or may when it is filled', () => {
  const sheet = '.wrap{gap:1px}.ink a,.muted{gap:2px}';
  expect(shownStyles(sheet, nav)).toBe('.wrap{gap:1px}');
  const filled = page('<nav class="wrap _Nav1" data-fill="stories"></nav>');
  expect(shownStyles(sheet, filled)).toBe(sheet);
});

test('a class inside :not() or :is() is no reason to leave a rule out', () => {
  const sheet = '._Nav1:not(._Card2:is(a,b)){gap:1px}a:is(._Card2,b):nth-child(2n + 1){gap:2px}';
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
  const sheet = '[data-artist=rocka]{gap:1px}[data-artist=zaya],[data-artist="nyra"]{gap:2px}';
  expect(shownStyles(sheet, page('<i data-artist="rocka"></i><i data-artist="nyra"></i>'))).toBe(
    '[data-artist=rocka]{gap:1px}[data-artist="nyra"]{gap:2px}',
  );
});

test('braces and semicolons in strings and addresses are no structure', () => {
  const sheet =
    '@import url("a;b.css");a{content:"}";background:url(data:image/svg+xml;x)}nav{content:\'\\\'{\'}@font-face{src:url(a.woff2)}';
  expect(shownStyles(sheet, nav)).toBe(sheet);
});

test('styles of elements and data attributes that a page does not have are left out', () => {
  const sheet =
    'a[href^="x y"]{gap:1px}nav>table{gap:2px}a[data-open]{gap:3px}a[data-look=calm]{gap:4px}html[data-weight=light] a{gap:5px}[data-late] a{gap:6px}:is([data-weight=light],[data-plain]) a{gap:7px}';
  expect(shownStyles(sheet, page('<nav><a data-open="true" data-look="busy">x</a></nav>'))).toBe(
    'a[href^="x y"]{gap:1px}a[data-open]{gap:3px}html[data-weight=light] a{gap:5px}[data-late] a{gap:6px}:is([data-weight=light],[data-plain]) a{gap:7px}',
  );
});

test('a page with a place that the service fills keeps what may come to stand there', () => {
  const sheet = '[data-results] section{gap:1px}._Card2{gap:2px}';
  expect(shownStyles(sheet, page('<div data-fill="search"></div>'))).toBe(
    '[data-results] section{gap:1px}',
  );
  expect(shownStyles(sheet, page('<div data-fill="contact-words"></div>'))).toBe('');
});

test('custom properties that nothing reads are left out, and those that only they read', () => {
  const sheet =
    ':root{--a:red;--b:var(--c);--c:url("x;y");--d:1}@media print{:root{--b:blue}}a{color:var(--a)}';
  expect(shownStyles(sheet, page('<a style="order:var(--d)">x</a>'))).toBe(
    ':root{--a:red;--d:1}a{color:var(--a)}',
  );
});

test('what only React makes of a page comes with its sheet', () => {
  const sheet =
    '::view-transition-new(root){animation:go 1s}@keyframes go{to{gap:1px}}button:disabled,button[aria-disabled=true],button{gap:2px}input[aria-invalid=true]{gap:3px}.go{gap:4px}';
  const form = '<form class="go"><input><button>x</button></form>';
  expect(shownStyles(sheet, page(form))).toBe('button{gap:2px}.go{gap:4px}');
  const wrong = '<form class="go"><input aria-invalid="true"><button disabled="">x</button></form>';
  expect(shownStyles(sheet, page(wrong))).toBe(
    'button:disabled,button{gap:2px}input[aria-invalid=true]{gap:3px}.go{gap:4px}',
  );
});

test('the mark of the page in sight stays where a page bears it', () => {
  const sheet = '._Nav1 a:hover,a[aria-current]{gap:1px}a[aria-current=page]:after{gap:2px}';
  expect(shownStyles(sheet, nav)).toBe('._Nav1 a:hover{gap:1px}');
  expect(shownStyles(sheet, page('<p class="_Nav1"><a aria-current="page">x</a></p>'))).toBe(sheet);
});

test('styles for other languages go where one is written', () => {
  const sheet = '.display[lang]{gap:1px}[lang][dir]:not(div){gap:2px}';

  expect(shownStyles(sheet, page('<h1 class="display">x</h1>'))).toBe('');
  const foreign = page('<h1 class="display" lang="ar" dir="rtl">x</h1>');
  expect(shownStyles(sheet, foreign)).toBe(sheet);
});

test('classes and attributes of one selector are looked for on one element', () => {
  const sheet = '._Nav1[aria-current]{gap:1px}a[aria-current]{gap:2px}._Nav1.wide{gap:3px}';
  const html = '<p class="_Nav1"><a aria-current="page">x</a></p><p class="wide">y</p>';
  expect(shownStyles(sheet, page(html))).toBe('a[aria-current]{gap:2px}');
});

test('numbers below one are written short in custom properties too, not in strings', () => {
  const sheet =
    'a{--x:clamp(0.5rem,10.5vw + 0.25rem,1rem);--y:"a 0.5";gap:var(--x);content:var(--y) "0.5"}';
  expect(shownStyles(sheet, nav)).toBe(
    'a{--x:clamp(.5rem,10.5vw + .25rem,1rem);--y:"a 0.5";gap:var(--x);content:var(--y) "0.5"}',
  );
});

test('whatever the scripts write into a page before React finds its styles', () => {
  const scripts = filesIn(['site/start'], /\.ts$/).map(({ text }) => text);
  const written = scripts.flatMap((text) =>
    [...text.matchAll(/\b(?:dataset|root)\.(\w+) = /g)].map(([, name = '']) =>
      `data-${name}`.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
    ),
  );
  const names = [...new Set([...written, 'data-src', 'data-srcset'])];
  expect(names.length).toBeGreaterThan(9);
  const sheet = names.map((name) => `[${name}]>a{gap:1px}`).join('');
  expect(shownStyles(sheet, nav)).toBe(sheet);
});

test('what only older browsers need waits for the whole sheet', () => {
  const sheet =
    'a{gap:1px}@supports not selector(:has(*)){a{gap:2px}}@supports (gap:1px){a{gap:3px}}';
  expect(shownStyles(sheet, nav)).toBe('a{gap:1px}@supports (gap:1px){a{gap:3px}}');
});
