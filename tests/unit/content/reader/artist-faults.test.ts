import { readFile } from 'node:fs/promises';
import { LUNA, lunaWith } from '../../../support/content/luna';
import {
  faultsAfter,
  faultsIn,
  HERE,
  removeTempContent,
  tempContent,
} from '../../../support/content/temp-content';

afterAll(removeTempContent);

const errorsOf = (found: string[]) => found.filter((line) => line.startsWith('error'));

test('a new artist without the picture', async () => {
  const { at, found } = await faultsAfter(
    'artists/moon.yaml',
    lunaWith('portrait: luna', 'portrait: ‸luna').replaceAll(/luna/gi, 'moon'),
  );
  expect(errorsOf(found)).toEqual([
    `error ${at} image.portrait: content/media has no picture \`moon-portrait.webp\`. Put the file there, or draw it with \`npx cli content draw moon\`.`,
  ]);
});

test.each([
  [
    'a profile without a portrait',
    '  portrait: luna-portrait.webp\n',
    '',
    'image.portrait: is missing, and the profile shows it. Write the name of a picture in content/media.',
  ],
  [
    'a profile without a line for the menu',
    'navDescription: NIGHT DRIVE. Headlights off.\n',
    '',
    'navDescription: is missing, and the menu shows it. Write a short line, such as "GLOW POP. Hooks short enough for a shop sign."',
  ],
  [
    'a profile without a description',
    /^metaDescription: .*\n/m,
    '',
    'metaDescription: is missing, and the profile page needs it. Write a sentence of 50 to 160 characters.',
  ],
  [
    'a card without a profile to open',
    /^listing: ([\s\S]*)^profile:\n(?: .*\n)+/m,
    '‸listing: $1',
    'listing: puts the artist on the artists page, whose cards open a profile. Write a profile, or remove listing.',
  ],
  [
    'no status on either page',
    /status: coming-soon, ([\s\S]*)listing: \{ status: active \}/,
    '$1listing: {}',
    'directory.status: is missing. Write active or coming-soon.',
  ],
  [
    'no tempo at all',
    'bpmRange: 71-82, ',
    '',
    'directory.bpmRange: is missing. Write a range such as 95-110, or give bpmAssumed while none is announced.',
  ],
  [
    'ink that cannot be read on its fill',
    'accentInk: "#170f05"',
    'accentInk: ‸"#ffffff"',
    'look.accentInk: has a contrast of 1.6 to 1 with accent. Choose a colour that reaches 4.5.',
  ],
  [
    'an accent that cannot be read on the light page',
    'light: "#7a4b00"',
    'light: ‸"#ffc53d"',
    'look.accentText.light: has a contrast of 1.2 to 1 with the light page. Choose a colour that reaches 4.5.',
  ],
  [
    'an accent that can be read there, but not by everybody',
    'light: "#7a4b00"',
    'light: ‸"#6a6a6a"',
    'look.accentText.light: has a contrast of 4.2 to 1 with the light page. Choose a colour that reaches 4.5.',
  ],
])('%s', async (_name, passage, replacement, complaint) => {
  const changed = LUNA.replace(passage, replacement);
  const { at, found } = await faultsAfter('artists/luna.yaml', changed);

  const place = changed.includes(HERE) ? `error ${at} ` : '';
  const rest = errorsOf(found).filter((line) => !/no picture|luna-bpm/.test(line));
  expect(rest).toEqual([expect.stringContaining(`${place}${complaint}`)]);
});

test.each([
  [
    'africa',
    'the name `africa` is reserved for the site itself. Choose another, such as africa-2.yaml.',
  ],
  ['feed', 'the name `feed` is reserved for the site itself. Choose another, such as feed-2.yaml.'],
  [
    'luna--nova',
    'the name `luna--nova` is that of a release: two hyphens part artist and title. Rename it to luna-nova.yaml.',
  ],
  [
    'Ñu Luna',
    'the name `Ñu Luna` cannot be an address: only lower-case letters, digits and hyphens can. Rename it to nu-luna.yaml.',
  ],
])('an artist’s file called %s', async (slug, complaint) => {
  const { found } = await faultsAfter(`artists/${slug}.yaml`, LUNA);
  expect(found).toContain(`error content/artists/${slug}.yaml:1:1 file name: ${complaint}`);
});

test('a story and a press kit whose names are taken or lead nowhere', async () => {
  const story = await readFile('content/news/february-panel.yaml', 'utf8');
  const kit = await readFile('content/press/zaya.yaml', 'utf8');
  const root = await tempContent({ 'news/events.yaml': story, 'press/zoya.yaml': kit });

  const errors = errorsOf(await faultsIn(root)).map((line) =>
    line.replace(/news\.yaml:\d+/, 'news.yaml:N'),
  );
  expect(errors).toEqual([
    'error content/news/events.yaml:1:1 (whole file): `/news/events` stands already at content/pages/news.yaml:N. Choose another address; an entry takes it from the name of its file.',
    'error content/press/zoya.yaml:1:1 (whole file): the file is named after `zoya`, who is no known artist. Did you mean `zaya`?',
  ]);
});
