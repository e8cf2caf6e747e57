import { fillDirectoryCount } from '../../../site/fill-directory-count';
import { testContent } from '../../support/content/test-content';

const ACTIVE = { isActive: true };
const COMING = { isActive: false };

test.each([
  [[], '0 artists, 0 active, 0 coming soon'],
  [[COMING], '1 artist, 0 active, 1 coming soon'],
  [[ACTIVE, COMING, COMING], '3 artists, 1 active, 2 coming soon'],
])('%j is said as “%s”', async (shown, line) => {
  const { counts } = (await testContent()).ui;

  expect(fillDirectoryCount({ line: counts.directory, artists: counts.artists }, shown)).toBe(line);
});
