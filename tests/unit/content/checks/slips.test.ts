import { readFileSync } from 'node:fs';
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readTree } from '../../../../content/reader/read-tree';
import {
  faultsAfter,
  faultsIn,
  PICTURE,
  removeTempContent,
  tempContent,
} from '../../../support/content/temp-content';

afterAll(removeTempContent);

const PANEL = 'events/panel-2024-02-20.yaml';
const STORY = 'news/february-panel.yaml';

const QUOTED =
  'error AT YAML: A quote inside the text ends it. Put the whole text in the other kind: "It\'s luna" or \'The "Light" sessions\'.';

const SAYS_MISREAD =
  'error AT YAML: A sign here was misread by a program, as é is that became Ã©. Type it anew, and save the file as UTF-8.';

/** Slips of the pen, each with the one line that the check says about it. */
const SLIPS: [name: string, file: string, passage: string | RegExp, text: string, says: string][] =
  [
    [
      'a dash against its text',
      'faq.yaml',
      'items:\n',
      'items:\n  -id: ‸is-live\n    q: Is it live?\n',
      'error AT YAML: A dash stands against its text. Write a space after it.',
    ],
    [
      'a dash against its brace',
      PANEL,
      /^artists: .*$/m,
      'artists:\n  -{ id: ‸rocka, role: guest }',
      'error AT YAML: A dash stands against its text. Write a space after it.',
    ],
    [
      'a tab before a dash',
      STORY,
      /^credits:\n {2}roles:\n/m,
      'credits:\n  roles:\n‸\t- { role: other }\n',
      'error AT YAML: Lines are indented with tabs. Use two spaces for each level.',
    ],
    [
      'a comma at the end of a quoted text',
      STORY,
      /^date: .*$/m,
      'date: "2024-02-21"‸,',
      'error AT YAML: A comma ends the line, which YAML needs within brackets only. Delete it.',
    ],
    [
      'two commas in a row',
      STORY,
      /^hubs: .*$/m,
      'hubs: [africa,‸, global]',
      'error AT YAML: Two commas stand in a row. Delete one.',
    ],
    [
      'two fields without a comma between them',
      STORY,
      /^image: .*$/m,
      'image: { file: ‸a.webp alt: "" }',
      'error AT YAML: Between two names within the braces a comma is missing. Write it, or put a text that contains a colon in quotes.',
    ],
    [
      'a brace that is not closed',
      STORY,
      /^image: .*$/m,
      'image: { alt: ""\n‸next: x',
      'error AT YAML: A bracket or brace that was opened before this line is not closed. Close it with ] or }.',
    ],
    [
      'a first name without its colon',
      STORY,
      /^/,
      '‸title Night market\n# a remark\n',
      'error AT YAML: A colon is missing here. Write the name, a colon and a space before the text; indent a line that goes on with a text.',
    ],
    [
      'a title in curly quotes',
      PANEL,
      /^title: .*$/m,
      'title: ‸“Tomorrow’s sound”',
      'warning AT YAML: stands in curly quotes, which are part of the text. Type straight ones: "…".',
    ],
    [
      'a colon against its text',
      PANEL,
      /^title: .*$/m,
      '‸title:Hello',
      'error AT YAML: A colon stands against its text. Write a space after it.',
    ],
    [
      'a name without its colon',
      PANEL,
      /^place: .*$/m,
      '‸place Windhoek\n# a remark',
      'error AT YAML: A colon is missing here. Write the name, a colon and a space before the text; indent a line that goes on with a text.',
    ],
    [
      'a hard space after a colon',
      PANEL,
      /^place: .*$/m,
      '‸place:\u00a0Windhoek\n# a remark',
      'error AT YAML: A hard space stands after the colon. Type an ordinary one.',
    ],
    ['an apostrophe in single quotes', PANEL, /^title: .*$/m, "title: 'Tomorrow'‸s sound'", QUOTED],
    ['quotes in double quotes', PANEL, /^title: .*$/m, 'title: "The "‸Light" sessions"', QUOTED],
    [
      'spaces beside the name of a value',
      'ui.yaml',
      'remind: "Remind me about {name}"',
      'remind: ‸"Remind me about { name }"',
      'error AT aria.remind: does not know { name }. Use only {name}.',
    ],
    [
      'a phrase without its value',
      'ui.yaml',
      'remind: "Remind me about {name}"',
      'remind: ‸Remind me',
      'error AT aria.remind: lacks {name}. Write it with its braces where the value belongs.',
    ],
    [
      'a notice without its reason',
      'ui.yaml',
      'authFailure: { title: Auth error, text: "{message}"',
      'authFailure: { title: Auth error, text: ‸Please try again.',
      'error AT toasts.authFailure.text: lacks {message}. Write it with its braces where the value belongs.',
    ],
    [
      'a calendar entry without its artist',
      'pages/join.yaml',
      'drop: "{artist}: {title} comes out"',
      'drop: ‸"{title} comes out"',
      'error AT feeds.drop: lacks {artist}. Write it with its braces where the value belongs.',
    ],
    [
      'a topic that is called alike for each artist',
      'site.yaml',
      'label: "{artist}"',
      'label: ‸One artist',
      'error AT newsletter.topics[8].label: does not go with perArtist. Write {artist} in it where that is true, and only there.',
    ],
    [
      'a summary that runs over its card',
      PANEL,
      /^summary: .*$/m,
      `summary: ‸${'An afternoon of talk. '.repeat(8)}`,
      'error AT summary: has 175 characters. Cut it to 160 at most.',
    ],
    [
      'hard spaces',
      'faq.yaml',
      'items:\n',
      'items:\n  - id: is-live\n‸\u00a0\u00a0\u00a0 q: Is it live?\n',
      'error AT YAML: Lines are indented with hard spaces. Type two ordinary ones for each level.',
    ],
    [
      'hard spaces before a name that reads well',
      PANEL,
      /^title: /m,
      '‸\u00a0title: ',
      'error AT YAML: Lines are indented with hard spaces. Type two ordinary ones for each level.',
    ],
    [
      'a character that cannot be seen',
      STORY,
      /^hubs: .*$/m,
      'hubs: [africa‸\u200b]',
      'error AT YAML: A character that cannot be seen stands here, as in copied text. Delete the word and type it anew.',
    ],
    [
      'a letter that a program has misread',
      PANEL,
      /^title: .*$/m,
      'title: A panel in S‸Ã£o TomÃ©',
      SAYS_MISREAD,
    ],
    [
      'an apostrophe that a program has misread',
      PANEL,
      /^title: .*$/m,
      'title: The label‸â€™s panel',
      SAYS_MISREAD,
    ],
    [
      'the marks of a merge',
      PANEL,
      /^title: /m,
      '‸<<<<<<< HEAD\ntitle: ',
      'error AT YAML: A merge was left unfinished. Keep one of the two versions, and delete the lines of <, = and >.',
    ],
    [
      'a number sign within a text',
      PANEL,
      /^title: .*$/m,
      'title: ‸Panel #2',
      'warning AT YAML: ends before `#2`, which YAML takes for a comment. Put the text in quotes.',
    ],
    [
      'a time that the clocks leap over',
      PANEL,
      /^endsAt: .*$/m,
      'endsAt: ‸"2024-03-10T02:30"',
      'error AT endsAt: 2024-03-10T02:30 does not exist in America/New_York: the clocks are put forward over it. Write a time before or after.',
    ],
    [
      'an announced time that the calendar does not share',
      PANEL,
      'timeDisplay: 3:00PM EST',
      'timeDisplay: ‸4 pm EST',
      'warning AT timeDisplay: says 16:00, but startsAt is 15:00. Change both together.',
    ],
    [
      'an announced noon that the calendar does not share',
      PANEL,
      'timeDisplay: 3:00PM EST',
      'timeDisplay: ‸12:30 p.m. EST',
      'warning AT timeDisplay: says 12:30, but startsAt is 15:00. Change both together.',
    ],
    [
      'a day of release that has passed',
      'releases/zaya--wet-paint.yaml',
      /^status: .*$/m,
      'status: coming\nreleasesOn: ‸"2026-01-14"',
      'warning AT releasesOn: 2026-01-14 has passed, and the status is still coming. Set the status to out, or write the new day.',
    ],
    [
      'a year that is not the one of the day',
      'releases/rocka--usiku-mrefu.yaml',
      'year: "2024"',
      'releasesOn: "2025-01-14"\nyear: ‸"2024"',
      'warning AT year: says 2024, and releasesOn is 2025-01-14. Write the year of that day.',
    ],
    [
      'HTML',
      STORY,
      'body: |\n  ',
      'body: |\n  ‸<b>Now</b> ',
      'warning AT body: `<b>` is printed as it stands. HTML is not understood here. Write **strong** or [label](/route).',
    ],
    [
      'HTML for a character',
      PANEL,
      /^title: .*$/m,
      'title: Talk ‸&amp; music',
      'warning AT title: `&amp;` is HTML for a character. Type the character itself.',
    ],
    [
      'a time on a day that there is not',
      PANEL,
      /^startsAt: .*$/m,
      'startsAt: ‸"2024-02-30T15:00"',
      'error AT startsAt: 2024-02-30 is in no calendar. Correct the month or the day.',
    ],
    [
      'a time in Greenwich instead of on local clocks',
      PANEL,
      /^startsAt: .*$/m,
      'startsAt: ‸"2024-02-20T15:00:00Z"',
      'error AT startsAt: is not a local time. Write it in quotes, such as "2026-03-14T20:00".',
    ],
    [
      'a day that there is not',
      STORY,
      /^date: .*$/m,
      'date: ‸"2024-13-01"',
      'error AT date: 2024-13-01 is in no calendar. Correct the month or the day.',
    ],
    [
      'a heading',
      STORY,
      'body: |\n  ',
      'body: |\n  ‸## Now\n\n  ',
      'warning AT body: `## Now` is printed as it stands. Headings are not understood here. Write a paragraph, or **strong**.',
    ],
    [
      'strong that is never closed',
      STORY,
      'body: |\n  ',
      'body: |\n  ‸**Now ',
      'warning AT body: has ** without a second one, which is printed as it stands. Close it.',
    ],
  ];

test.each(SLIPS)('%s', async (_name, file, passage, text, says) => {
  const { at, found } = await faultsAfter(file, (whole) => whole.replace(passage, text));
  expect(found).toEqual([says.replace('AT', at)]);
});

test('times that are announced in other forms, or in none, agree', async () => {
  for (const said of ['3 p.m.', '15:00', '15.00 (EST)', 'Afternoon, 2 artists', '3–5 pm']) {
    const { found } = await faultsAfter(PANEL, (text) =>
      text.replace('timeDisplay: 3:00PM EST', `timeDisplay: "${said}"`),
    );
    expect(found).toEqual([]);
  }
});

test('curly quotes that are meant stand within straight ones', async () => {
  const { found } = await faultsAfter(PANEL, (text) =>
    text.replace(/^title: .*$/m, 'title: "“Tomorrow”"'),
  );
  expect(found).toEqual([]);
});

test('a release that comes out today may still be coming', async () => {
  const { found } = await faultsAfter('releases/zaya--wet-paint.yaml', (text) =>
    text.replace(/^status: .*$/m, 'status: coming\nreleasesOn: "2026-01-15"'),
  );
  expect(found.filter((line) => line.includes('releasesOn'))).toEqual([]);
});

test('HTML in a mail is no fault', async () => {
  const found = await faultsIn(await tempContent());
  expect(found.filter((line) => line.includes('is printed as it stands'))).toEqual([]);
});

test('a story may not have the name of a page of the newsroom', async () => {
  const root = await tempContent({
    'news/africa.yaml': await readFile(`content/${STORY}`, 'utf8'),
  });
  expect((await faultsIn(root)).filter((line) => line.includes('reserved'))).toEqual([
    expect.stringContaining('news/africa.yaml:1:1 file name: the name `africa` is reserved'),
  ]);
});

test('a file in another folder is told where it belongs, in one sentence', async () => {
  const story = await readFile(`content/${STORY}`, 'utf8');
  const root = await tempContent({ 'events/stray.yaml': story });
  const found = (await faultsIn(root)).filter((line) => line.includes('stray'));
  expect(found.filter((line) => line.startsWith('error'))).toEqual([
    'error content/events/stray.yaml:1:1 file: belongs in content/news, not content/events. Move it there.',
  ]);
});

test('a draft is not read, and said to be one', async () => {
  const root = await tempContent({ 'news/_night-market.yaml': 'title: "never closed' });
  expect((await faultsIn(root)).filter((line) => line.includes('night-market'))).toEqual([
    'notice content/news/_night-market.yaml:1:1 file: is a draft: neither checked nor on the site. Rename it to night-market.yaml to publish it.',
  ]);
});

test('copies and folders are told apart from misspelt endings', async () => {
  const name = path.basename(STORY);
  const root = await tempContent({ [`news/${name}.bak`]: '', 'news/market.yaml.txt': '' });
  await mkdir(path.join(root, 'news/2026'));
  expect((await faultsIn(root)).filter((line) => line.includes('not a file that is read'))).toEqual(
    [
      'error content/news/2026:1:1 file: is not a file that is read here. Move it away; folders inside folders are not read.',
      `error content/news/${name}.bak:1:1 file: is not a file that is read here. Move it away.`,
      'error content/news/market.yaml.txt:1:1 file: is not a file that is read here. Name it market.yaml, or move it away.',
    ],
  );
});

test('pictures of one’s own are looked at', async () => {
  const root = await tempContent();
  const media = (name: string) => path.join(root, 'media', name);
  const plain = (width: number, height = 100) =>
    sharp({ create: { width, height, channels: 3, background: '#345' } });
  const whole = await plain(1600).jpeg().toBuffer();
  await writeFile(media('a-good.jpg'), whole);
  await writeFile(media('b-torn.jpg'), whole.subarray(0, 900));
  await writeFile(media('c-empty.webp'), '');
  await writeFile(media('d-other.png'), whole);
  await plain(60).png().toFile(media('e-small.png'));
  await writeFile(media('f-heavy.jpg'), whole);
  await truncate(media('f-heavy.jpg'), 20_000_000);
  await writeFile(media('G-Upper.JPG'), whole);
  await writeFile(media('h-vector.svg'), '<svg/>');
  await plain(4001).png().toFile(media('i-wide.png'));
  await writeFile(media('J Photo (1).JPG'), whole);
  await plain(8000, 8000).png().toFile(media('k-vast.png'));
  await plain(16_384).png().toFile(media('l-long.png'));

  const found = (await faultsIn(root)).filter((line) => line.includes('content/media/'));
  expect(found.map((line) => line.replace('content/media/', '').replace(':1:1 file', ''))).toEqual([
    'error b-torn.jpg: cannot be read as a picture. Export it anew, as .jpg or .webp, and put it here.',
    'error c-empty.webp: cannot be read as a picture. Export it anew, as .jpg or .webp, and put it here.',
    'error d-other.png: is jpeg inside, whatever its ending says. Rename it to d-other.jpg, here and where it is named.',
    'warning e-small.png: is 60 pixels wide and will look blurred. Take one of 800 or more, 1600 for a wide one.',
    'error f-heavy.jpg: has 20 MB. Save it with at most 4000 pixels a side, under 10 MB.',
    'warning G-Upper.JPG: is not a picture that the site can show. Rename it to g-upper.jpg.',
    'warning h-vector.svg: is not a picture that the site can show. Save the picture as .webp, .jpg, .png or .avif, or move the file away.',
    'warning i-wide.png: is 4001 × 100 pixels. Save it with at most 4000 a side.',
    'warning J Photo (1).JPG: is not a picture that the site can show. Rename it to j-photo-1.jpg.',
    'error k-vast.png: is 8000 × 8000 pixels, more than a build can unpack. Save it with at most 4000 a side.',
    'error l-long.png: is 16384 × 100 pixels, more than a build can unpack. Save it with at most 4000 a side.',
  ]);
});

test('a wide picture is told by its name', async () => {
  const named = (name: string) => ({
    [`media/${name}`]: readFileSync('content/media/rocka-wide.webp'),
    'artists/zaya.yaml': (text: string) => text.replace('zaya-wide.webp', name),
  });
  const [bad, good] = await Promise.all(
    ['zaya-stage.webp', 'zaya-stage-wide.webp'].map(async (name) => {
      const found = await faultsIn(await tempContent(named(name)));
      return found.filter((line) => line.includes('wider than a column'));
    }),
  );
  expect(bad).toEqual([
    'warning content/artists/zaya.yaml:55:9 image.wide: is made no wider than a column under this name. Rename the file to zaya-stage-wide.webp, here too.',
  ]);
  expect(good).toEqual([]);
});

test('a picture of another shape than it is shown in is said to be cut', async () => {
  const sized = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#345' } })
      .webp()
      .toBuffer();
  const root = await tempContent({
    'media/rocka-portrait.webp': await sized(1600, 900),
    'media/zaya-portrait.webp': await sized(900, 900),
    'media/nyra-wide.webp': await sized(800, 1000),
  });
  const found = (await faultsIn(root)).filter((line) => line.includes('is shown. Cut it'));
  expect(found.map((line) => line.replace(/:\d+:\d+ /, ' '))).toEqual([
    'warning content/artists/nyra.yaml image.wide: is 800 × 1000 pixels, and only 40 % of its height is shown. Cut it to the shape of 1600 × 800.',
    'warning content/artists/rocka.yaml image.portrait: is 1600 × 900 pixels, and only 45 % of its width is shown. Cut it to the shape of 800 × 1000.',
  ]);
});

test('a photo that a phone has turned is measured as it is shown', async () => {
  const lying = sharp({ create: { width: 1000, height: 800, channels: 3, background: '#345' } });
  const upright = await lying.withMetadata({ orientation: 6 }).webp().toBuffer();
  const root = await tempContent({ 'media/rocka-portrait.webp': upright });
  expect(
    (await faultsIn(root)).filter((line) => /rocka.*(is shown|pixels wide)/.test(line)),
  ).toEqual([]);
  expect((await readTree(root)).sizes.get('rocka-portrait.webp')).toEqual({
    width: 800,
    height: 1000,
  });
});

test('a photo that says where it was taken is not published, whoever noted it', async () => {
  const photo = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#345' } });
  const made = { IFD0: { Make: 'Phone' } };
  const place = { GPSLatitudeRef: 'S', GPSLatitude: '22/1 33/1 0/1' };
  const root = await tempContent({
    'media/a-home.jpg': await photo
      .clone()
      .jpeg()
      .withExif({ ...made, IFD3: place })
      .toBuffer(),
    'media/b-home.webp': await photo
      .clone()
      .webp()
      .withExif({ ...made, IFD3: place })
      .toBuffer(),
    'media/b-noted.jpg': await photo
      .clone()
      .jpeg()
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="22,33.6S"/></rdf:RDF></x:xmpmeta>',
      )
      .toBuffer(),
    'media/c-nowhere.jpg': await photo.clone().jpeg().withExif(made).toBuffer(),
    'media/c-version.jpg': await photo
      .clone()
      .jpeg()
      .withExif({ ...made, IFD3: { GPSVersionID: '2 3 0 0', GPSMapDatum: 'WGS-84' } })
      .toBuffer(),
    'media/d-plain.jpg': await photo.clone().jpeg().toBuffer(),
  });
  const says = 'says where it was taken. Export it without its location.';
  expect((await faultsIn(root)).filter((line) => line.includes('content/media/'))).toEqual([
    `error content/media/a-home.jpg:1:1 file: ${says}`,
    `error content/media/b-home.webp:1:1 file: ${says}`,
    `error content/media/b-noted.jpg:1:1 file: ${says}`,
  ]);
});

test('a picture in the place of a drawn one is not credited to our drawing program', async () => {
  const root = await tempContent({ 'media/zaya-cover.webp': PICTURE });
  const { pictures } = await readTree(root);
  expect(pictures.drawn.has('zaya-cover.webp')).toBe(false);
  expect(pictures.drawn.has('zaya-wide.webp')).toBe(true);
});
