import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Content } from '../../../../../content/schema/content';
import { dropCalendars } from '../../../../../site/build/feeds/drops';
import { writeFeeds } from '../../../../../site/build/feeds/write-feeds';
import { writeCalendars } from '../../../../../site/build/found/write-calendars';
import { testContent } from '../../../../support/content/test-content';

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

test('every calendar leads to where the event stands on its page, in its year once there are many', async () => {
  const [model] = content.happenings;
  if (!model) throw new Error('There is no event.');
  const many = {
    ...content,
    happenings: Array.from({ length: 40 }, (_, at) => ({
      ...model,
      slug: `night-${at}`,
      startsAt: `20${10 + (at % 10)}-05-${10 + (at % 20)}T20:00`,
      startsAtUtc: `20${10 + (at % 10)}-05-${10 + (at % 20)}T18:00:00.000Z`,
      overAtUtc: `20${10 + (at % 10)}-05-${10 + (at % 20)}T21:00:00.000Z`,
    })),
  };
  const read = (file: string) => readFile(path.join(folder, 'events', file), 'utf8');

  await writeCalendars(folder, content, ORIGIN, '2026-11-21T00:00:00.000Z');
  expect(await read(`${model.slug}.ics`)).toContain(`URL:${ORIGIN}/join/events#${model.slug}`);

  await writeCalendars(folder, many, ORIGIN, '2026-11-21T00:00:00.000Z');
  expect(await read('night-3.ics')).toContain(`URL:${ORIGIN}/join/events/2013#night-3`);
  const drops = dropCalendars(many, ORIGIN).flatMap(({ entries }) => entries);
  expect(drops.map(({ url }) => url)).toContain(`${ORIGIN}/join/events/2013#night-3`);
});
