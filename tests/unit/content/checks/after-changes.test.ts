import { readdirSync, readFileSync } from 'node:fs';
import { WORDS } from '../../../../content/checks/figures/counts';
import {
  type Change,
  faultsAfter,
  faultsIn,
  removeTempContent,
  tempContent,
} from '../../../support/content/temp-content';

afterAll(removeTempContent);

const PANEL = 'events/panel-2024-02-20.yaml';
const TRACK = 'releases/zaya--wet-paint.yaml';

/** The warnings after a change that a person makes in one place, less those that were there before. */
async function warningsAfter(file: string, change: Change): Promise<string[]> {
  const { found } = await faultsAfter(file, change);
  return found.filter((line) => line.startsWith('warning'));
}

function replaced(...pairs: [old: string | RegExp, text: string][]): (text: string) => string {
  return (text) => pairs.reduce((now, [old, is]) => now.replace(old, is), text);
}

test('an artist with a release out is nowhere called coming soon', async () => {
  const found = await warningsAfter(TRACK, replaced(['status: coming\n', 'status: out\n']));

  const says = `is coming-soon, and content/${TRACK} is out. Write active, or set that status to coming.`;
  expect(found.filter((line) => line.includes('is coming-soon'))).toEqual([
    `warning content/artists/zaya.yaml:13:22 directory.status: ${says}`,
    `warning content/artists/zaya.yaml:14:63 listing.featuredStatus: ${says}`,
  ]);
});

/** `faq.yaml items[3].a: …` of a warning. */
const withoutLine = (line: string) => line.replace(/^warning content\/(\S+?):\d+:\d+/, '$1');

test('the texts that wait for an artist are named once a release of theirs is out', async () => {
  const track = 'releases/kayoba--departures.yaml';
  const found = await warningsAfter(track, replaced(['status: coming\n', 'status: out\n']));
  const told = found.filter((line) => line.includes('Write what is so now'));

  const isOut = `, and content/${track} is out. Write what is so now.`;
  const places = told.filter((line) => line.endsWith(isOut)).map(withoutLine);
  expect(places).toEqual(
    expect.arrayContaining([
      `artists/kayoba.yaml summary: says “Coming soon”${isOut}`,
      `press/kayoba.yaml bios.short: says “Coming soon”${isOut}`,
      `asks/artists.yaml asks[2].answer: says “Coming soon are Kora AI (85%), Street Prophet (80%), Kayoba”${isOut}`,
      `faq.yaml items[3].a: says “Kayoba and Street Prophet were announced for”${isOut}`,
    ]),
  );
  expect(places.filter((line) => /confirm|\.asks\[|news/.test(line))).toEqual([]);
});

test('a name with signs of its own stops no check', async () => {
  const found = await warningsAfter('artists/rocka.yaml', (text) =>
    text
      .replace('name: Rocka\n', "name: D'Rocka-Z (+)\n")
      .replace(/^tagline: .*$/m, "tagline: D'Rocka-Z (+) is coming soon"),
  );

  expect(found).toContainEqual(expect.stringContaining('tagline: says “coming soon”'));
});

const LEAD = '\n  lead:\n    global: ';

/** How texts tell one artist with music out from all others. */
const ALL_BUT_ONE = [
  ...['Only Rocka has music out', 'The others have no release', 'one is out', 'one active'],
  ...['the others will sound', 'One artist has music out', 'the others have profiles'],
];

/** Changes after which nobody but Rocka has a release out. */
function onlyRockaOut(): Record<string, Change> {
  const others = readdirSync('content/releases').filter((name) => !name.startsWith('rocka--'));
  const coming = replaced(['\nstatus: out\n', '\nstatus: coming\n']);
  return Object.fromEntries(others.map((name) => [`releases/${name}`, coming]));
}

/** The content with these sentences, where Rocka alone has music out, and what more is changed. */
async function withOneOut(more: Record<string, Change> = {}): Promise<string[]> {
  const root = await tempContent({
    ...onlyRockaOut(),
    'home.yaml': replaced([LEAD, `${LEAD}${ALL_BUT_ONE.join('. ')}. `]),
    'mails/subscription-welcome.yaml': replaced([
      '\n  <hr>',
      '\n  the others</a>, who are not yet\n  <hr>',
    ]),
    ...more,
  });
  return (await faultsIn(root)).filter((line) => /artists have a release out/.test(line));
}

test('what is said of all artists but one is named once it is untrue, and in mails too', async () => {
  expect(await withOneOut()).toEqual([]);

  const told = await withOneOut({ [TRACK]: replaced(['status: coming\n', 'status: out\n']) });
  const found = told.map((line) => /^warning content\/(\S+?):.*“(.*?)”/.exec(line)?.slice(1));

  for (const words of ALL_BUT_ONE) expect(found).toContainEqual(['home.yaml', words]);
  expect(found).toContainEqual(['mails/subscription-welcome.yaml', 'the others</a>, who are not']);
  expect(told.every((line) => line.includes('and 2 artists have a release out.'))).toBe(true);
});

test('the texts of an event that was moved name what they still say, and so does its story', async () => {
  const moved = replaced(['2024-02-20T15:00', '2024-02-27T19:00'], ['3:00PM EST', '7:00PM EST']);

  const found = await warningsAfter(PANEL, moved);

  const day = `says 20 February 2024, but content/${PANEL} says 27 February 2024. Write the new one, or both.`;
  const hour = `says 3:00PM, but content/${PANEL} says 19:00. Write the new one, or both.`;
  const story = 'warning content/news/february-panel.yaml';
  expect(found).toEqual([
    `warning content/${PANEL}:11:32 summary: ${day}`,
    `warning content/${PANEL}:11:52 summary: ${hour}`,
    `${story}:1:20 title: ${day.replace(' 2024', '')}`,
    `${story}:19:26 summary: ${hour}`,
    `${story}:20:43 metaDescription: ${day}`,
    `${story}:20:63 metaDescription: ${hour}`,
    `${story}:24:85 body: ${day}`,
    `${story}:24:105 body: ${hour}`,
  ]);
});

test('a year is compared too, and a text may tell the old day beside the new one', async () => {
  const told = 'summary: Moved from 20 February 2024 to 20 February 2025 at 3:00PM EST.';

  const found = await warningsAfter(PANEL, (text) =>
    text.replace('2024-02-20T15:00', '2025-02-20T15:00').replace(/^summary: .*$/m, told),
  );

  expect(found.filter((line) => line.includes(PANEL.concat(':')))).toEqual([]);
  expect(found).toContain(
    `warning content/news/february-panel.yaml:24:85 body: says 20 February 2024, but content/${PANEL} says 20 February 2025. Write the new one, or both.`,
  );
});

test('the text of a release tells its day', async () => {
  const found = await warningsAfter(
    TRACK,
    replaced(
      ['status: coming\n', 'status: coming\nreleasesOn: "2026-05-02"\n'],
      ['Kick, clap', 'Out on 1 May. Kick'],
    ),
  );

  expect(found).toEqual([
    `warning content/${TRACK}:12:10 description: says 1 May, but content/${TRACK} says 2 May 2026. Write the new one, or both.`,
  ]);
});

test('the story about a cancelled event has to say so', async () => {
  const cancelled = replaced(['status: scheduled', 'status: cancelled']);
  const story = readFileSync('content/news/february-panel.yaml', 'utf8');

  expect(await warningsAfter(PANEL, cancelled)).toEqual([
    `warning content/news/february-panel.yaml:23:1 body: does not say that content/${PANEL} is cancelled. Say so in a sentence, and write the day as updated.`,
  ]);
  const root = await tempContent({
    [PANEL]: cancelled,
    'news/february-panel.yaml': story.replace('body: |\n', 'body: |\n  Cancelled.\n\n'),
  });
  expect((await faultsIn(root)).filter((line) => line.includes('is cancelled'))).toEqual([]);
});

test('a new name of an artist finds the texts with the old one, but no story and no question', async () => {
  const found = await warningsAfter('artists/zaya.yaml', replaced(['name: Zaya', 'name: Zaia']));

  const says = ': says “Zaya”, and the name is Zaia now. Write the new one.';
  expect(found.filter((line) => !line.endsWith(says))).toEqual([]);
  expect(found).toContain(`warning content/artists/zaya.yaml:11:3 metaDescription${says}`);
  for (const place of ['faq.yaml', 'press/zaya.yaml', 'pages/press.yaml', 'site.yaml']) {
    expect(found.some((line) => line.startsWith(`warning content/${place}:`))).toBe(true);
  }
  expect(found.filter((line) => /content\/news|\.asks\[/.test(line))).toEqual([]);
  const longer = replaced(['name: Zaya', 'name: Zaya Night']);
  expect(await warningsAfter('artists/zaya.yaml', longer)).toEqual([]);
});

test('a new name of a genre does so too', async () => {
  const found = await warningsAfter('genres.yaml', (text) =>
    text.replaceAll(/(label|tab): GLOW POP/g, '$1: SHINE POP'),
  );

  expect(found.length).toBeGreaterThan(5);
  expect(found).toContain(
    'warning content/artists/zaya.yaml:7:22 summary: says “GLOW POP”, and the name is SHINE POP now. Write the new one.',
  );
});

test('a figure that stands twice in a text is shown at both places', async () => {
  const found = await warningsAfter(
    'facts.yaml',
    replaced(['value: 1200000\n    display: 1.2M+', 'value: 1400000\n    display: 1.4M+']),
  );

  const lines = found.flatMap(
    (line) => /million-streams\.yaml:(\d+):\d+ body/.exec(line)?.[1] ?? [],
  );
  expect(lines).toEqual(['24', '30']);
});

test.each([
  ['one out of ten', []],
  ['the last one out locks up', []],
  ['nine out-takes', []],
  ['nine tracks out', ['nine tracks out']],
  ['nine coming', ['nine coming']],
  ['nine of his tracks are out', ['nine of his tracks are out']],
  ['nine are coming', ['nine are coming']],
])('of “%s” these words count releases: %j', async (words, counted) => {
  const found = await warningsAfter(
    'home.yaml',
    replaced(['\n  lead:\n    global: ', `\n  lead:\n    global: Now ${words}. `]),
  );
  const told = found.filter((line) => line.includes('and content/releases has'));

  expect(told.map((line) => /“(.*?)”/.exec(line)?.[1])).toEqual(counted);
});

test('a release that comes out is found by the texts that count what is out and what is coming', async () => {
  const status = (name: string) =>
    /^status: (\w+)$/m.exec(readFileSync(`content/${name}`, 'utf8'))?.[1];
  const ofRocka = readdirSync('content/releases').filter((name) => name.startsWith('rocka--'));
  const out = ofRocka.filter((name) => status(`releases/${name}`) === 'out').length;
  const more = {
    'releases/rocka--contre-jour.yaml': replaced(['\nstatus: coming', '\nstatus: out']),
  };
  const says = `${WORDS[out - 1]} of his tracks are out`;
  const lead = { 'home.yaml': replaced([LEAD, `${LEAD}Now ${says}. `]) };
  const counted = async (changes: Record<string, Change>) =>
    (await faultsIn(await tempContent({ ...lead, ...changes }))).filter(
      (line) => line.includes(`home.yaml`) && line.includes(says),
    );

  expect(await counted({})).toEqual([]);
  expect(await counted(more)).toEqual([
    expect.stringMatching(
      new RegExp(
        `says “${says}”, and content/releases has \\d+ out, \\d+ coming;.* rocka has ${out + 1} out, \\d+ coming[;.].* Write the new number\\.$`,
      ),
    ),
  ]);
});

test('whoever counts the artists who have a release out is right', async () => {
  const root = await tempContent({
    ...onlyRockaOut(),
    [TRACK]: replaced(['status: coming\n', 'status: out\n']),
    'home.yaml': replaced([
      LEAD,
      `${LEAD}Two are out. Two artists have music out. Two tracks out. Two coming. `,
    ]),
  });
  const found = (await faultsIn(root)).filter((line) => line.includes('home.yaml'));
  const told = found.map((line) => /says “(Two .*?)”/.exec(line)?.[1]).filter(Boolean);

  expect(told).toEqual(['Two tracks out', 'Two coming']);
});

test('whoever adds a story, or takes one away, hears of the lead that counts them', async () => {
  const lead = {
    'pages/news.yaml': replaced([/lead: "Six stories[^"]*"/, 'lead: "Six stories."']),
  };
  const counted = async (changes: Record<string, Change>) =>
    (await faultsIn(await tempContent({ ...lead, ...changes }))).filter((line) =>
      line.includes('says “Six stories”'),
    );

  expect(await counted({})).toEqual([]);
  // a file that cannot be read may be a story's
  expect(await counted({ 'news/three-more-names.yaml': () => 'title: [' })).toEqual([]);
  expect(await counted({ 'news/three-more-names.yaml': null })).toEqual([
    expect.stringMatching(
      /pages\/news\.yaml:\d+:\d+ africa\.hero\.lead: says “Six stories”, and content\/news has 9, .*newsroom africa has 5.* Write the new number\.$/,
    ),
  ]);
});

const withoutPositions = (text: string) =>
  text.replace(/^ {2}positions:\n(?: {4}.*\n)+/m, '  positions: []\n');

test('no text promises open positions once none is listed', async () => {
  const file = 'pages/about.yaml';
  const found = await warningsAfter(file, withoutPositions);
  const none = `, and content/${file} lists none. Write what is so now.`;
  const places = found.filter((line) => line.endsWith(none)).map(withoutLine);

  expect(places).toEqual([
    `asks/about.yaml asks[5].answer: says “the open positions”${none}`,
    `assistant/known-gaps.yaml knownGaps[3].reply: says “has the open positions”${none}`,
    `faq.yaml items[27].a: says “lists open positions”${none}`,
    `navigation.yaml groups[4].items[3].description: says “teams, open positions”${none}`,
    `pages/about.yaml team.metaDescription: says “and the open positions”${none}`,
  ]);
});

test.each(['our current open roles', 'currently open positions', 'these open positions'])(
  'nor in other words: %s',
  async (words) => {
    const found = await warningsAfter('pages/about.yaml', (text) =>
      withoutPositions(text).replace('and the open positions', words),
    );

    expect(found.filter((line) => line.includes(`says “${words}”`))).toHaveLength(1);
  },
);
