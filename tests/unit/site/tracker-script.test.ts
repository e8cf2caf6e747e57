import { gzipSync } from 'node:zlib';
import { trackerScript } from '../../../site/build/scripts/tracker-script';

test('the tracker costs a visitor at most a kilobyte', async () => {
  expect(gzipSync(await trackerScript(), { level: 9 }).length).toBeLessThanOrEqual(1000);
});

test('it can stand in a page as it is, and speaks to a service elsewhere where there is one', async () => {
  const script = await trackerScript('https://api.site.test');

  expect(script).not.toMatch(/<\/|<!--/);
  expect(script).toContain('https://api.site.test');
  expect(await trackerScript()).not.toContain('https:');
});
