import { LUNA, lunaWith } from '../../../support/content/luna';
import { faultsAfter, HERE, removeTempContent } from '../../../support/content/temp-content';

afterAll(removeTempContent);

/** Changes to a new artist's file, each with the one complaint it leads to at the marked place. */
const CASES: [name: string, passage: string, replacement: string, complaint: string][] = [
  [
    'an unknown field',
    'tagline: H',
    '‸taglin: x\ntagline: H',
    'taglin: is not a field here. Did you mean `tagline`?',
  ],
  [
    'an unknown field inside a block',
    'status: coming-soon,',
    'status: coming-soon, ‸progres: 3,',
    'directory.progres: is not a field here. Did you mean `progress`?',
  ],
  [
    'an id in a file whose name is the id',
    'name: Luna',
    '‸id: luna\nname: Luna',
    'id: is not written here: the file’s name is the id. Delete this line.',
  ],
  ['a missing text', 'name: Luna\n', '‸', 'name: is missing. Write text.'],
  [
    'a missing text inside a block',
    'profile:\n  biography:\n    heading: The engine ticks\n',
    'profile:\n  ‸biography:\n',
    'profile.biography.heading: is missing. Write text.',
  ],
  [
    'a field without a value',
    'tagline: Headlights off.',
    '‸tagline:',
    'tagline: is empty. Write text.',
  ],
  [
    'an empty text',
    'tagline: Headlights off.',
    'tagline: ‸""',
    'tagline: is empty. Write a text, below a | indented by two spaces, or delete the line if it may be left out.',
  ],
  [
    'a line that is a page',
    'tagline: Headlights off.',
    `tagline: ‸${'Off. '.repeat(30)}`,
    'tagline: has 149 characters. Cut it to 120 at most.',
  ],
  [
    'a number instead of text',
    'name: Luna',
    'name: ‸1999',
    'name: is the number 1999, not text. Put it in quotes: "1999".',
  ],
  [
    'text instead of a number',
    'order: 6',
    'order: ‸six',
    'order: is text. Write a number, without quotes.',
  ],
  [
    'a fraction',
    'order: 6',
    'order: ‸6.5',
    'order: is the number 6.5. Write a whole number, without quotes.',
  ],
  [
    'text instead of a list',
    'mood: [slow]',
    'mood: ‸slow',
    'mood: is text. Write a list, each entry on its own line after a dash.',
  ],
  [
    'a list instead of a block',
    'listing: { status: active }',
    'listing: ‸[active]',
    'listing: is a list. Write a block of fields, each on its own line and indented by two spaces.',
  ],
  [
    'a word that is no choice',
    'listing: { status: active }',
    'listing: { status: ‸actve }',
    'listing.status: is `actve`. Did you mean `active`?',
  ],
  [
    'a choice far from all',
    'listing: { status: active }',
    'listing: { status: ‸perhaps }',
    'listing.status: is `perhaps`. Write one of active, coming-soon.',
  ],
  [
    'a figure out of range',
    'progress: 40',
    'progress: ‸140',
    'directory.progress: is 140. Write 100 or less.',
  ],
  [
    'a figure below the range',
    'progress: 40',
    'progress: ‸-1',
    'directory.progress: is -1. Write 0 or more.',
  ],
  [
    'a list without entries',
    'hubs: [africa, global]',
    'hubs: ‸[]',
    'hubs: has 0 entries. Write at least 1.',
  ],
  [
    'a colour in words',
    'accent: "#ffc53d"',
    'accent: ‸marigold',
    'look.accent: is not a colour. Write six hex digits in quotes, such as "#ff5a43".',
  ],
  [
    'a colour outside quotes, which YAML takes for a comment',
    'accent: "#ffc53d"',
    '‸accent: #ffc53d',
    'look.accent: is not a colour. Write six hex digits in quotes, such as "#ff5a43".',
  ],
  [
    'a missing colour',
    '  accent: "#ffc53d"\n',
    '',
    'look.accent: is missing. Write six hex digits in quotes, such as "#ff5a43".',
  ],
  [
    'a tempo in words',
    'bpmRange: 71-82',
    'bpmRange: ‸slow',
    'directory.bpmRange: is not a tempo range. Write two whole numbers, such as 95-110.',
  ],
  [
    'a tempo that runs backwards',
    'bpmRange: 71-82',
    'bpmRange: ‸92-82',
    'directory.bpmRange: runs backwards. Write the slower tempo first, such as 95-110.',
  ],
  [
    'a launch date in words',
    'expectedLaunch: "2027"',
    'expectedLaunch: ‸soon',
    'directory.expectedLaunch: is not a date of a launch. Write "2026", Q3 2026, "2026-05" or "2026-05-01".',
  ],
  [
    'a name that is too long',
    'name: Luna',
    `name: ‸${'a'.repeat(121)}`,
    'name: has 121 characters. Cut it to 120 at most.',
  ],
  [
    'a summary that is too long',
    'summary: AI-powered artist. Slow synths and a voice from the back seat.',
    `summary: ‸${'a'.repeat(161)}`,
    'summary: has 161 characters. Cut it to 160 at most.',
  ],
  [
    'a missing alt text',
    '  alt: Luna, drawn by algorithm. A face behind a windscreen.\n',
    '',
    'image.alt: is missing. Write in a sentence what the picture shows, or "" if it is decoration.',
  ],
  [
    'a picture with a folder',
    'portrait: luna-portrait.webp',
    'portrait: ‸media/luna-portrait.webp',
    'image.portrait: is not a picture name. Write that of a .webp, .png, .jpg, .jpeg or .avif file in content/media, in lower-case letters, digits and hyphens, such as rocka-portrait.webp.',
  ],
  [
    'an insecure address',
    'mood: [slow]',
    'mood: [slow]\nsocialLinks: { spotify: ‸"http://a.example", youtube: "", instagram: "" }',
    'socialLinks.spotify: is not a secure address. Write one such as https://example.com, or "" while there is none.',
  ],
  [
    'a day that is none',
    'mood: [slow]',
    'mood: [slow]\njoinDate: ‸"2026-02-30"',
    'joinDate: 2026-02-30 is in no calendar. Correct the month or the day.',
  ],
  [
    'a genre of one’s own with an unknown field',
    '  label: NIGHT DRIVE\n',
    '  label: NIGHT DRIVE\n  ‸colour: red\n',
    'genre.colour: is not a field here. Write one of id, label, tab, lang, aliases, description.',
  ],
  [
    'a genre of one’s own without a label',
    'genre:\n  id: night-drive\n  label: NIGHT DRIVE\n',
    '‸genre:\n  id: night-drive\n',
    'genre.label: is missing. Write text.',
  ],
];

test.each(CASES)('%s', async (_name, passage, replacement, complaint) => {
  const { at, found } = await faultsAfter('artists/luna.yaml', lunaWith(passage, replacement));

  const place = replacement.includes(HERE) ? `error ${at} ` : '';
  const errors = found.filter((line) => line.startsWith('error') && !line.includes('no picture'));
  expect(errors).toEqual([expect.stringContaining(`${place}${complaint}`)]);
});

test('an unknown field and a missing target of one control are reported together', async () => {
  const { found } = await faultsAfter('home.yaml', (text) =>
    text.replace(
      '{ label: Join the Movement, href: /join }',
      '{ label: Join the Movement, herf: /join }',
    ),
  );
  expect(found.map((line) => line.replace(/^.*? (hero)/, '$1'))).toEqual([
    'hero.actions[2]: needs exactly one target. Write one of href, link, url, form, mailto, action beside the label.',
    'hero.actions[2].herf: is not a field here. Did you mean `href`?',
  ]);
});

test('a fault reads as file, line, column, field, what is wrong, what to write instead', async () => {
  const { found } = await faultsAfter('artists/luna.yaml', LUNA.replace('tagline:', 'taglin:'));
  expect(found).toEqual(
    expect.arrayContaining([
      'error content/artists/luna.yaml:1:1 tagline: is missing. Write text.',
      'error content/artists/luna.yaml:9:1 taglin: is not a field here. Did you mean `tagline`?',
    ]),
  );
});

test.each([
  [
    'a control without a target',
    'home.yaml',
    '{ label: Join the Movement, href: /join }',
    '‸{ label: Join the Movement }',
    'hero.actions[2]: needs exactly one target. Write one of href, link, url, form, mailto, action beside the label.',
  ],
  [
    'a control with two targets',
    'home.yaml',
    '{ label: Join the Movement, href: /join }',
    '‸{ label: Join the Movement, href: /join, link: trailer }',
    'hero.actions[2]: needs exactly one target. Write one of href, link, url, form, mailto, action beside the label.',
  ],
  [
    'a variable that the program does not know',
    'ui.yaml',
    'title: "Playing “{track}”"',
    'title: ‸"Playing “{song}”"',
    'toasts.playing.title: does not know {song}. Use only {track}.',
  ],
  [
    'a variable where there is none',
    'ui.yaml',
    'linkCopied: { title: Link copied }',
    'linkCopied: { title: ‸"Link {n} copied" }',
    'toasts.linkCopied.title: does not know {n}. Write it without braces.',
  ],
  [
    'a source that no form has',
    'site.yaml',
    '    beta: Beta wait-list',
    '    beta: Beta wait-list\n    ‸bata: x',
    'newsletter.sources.bata: is not a field here. Did you mean `beta`?',
  ],
  [
    'a row with a cell too few',
    'pages/privacy.yaml',
    '- [Market, "Africa or Global."]',
    '- [Market]',
    'sections[3].table.rows: has a row that is shorter or longer than `columns`. Write one text for each column.',
  ],
  [
    'a time that is none',
    'events/panel-2024-02-20.yaml',
    'startsAt: "2024-02-20T15:00"',
    'startsAt: ‸"2024-02-20 15:00"',
    'startsAt: is not a local time. Write it in quotes, such as "2026-03-14T20:00".',
  ],
  [
    'a time with the letter of another form',
    'events/panel-2024-02-20.yaml',
    'startsAt: "2024-02-20T15:00"',
    'startsAt: ‸"2024-02-20T15:00Z"',
    'startsAt: is not a local time. Write it in quotes, such as "2026-03-14T20:00".',
  ],
  [
    'an event in the year 0026',
    'events/panel-2024-02-20.yaml',
    'startsAt: "2024-02-20T15:00"',
    'startsAt: ‸"0026-12-31T23:59"',
    'startsAt: lies in a year that calendars cannot keep. Write one from 1000 to 9998.',
  ],
  [
    'an event in the year 9999',
    'events/panel-2024-02-20.yaml',
    'startsAt: "2024-02-20T15:00"',
    'startsAt: ‸"9999-12-31T23:59"',
    'startsAt: lies in a year that calendars cannot keep. Write one from 1000 to 9998.',
  ],
  [
    'a zone that is none',
    'events/panel-2024-02-20.yaml',
    'timezone: America/New_York',
    'timezone: ‸EST5',
    'timezone: is not a time zone. Write a name such as Africa/Windhoek or America/New_York.',
  ],
  [
    'a zone that is misspelt',
    'events/panel-2024-02-20.yaml',
    'timezone: America/New_York',
    'timezone: ‸Africa/Windhok',
    'timezone: is not a time zone. Did you mean `Africa/Windhoek`?',
  ],
  [
    'a zone in small letters',
    'events/panel-2024-02-20.yaml',
    'timezone: America/New_York',
    'timezone: ‸america/new_york',
    'timezone: is not a time zone. Did you mean `America/New_York`?',
  ],
  [
    'an older name of a zone in small letters',
    'events/panel-2024-02-20.yaml',
    'timezone: America/New_York',
    'timezone: ‸us/eastern',
    'timezone: is not a time zone. Write a name such as Africa/Windhoek or America/New_York.',
  ],
  [
    'a country by its name',
    'site.yaml',
    'countryCode: NA',
    'countryCode: ‸Namibia',
    'address.countryCode: is not a country. Write its code of two capital letters, such as NA.',
  ],
  [
    'a zone of the office that is none',
    'site.yaml',
    'timezone: America/Los_Angeles',
    'timezone: ‸Pacific',
    'officeHours.timezone: is not a time zone. Write a name such as Africa/Windhoek or America/New_York.',
  ],
])('%s', async (_name, file, passage, replacement, complaint) => {
  const { at, found } = await faultsAfter(file, (text) => text.replace(passage, replacement));

  const place = replacement.includes(HERE) ? `error ${at} ` : '';
  const errors = found.filter((line) => line.startsWith('error') && !line.includes('no picture'));
  expect(errors).toEqual([expect.stringContaining(`${place}${complaint}`)]);
});
