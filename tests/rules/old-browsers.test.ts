import { filesIn } from './source-files';

/** What the browsers run: the build's own steps and what is drawn up for pages run in Node. */
const IN_BROWSERS = filesIn(
  ['site', 'content/sound', 'services/contracts', 'gatsby-browser.tsx'],
  /\.tsx?$/,
).filter(({ path }) => !/^site\/(build|pages)\//.test(path));

/**
 * Younger than the oldest browsers of `browserslist` in package.json: throws there, or is not what it should be. What
 * the compiler turns into older words is not named. `AFTER_ASKING`: where a file may say it, since it asks first.
 */
const TOO_YOUNG =
  /\.(?:findLast|findLastIndex|toSorted|toReversed|toSpliced|isWellFormed|checkVisibility|showPopover|hidePopover|togglePopover|requestSubmit)\(|\b(?:Object\.(?:hasOwn|groupBy)|Map\.groupBy|Array\.fromAsync|Promise\.(?:withResolvers|try)|AbortSignal\.(?:any|timeout)|URL\.(?:canParse|parse)|structuredClone|Intl\.(?:Segmenter|DurationFormat))\b|:(?:modal|popover-open|has\()|\(\?<[=!]/g;

const AFTER_ASKING: Record<string, string[]> = {
  'site/api/call.ts': ['AbortSignal.timeout'],
  'site/is-popover-open.ts': [':popover-open'],
  'site/components/Drawer/Drawer.tsx': ['.hidePopover('],
  'site/components/Toasts/ToastStack.tsx': ['.hidePopover(', '.showPopover('],
};

test('nothing is asked of a browser that the oldest ones do not know', () => {
  const found = IN_BROWSERS.flatMap(({ path, text }) =>
    [...text.matchAll(TOO_YOUNG)]
      .filter(([word]) => !AFTER_ASKING[path]?.includes(word))
      .map(([word]) => `${path}: ${word}`),
  );
  expect(IN_BROWSERS.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

/**
 * What a sheet may say only where it also says what stands there in browsers that do not know it: a ground of mixed
 * colours would be none at all there, what shows a choice or the focus would not be seen, a dialog without a
 * height is as high as what is in it, its end below the screen, and display type as small as what is around it: that
 * will do on light pages.
 */
const LOOKS_TO_SAY_TWICE: [what: RegExp, otherwise: RegExp][] = [
  [/color-mix\(in srgb, (?!red)/, /@supports (?:not )?\(color: color-mix\(/],
  [/:has\(:(?:checked|focus-visible)\)/, /@supports not selector\(:has\(/],
  [/^\s*height: 100dvh/m, /height: 100vh/],
  [/\dcqi\b/, /@supports (?:not )?\(font-size: 1cqi\)/],
];

test('no look is lost that the oldest browsers cannot work out', () => {
  const sheets = filesIn(['site'], /\.css$/);
  const found = sheets.flatMap(({ path, text }) =>
    LOOKS_TO_SAY_TWICE.filter(
      ([what, otherwise]) =>
        what.test(text) &&
        !otherwise.test(text) &&
        !/forced-colours|styles\/light\.css$/.test(path),
    ).map(([what]) => `${path}: ${what.source}`),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('nothing is moved or floated in words that the oldest browsers do not know', () => {
  const found = filesIn(['site'], /\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(/^\s*(?:(?:translate|rotate|scale):|(?:float|clear): inline-).*/gm)].map(
      ([line]) => `${path}: ${line.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});

test('no grid has a legend: Chromium 92 keeps a row in it for what stands above it', () => {
  const found = filesIn(['site'], /\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(/^(\S+) legend \{/gm)]
      .filter(([, box = '']) => {
        const [rule = ''] = text.match(new RegExp(`^\\${box} \\{[^}]*`, 'm')) ?? [];
        return /display: grid/.test(rule);
      })
      .map(([, box]) => `${path}: ${box}`),
  );
  expect(found).toEqual([]);
});

test('what looks ahead stands alone: where it is not known, all of its list is dropped', () => {
  const found = filesIn(['site'], /\.css$/)
    .filter(({ path }) => !/forced-colours/.test(path))
    .flatMap(({ path, text }) =>
      [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]*:has\([^{};]*(?=\{)/g)]
        .map(([list]) => list.trim().split(/,\n/))
        .filter((list) => list.some((part) => !part.includes(':has(')))
        .map((list) => `${path}: ${list.join(', ')}`),
    );
  expect(found).toEqual([]);
});

test('no width of a picture is worked out: WebKit then takes the file for the whole window', () => {
  const found = filesIn(['site'], /\.tsx$/).flatMap(({ path, text }) =>
    [...text.matchAll(/['"`][^'"`\n]*\b(?:min|max|clamp)\([\d.]+(?:px|r?em|v[wh])\b.*/g)].map(
      ([line]) => `${path}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});
