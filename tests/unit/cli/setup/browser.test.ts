import path from 'node:path';
import { firstThatStarts } from '../../../../cli/setup/test/browser.mjs';
import { browserPlaces } from '../../../../cli/setup/test/browser-places.cjs';

test('the browser that the user names comes first, then the path, then the usual places', () => {
  const places = browserPlaces({ CHROMIUM_PATH: '/mine', PATH: ['/a', '/b'].join(path.delimiter) });
  expect(places.slice(0, 3)).toEqual(['/mine', '/a/chromium', '/b/chromium']);
  expect(places).toContain('/b/google-chrome');
  expect(places.at(-1)).toMatch(/chrome\.exe$/);
});

test('a file that does not start is passed over', async () => {
  const asked: string[] = [];
  const starts = async (place: string) => {
    asked.push(place);
    return place === 'real';
  };
  expect(await firstThatStarts(['broken', 'real', 'later'], starts)).toBe('real');
  expect(asked).toEqual(['broken', 'real']);
});

test('where nothing starts, nothing is found', async () => {
  expect(await firstThatStarts(['a', 'b'], async () => false)).toBeUndefined();
});
