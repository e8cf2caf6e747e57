import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Content } from '../../../content/schema/content';
import { writeFeeds } from '../../../site/build/feeds/write-feeds';
import { writeCalendars } from '../../../site/build/found/write-calendars';
import { testContent } from '../../support/test-content';

const ORIGIN = 'https://site.test';

let content: Content;
let folder: string;
beforeAll(async () => {
  content = await testContent();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'written-feeds-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what is dated after the day of the build is in no feed yet', async () => {
  const [first = '', ...later] = content.stories.map(({ date }) => date).sort();
  expect(later.some((date) => date > first)).toBe(true);

  await writeFeeds(folder, content, ORIGIN, `${first}T23:59:59.000Z`, () => undefined);

  const feed = JSON.parse(await readFile(path.join(folder, 'feeds/all.json'), 'utf8'));
  const days = feed.items.map((item: { date_published: string }) =>
    item.date_published.slice(0, 10),
  );
  expect(new Set(days)).toEqual(new Set([first]));
});

test('the calendar of an event that has left the content goes', async () => {
  await mkdir(path.join(folder, 'events'));
  await writeFile(path.join(folder, 'events/withdrawn.ics'), '');

  await writeCalendars(folder, content, ORIGIN, '2026-11-21T00:00:00.000Z');

  const events = content.happenings.map(({ slug }) => `${slug}.ics`);
  expect(await readdir(path.join(folder, 'events'))).toEqual([...events, 'all.ics'].sort());
});
