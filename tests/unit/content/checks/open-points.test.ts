import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { LUNA } from '../../../support/content/luna';
import {
  faultsAfter,
  faultsIn,
  removeTempContent,
  TODAY,
  tempContent,
} from '../../../support/content/temp-content';

afterAll(removeTempContent);

const inArtists = (lines: string[]) => lines.filter((line) => line.includes('content/artists/'));

test('launch dates that have passed are warnings, once the announced time is over', async () => {
  const passed = async (now: string) =>
    inArtists(await faultsIn('content', new Date(now)))
      .filter((line) => line.includes('has passed'))
      .map((line) => /artists\/([\w-]+)/.exec(line)?.[1]);

  expect(await passed('2025-06-30T23:59:59Z')).toEqual([]);
  expect(await passed('2025-07-01T00:00:00Z')).toEqual(['kora-ai']);
  expect(await passed('2025-12-31T23:59:59Z')).toEqual(['amapiano-collective', 'kora-ai']);
  expect(await passed('2026-01-01T00:00:00Z')).toEqual([
    'afrobeats-nova',
    'amapiano-collective',
    'kayoba',
    'kora-ai',
    'nyra',
    'street-prophet',
  ]);
});

test('a launch that has passed says where and what to do', async () => {
  const { at, found } = await faultsAfter(
    'artists/luna.yaml',
    LUNA.replace('expectedLaunch: "2027"', 'expectedLaunch: ‸Q4 2025'),
  );
  expect(found).toContain(
    `warning ${at} directory.expectedLaunch: Q4 2025 has passed; pages add “date to be confirmed”. Write the new date, or set the status to active.`,
  );
});

test('where the two pages differ, a notice shows both readings', async () => {
  const notices = inArtists(await faultsIn('content', TODAY)).filter((line) =>
    line.includes('deleting one of the two'),
  );
  expect(notices.map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
    'notice content/artists/kayoba.yaml listing.status: the African directory says coming-soon, the artists page active. Settle it by deleting one of the two.',
    'notice content/artists/kayoba.yaml listing.bpmRange: the African directory says 96-108, the artists page 100-115. Settle it by deleting one of the two.',
    'notice content/artists/nyra.yaml listing.status: the African directory says coming-soon, the artists page active. Settle it by deleting one of the two.',
    'notice content/artists/nyra.yaml listing.bpmRange: the African directory says 88-102, the artists page 85-95. Settle it by deleting one of the two.',
    'notice content/artists/street-prophet.yaml listing.bpmRange: the African directory says 112-118, the artists page 112-120. Settle it by deleting one of the two.',
    'notice content/artists/zaya.yaml listing.status: the African directory says coming-soon, the artists page active. Settle it by deleting one of the two.',
  ]);
});

test('deleting one of the two readings settles it', async () => {
  const root = await tempContent({
    'artists/nyra.yaml': (text) =>
      text.replace('listing: { status: active, bpmRange: 85-95 }', 'listing: {}'),
  });
  const lines = (await faultsIn(root)).filter(
    (line) => line.includes('artists/nyra') && line.includes('listing'),
  );
  expect(lines).toEqual([]);
});

test('what is to be confirmed is listed, entry by entry and block by block', async () => {
  const { found } = await faultsAfter(
    'artists/luna.yaml',
    `${LUNA.replace('body: One chord, held.', 'body: One chord, held.\n    confirm: true')}`,
  );
  expect(found).toContain(
    'notice content/artists/luna.yaml:38:5 profile.signatureSound.confirm: this whole block is to be confirmed. Remove the line once the owner has.',
  );
  expect(found).toContain(
    'notice content/artists/luna.yaml:39:11 confirm[0]: to be confirmed: Launch date.',
  );
});

test('every file with open points is in the list', async () => {
  const names = await readdir('content', { recursive: true });
  const written = names.filter((name) => name.endsWith('.yaml') && name !== 'ui.yaml');
  const open = written.filter((name) =>
    /^ *confirm:(?! \[\])/m.test(readFileSync(`content/${name}`, 'utf8')),
  );

  const listed = (await faultsIn('content', TODAY))
    .filter((line) => / (to be confirmed:|this whole block) /.test(line))
    .map((line) => /content\/(\S+?):/.exec(line)?.[1]);
  expect([...new Set(listed)].sort()).toEqual(open.sort());
});

const SUPPORT =
  'Help with this site: listening links, newsletter, follows, reminders, calendar entries and sign-in. If it is broken, tell us how.';

/** What is worth a look and stops nothing. */
const WARNINGS: [
  name: string,
  file: string,
  passage: string | RegExp,
  replacement: string,
  complaint: string,
][] = [
  [
    'a placeholder',
    'artists/zaya.yaml',
    /^tagline: .*$/m,
    'tagline: ‸"To be written: one line."',
    'tagline: is still the placeholder of a new entry. Write the text.',
  ],
  [
    'a story from the future',
    'news/february-panel.yaml',
    /^date: .*$/m,
    'date: ‸"2026-01-16"',
    'date: 2026-01-16 lies in the future, and the story is shown at once. Begin the file’s name with _ until that day, or correct the date.',
  ],
  [
    'a story changed before it was published',
    'news/february-panel.yaml',
    /^date: .*$/m,
    'date: "2024-01-22"\nupdated: ‸"2024-01-21"',
    'updated: 2024-01-21 lies before the date, 2024-01-22. Correct one of the two.',
  ],
  [
    'a story changed in the future',
    'news/february-panel.yaml',
    /^date: .*$/m,
    'date: "2024-01-22"\nupdated: ‸"2026-01-16"',
    'updated: 2026-01-16 lies in the future. Write the day on which the text was changed.',
  ],
  [
    'a statistic that no fact backs',
    'press/rocka.yaml',
    'caption: "Rocka.',
    'caption: "Rocka, ‸3M+ streams.',
    'caption: prints 3M+, and no fact says so. Correct the figure, or add it to content/facts.yaml with its source.',
  ],
  [
    'a tempo that no reading has',
    'press/zaya.yaml',
    'caption: "Zaya.',
    'caption: "Zaya, ‸118–130 BPM.',
    'caption: prints 118–130, and no fact says so. Correct the figure, or add it to content/facts.yaml with its source.',
  ],
  [
    'a variable that no text of the mail uses',
    'mails/contact-receipt.yaml',
    'variables: [',
    'variables: [‸colour, ',
    'variables[0]: no text uses {colour}. Use it, or remove it here.',
  ],
  [
    'a description that two pages share',
    'pages/terms.yaml',
    /metaDescription: >-\n {2}.*\n/,
    `metaDescription: ‸"${SUPPORT}"\n`,
    'metaDescription: this text stands already at content/pages/support.yaml:3. Search engines want one for each page. Write another.',
  ],
];

test.each(WARNINGS)('%s is a warning', async (_name, file, passage, replacement, complaint) => {
  const { at, found } = await faultsAfter(file, (text) => text.replace(passage, replacement));
  expect(found.filter((line) => !line.startsWith('notice'))).toEqual([
    `warning ${at} ${complaint}`,
  ]);
});
