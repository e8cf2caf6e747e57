import { execFileSync } from 'node:child_process';
import { contrast } from '../../../../content/derive/contrast';
import { completeHappening } from '../../../../content/derive/entries';
import { genreTabs } from '../../../../content/derive/genres';
import { instantOf } from '../../../../content/derive/instant';
import { launchEnds, launchHasPassed } from '../../../../content/derive/launch';
import { bpmOf } from '../../../../content/derive/tempo';
import { nearest, suggest } from '../../../../content/reader/nearest';
import { placesAt, walk } from '../../../../content/reader/walk';
import type { Artist } from '../../../../content/schema/content';
import { HappeningFile } from '../../../../content/schema/happening';

test.each([
  ['2024-02-14T20:00', 'America/New_York', '2024-02-15T01:00:00.000Z'],
  ['2024-07-14T20:00', 'America/New_York', '2024-07-15T00:00:00.000Z'],
  ['2024-02-14T20:00', 'Africa/Windhoek', '2024-02-14T18:00:00.000Z'],
  ['2024-02-14T20:00', 'UTC', '2024-02-14T20:00:00.000Z'],
  ['2024-02-14T20:00', 'Asia/Kathmandu', '2024-02-14T14:15:00.000Z'],
  ['2024-02-14T20:00', 'Pacific/Kiritimati', '2024-02-14T06:00:00.000Z'],
  // 02:30 is skipped in spring and occurs twice in autumn
  ['2024-03-10T02:30', 'America/New_York', '2024-03-10T07:30:00.000Z'],
  ['2024-11-03T01:30', 'America/New_York', '2024-11-03T05:30:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantOf(local, zone)).toBe(instant);
});

test('names stand in one order, whatever language the machine is set to', () => {
  const file = require.resolve('../../../../content/derive/compare-texts');
  const sort = `console.log(['t', 'z', 's'].sort(require(${JSON.stringify(file)}).compareTexts).join())`;
  const print = (code: string) =>
    execFileSync(process.execPath, ['--import', require.resolve('tsx'), '-e', code], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'et_EE.UTF-8' },
    }).trim();

  expect(print("console.log(['t', 'z', 's'].sort(new Intl.Collator().compare).join())")).toBe(
    's,z,t',
  );
  expect(print(sort)).toBe('s,t,z');
});

test('an event begins and ends by the clocks of its zone', () => {
  const event = HappeningFile.parse({
    title: 'A show',
    startsAt: '2024-02-14T20:00',
    endsAt: '2024-02-14T23:30',
    timezone: 'America/New_York',
    timeDisplay: '8 PM to 11:30 PM EST',
    place: 'Online',
    hubs: ['global'],
    status: 'scheduled',
    summary: 'A show of an evening.',
    description: 'A show that ends before midnight.',
    actions: { upcoming: [], past: [] },
    uid: 'a-show@example.com',
  });

  expect(completeHappening({ ...event, slug: 'a-show', file: 'events/a-show.yaml' })).toMatchObject(
    {
      startsAtUtc: '2024-02-15T01:00:00.000Z',
      endsAtUtc: '2024-02-15T04:30:00.000Z',
      overAtUtc: '2024-02-15T04:30:00.000Z',
    },
  );
});

test.each([
  ['2025', '2026-01-01T00:00:00.000Z'],
  ['Q1 2025', '2025-04-01T00:00:00.000Z'],
  ['Q4 2025', '2026-01-01T00:00:00.000Z'],
  ['2025-02', '2025-03-01T00:00:00.000Z'],
  ['2025-12-31', '2026-01-01T00:00:00.000Z'],
  ['some day', undefined],
])('a launch announced for %s is over at %s', (announced, end) => {
  expect(launchEnds(announced)?.toISOString()).toBe(end);
});

test('a launch without a date has not passed', () => {
  expect(launchHasPassed(null, new Date('2100-01-01'))).toBe(false);
});

test('a launch has passed with the first moment after it', () => {
  const over = Date.parse('2025-03-01T00:00:00.000Z');

  expect(launchHasPassed('2025-02', new Date(over - 1))).toBe(false);
  expect(launchHasPassed('2025-02', new Date(over))).toBe(true);
});

const NOTHING = { progress: null, expectedLaunch: null };

test.each([
  [95, 110, 103],
  [88, 102, 95],
  [71, 82, 77],
  [100, 100, 100],
])('the tempo of %i to %i is %i', (low, high, bpm) => {
  const bpmRange = { low, high, display: '' };
  expect(bpmOf({ directory: { ...NOTHING, bpmRange }, listing: null })).toBe(bpm);
  expect(bpmOf({ directory: NOTHING, listing: { bpmRange } })).toBe(bpm);
});

test('without a range the assumed tempo holds, and without that a walking pace', () => {
  expect(bpmOf({ directory: NOTHING, listing: null, bpmAssumed: 112 })).toBe(112);
  expect(bpmOf({ directory: NOTHING, listing: null })).toBe(100);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#190503', '#ff5a43')).toBeCloseTo(6.38, 2);
});

test.each([
  ['taglin', 'tagline'],
  ['taglien', 'tagline'],
  ['Tagline', 'tagline'],
  ['tag', undefined],
  ['summry', 'summary'],
])('%s was meant as %s', (written, meant) => {
  expect(nearest(written, ['name', 'tagline', 'summary'])).toBe(meant);
});

test('a suggestion lists the choices while they are few', () => {
  expect(suggest('xyz', ['one', 'two'])).toBe('Write one of one, two.');
  expect(suggest('xyz', [])).toBe('There is none to choose from yet.');
  const many = Array.from({ length: 13 }, (_, i) => `choice-${i}`);
  expect(suggest('xyz', many)).toMatch(/choice-11, …\.$/);
});

test('places are found by path, one name or any', () => {
  const data = { a: [{ id: 1 }, { id: 2 }], b: { a: [{ id: 3 }] } };
  const values = (pattern: string) => placesAt(data, pattern).map(({ value }) => value);
  expect(values('a.*.id')).toEqual([1, 2]);
  expect(values('**.a.*.id')).toEqual([1, 2, 3]);
  expect(values('b.*.*.id')).toEqual([3]);
  expect(values('c.*')).toEqual([]);
});

test('a walk goes from top to bottom', () => {
  const paths = walk({ a: { b: 1 }, c: [2, 3] }).map(({ path }) => path.join('.'));
  expect(paths).toEqual(['', 'a', 'a.b', 'c', 'c.0', 'c.1']);
});

test('a genre has its tab only where one of its artists is', () => {
  const genre = (id: string) => ({ id, label: id, aliases: [], description: id });
  const genres = [
    { ...genre('amapiano'), tab: 'Amapiano tab' },
    genre('night-drive'),
    genre('old'),
  ];
  const artists = [
    { genre: genre('night-drive') },
    { genre: genre('amapiano') },
  ] as unknown as Artist[]; // all that is read of them

  expect(genreTabs('All', { genres, artists })).toEqual([
    { id: null, label: 'All' },
    { id: 'amapiano', label: 'Amapiano tab' },
    { id: 'night-drive', label: 'night-drive' },
  ]);
});
