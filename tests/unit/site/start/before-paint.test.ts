import { beforePaint } from '../../../../site/start/before-paint';

/** What a page is before it is painted, for a visitor who has kept this. */
function paintFor(kept: Record<string, string>, saveData = false) {
  const dataset: Record<string, string> = {};
  const links: object[] = [];
  Object.defineProperty(globalThis, 'navigator', {
    value: { connection: { saveData } },
    configurable: true,
  });
  Object.assign(globalThis, {
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    matchMedia: () => ({ matches: false }),
  });
  beforePaint(['/a.woff2']);
  return { ...dataset, fonts: links.length };
}

test('who has chosen nothing gets the system’s theme, the global hub and the fonts', () => {
  expect(paintFor({})).toEqual({ market: 'global', script: '', fonts: 1 });
});

test('what was chosen stands before the first paint, and nothing else that was kept', () => {
  const chosen = { theme: 'light', market: 'africa', motion: 'still' };
  expect(paintFor(chosen)).toEqual({ ...chosen, script: '', fonts: 1 });
  expect(paintFor({ theme: 'sepia', market: 'mars', motion: 'fast', weight: 'heavy' })).toEqual(
    paintFor({}),
  );
});

test.each([
  [{ weight: 'light' }, false],
  [{ weight: 'light' }, true],
  [{}, true],
])('with %j kept and a browser that saves data: %s, the page is light', (kept, saves) => {
  expect(paintFor(kept, saves)).toEqual({
    market: 'global',
    weight: 'light',
    motion: 'still',
    fonts: 0,
  });
});

test('who wants more gets it, although the browser saves data', () => {
  expect(paintFor({ weight: 'full' }, true)).toEqual(paintFor({}));
});
