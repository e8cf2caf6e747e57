import { faultsAfter, HERE, removeTempContent } from '../../../support/content/temp-content';

afterAll(removeTempContent);

const CASES: [
  name: string,
  file: string,
  passage: string | RegExp,
  replacement: string,
  complaint: string,
][] = [
  // names of things that are defined elsewhere
  [
    'an unknown genre',
    'artists/zaya.yaml',
    'genre: glow-pop',
    'genre: ‸glow-pup',
    'genre: `glow-pup` is no known genre. Did you mean `glow-pop`?',
  ],
  [
    'a question that leads to two places',
    'asks/home.yaml',
    '- "I chose the wrong market"',
    '- ‸"WHAT is this website about"',
    'asks[1].asks[4]: `what is this website about` stands already at content/asks/home.yaml:',
  ],
  [
    'an unknown artist of a release',
    'releases/zaya--wet-paint.yaml',
    'artist: zaya',
    'artist: ‸zya',
    'artist: `zya` is no known artist. Did you mean `zaya`?',
  ],
  [
    'an unknown artist of a story',
    'news/rocka-million-streams.yaml',
    'artists: [rocka]',
    'artists: [‸rokca]',
    'artists[0]: `rokca` is no known artist. Did you mean `rocka`?',
  ],
  [
    'an unknown story of an event',
    'events/panel-2024-02-20.yaml',
    'story: february-panel',
    'story: ‸february-pannel',
    'story: `february-pannel` is no known story. Did you mean `february-panel`?',
  ],
  [
    'an unknown pinned story',
    'home.yaml',
    'pinned: [virtual-concert-series,',
    'pinned: [‸virtual-concerts,',
    'news.pinned[0]: `virtual-concerts` is no known story. Did you mean `virtual-concert-series`?',
  ],
  [
    'a newsletter topic that the service does not know',
    'site.yaml',
    '    - { id: press, label: Press, description',
    '    - { id: ‸merchandise, label: Goods, description: What is on sale. }\n    - { id: press, label: Press, description',
    'newsletter.topics[7].id: is `merchandise`. Write one of all, drops, events, news, hub-africa, hub-global, beta, press, artist.',
  ],
  [
    'a language by its name',
    'releases/zaya--wet-paint.yaml',
    'titleLang: en',
    'titleLang: ‸english',
    'titleLang: is not a language. Write the shortest code it has, of two or three small letters, such as en or naq.',
  ],
  [
    'a language by its longer code',
    'releases/zaya--wet-paint.yaml',
    'titleLang: en',
    'titleLang: ‸swa',
    'titleLang: is not a language. Write the shortest code it has, of two or three small letters, such as en or naq.',
  ],
  [
    'a language that nobody speaks',
    'releases/zaya--wet-paint.yaml',
    'titleLang: en',
    'titleLang: ‸zz',
    'titleLang: is not a language. Write the shortest code it has, of two or three small letters, such as en or naq.',
  ],
  [
    'a story’s language by its name',
    'news/february-panel.yaml',
    'date: "2024-02-06"',
    'lang: ‸Arabic\ndate: "2024-02-06"',
    'lang: is not a language. Write the shortest code it has, of two or three small letters, such as en or naq.',
  ],
  [
    'an unknown fact',
    'artists/rocka.yaml',
    'stats: [rocka-streams,',
    'stats: [‸rocka-stream,',
    'stats[0]: `rocka-stream` is no known fact. Did you mean `rocka-streams`?',
  ],
  [
    'an unknown quoted fact',
    'faq.yaml',
    'facts: [rocka-languages]',
    'facts: [‸rocka-langages]',
    'items[6].facts[0]: `rocka-langages` is no known fact. Did you mean `rocka-languages`?',
  ],
  [
    'a fact about nobody',
    'facts.yaml',
    'subject: global',
    'subject: ‸globe',
    'facts[4].subject: `globe` is no known artist or global. Did you mean `global`?',
  ],
  [
    'an unknown question',
    'pages/contact.yaml',
    '[contact-reply-time,',
    '[‸contact-reply,',
    'faq.items[0]: `contact-reply` is no known question. Did you mean `contact-reply-time`?',
  ],
  [
    'an unknown topic of a question',
    'faq.yaml',
    'topics: [artists, ai]',
    'topics: [artists, ‸ia]',
    'items[0].topics[1]: `ia` is no known question topic. Did you mean `ai`?',
  ],
  [
    'an unknown topic that the newsletter’s form begins with',
    'pages/join.yaml',
    'preset: [drops, events]',
    'preset: [drops, ‸evnts]',
    'newsletter.preset[1]: `evnts` is no known newsletter topic. Did you mean `events`?',
  ],
  [
    'an unknown newsletter topic',
    'pages/artists.yaml',
    'topics: [hub-africa]',
    'topics: [‸hub-afrika]',
    'directory.join.topics[0]: `hub-afrika` is no known newsletter topic. Did you mean `hub-africa`?',
  ],
  [
    'an unknown newsletter topic of a control on any page',
    'pages/support.yaml',
    /action: .*/,
    'action: { label: Get drops, form: newsletter, topics: [‸dropz] }',
    'report.action.topics[0]: `dropz` is no known newsletter topic. Did you mean `drops`?',
  ],
  [
    'the topic that exists once for each artist, which no form can send',
    'pages/join.yaml',
    'topics: [beta]',
    'topics: [‸artist]',
    'overview.beta.topics[0]: `artist` is no known newsletter topic. Write one of all, drops, events, news, hub-africa, hub-global, beta, press.',
  ],
  [
    'an unknown team',
    'pages/about.yaml',
    /team: ai-engineers/,
    'team: ‸ai-engineer',
    'team.positions[0].team: `ai-engineer` is no known team. Did you mean `ai-engineers`?',
  ],
  [
    'a language that the assistant does not speak',
    'asks/about.yaml',
    '    asksOther:\n      fr:',
    '    asksOther:\n      ‸xx: [hallo]\n      fr:',
    'asks[6].asksOther.xx: is not a field here. Write one of fr, pt, es, sw, af, de.',
  ],
  [
    'questions about a part that no profile has',
    'assistant/artists.yaml',
    '\n  signatureSound:\n',
    '\n  ‸signaturSound:\n',
    'everyArtist.signaturSound: is not a field here. Did you mean `signatureSound`?',
  ],
  [
    'a link to another service than it says',
    'artists/rocka.yaml',
    'youtube: "", instagram',
    'youtube: ‸"https://open.spotify.com/artist/x", instagram',
    'socialLinks.youtube: leads to Spotify. Write an address of YouTube, or "" while there is none.',
  ],
  // what may stand only once
  [
    'a genre that a new artist defines again',
    'artists/zaya.yaml',
    'genre: glow-pop',
    'genre: { id: ‸glow-pop, label: X, description: Y }',
    'genre.id: `glow-pop` stands already at content/genres.yaml:9. A genre is defined once. Write only its id here.',
  ],
  [
    'a question’s id that stands twice',
    'faq.yaml',
    '- id: which-artists',
    '- id: ‸real-people',
    'items[1].id: `real-people` stands already at content/faq.yaml:16. Ids are unique within a list. Choose another.',
  ],
  [
    'a calendar id that stands twice',
    'events/virtual-show-2024-02-14.yaml',
    'uid: virtual-show-2024-02-14@',
    'uid: ‸panel-2024-02-20@',
    'uid: `panel-2024-02-20@example.com` stands already at content/events/panel-2024-02-20.yaml:20. Every event has its own. Change that of the event nobody has seen yet; a published one stays.',
  ],
  [
    'two releases in one place',
    'releases/rocka--ultima-luz.yaml',
    'order: 5',
    'order: ‸4',
    'order: `rocka 4` stands already at content/releases/rocka--contre-jour.yaml:2. Number an artist’s releases in the order of publication.',
  ],
  [
    'an artist whom a story names twice',
    'news/rocka-grammy-collab.yaml',
    'artists: [rocka]',
    'artists: [rocka, ‸rocka]',
    'artists[1]: `rocka` stands already at content/news/rocka-grammy-collab.yaml:7. Once is enough. Delete one of the two.',
  ],
  [
    'a mood that stands twice',
    'artists/zaya.yaml',
    'mood: [',
    'mood: [open, ‸open, ',
    'mood[1]: `open` stands already at content/artists/zaya.yaml:25. Once is enough. Delete one of the two.',
  ],
  // names of files
  [
    'a release named after another artist',
    'releases/zaya--wet-paint.yaml',
    'artist: zaya',
    'artist: ‸kora-ai',
    'artist: is `kora-ai`, but the file is named zaya--wet-paint.yaml. Rename it to kora-ai--wet-paint.yaml, or correct the artist.',
  ],
  // links
  [
    'a link that leads nowhere',
    'navigation.yaml',
    'href: /join/community',
    'href: ‸/join/comunity',
    'groups[2].items[1].href: `/join/comunity` leads to no page. Did you mean `/join/community`?',
  ],
  [
    'a link in running text',
    'pages/copyright.yaml',
    '[Licensing](/licensing)',
    '[Licensing](‸/licencing)',
    'sections[3].body: `/licencing` leads to no page. Did you mean `/licensing`?',
  ],
  [
    'a link with a slash too many, which is another host',
    'navigation.yaml',
    'href: /join/community',
    'href: ‸//community',
    'groups[2].items[1].href: `//community` leads to another site. Begin it with one slash, or with https:// if that is meant.',
  ],
  [
    'a link in running text that is no address',
    'pages/copyright.yaml',
    '[Licensing](/licensing)',
    '[Licensing](‸licensing)',
    'sections[3].body: `licensing` is no address. Write a route such as /contact, or one beginning with https://.',
  ],
  [
    'a part that its page does not have',
    'home.yaml',
    'href: /ai#training',
    'href: ‸/ai#trainings',
    'machine.cards[0].link.href: `/ai` has no part `trainings`. Did you mean `training`?',
  ],
  [
    'an unknown type of inquiry',
    'pages/licensing.yaml',
    'type=licensing',
    'type=licencing',
    'action.href: `licencing` is no type of inquiry. Did you mean `licensing`?',
  ],
  [
    'a question’s page that is none',
    'faq.yaml',
    'links: [/artists, /artists/africa]',
    'links: [/artists, ‸/artists/afrika]',
    'items[1].links[1]: `/artists/afrika` leads to no page. Did you mean `/artists/africa`?',
  ],
  [
    'suggestions for a page that is none',
    'assistant/replies.yaml',
    '  /artists/zaya:',
    '  /artists/zoya:',
    'suggestions./artists/zoya: `/artists/zoya` leads to no page. Did you mean `/artists/zaya`?',
  ],
  // pictures
  [
    'a picture with a slip in its name',
    'artists/zaya.yaml',
    'portrait: zaya-portrait.webp',
    'portrait: ‸zaya-portrat.webp',
    'image.portrait: content/media has no picture `zaya-portrat.webp`. Did you mean `zaya-portrait.webp`?',
  ],
  [
    'a hub’s picture that is not there',
    'hubs/africa.yaml',
    'file: hub-africa.webp',
    'file: ‸dunes.webp',
    'image.file: content/media has no picture `dunes.webp`. Put the file there.',
  ],
  [
    'a portrait without words',
    'artists/zaya.yaml',
    /^ {2}alt: .*/m,
    '  alt: ‸""',
    'image.alt: is empty, but there is a portrait. Write in a sentence what it shows.',
  ],
  [
    'a hub’s picture without words',
    'hubs/africa.yaml',
    /^ {2}alt: .*/m,
    '  alt: ‸""',
    'image.alt: is empty. Write in a sentence what the picture shows.',
  ],
  [
    'words for a decoration',
    'news/february-panel.yaml',
    'image: { alt: "" }',
    'image: { alt: ‸Chairs }',
    'image.alt: describes a picture that is cut from a pattern. Write alt: "", or name a picture of its own with file:.',
  ],
  [
    'a decoration that does not say so',
    'releases/zaya--wet-paint.yaml',
    'cover: { alt: "" }',
    '‸cover: {}',
    'cover.alt: is missing. Write in a sentence what the picture shows, or "" if it is decoration.',
  ],
  // figures
  [
    'a figure that differs from its fact',
    'news/rocka-million-streams.yaml',
    /1\.2M\+/g,
    '1.3M+',
    'facts[0]: the text does not print 1.2M+, which is what `rocka-streams` says. Correct the figure in the text, or remove the id.',
  ],
  [
    'a printed figure that is not the counted one',
    'facts.yaml',
    'value: 1200000',
    'value: 1300000',
    'facts[0].display: prints 1.2M+, but `value` is 1300000. Change both together.',
  ],
  [
    'a printed figure that is rounded',
    'facts.yaml',
    'value: 1200000',
    'value: 1200500',
    'facts[0].display: prints 1.2M+, but `value` is 1200500. Change both together.',
  ],
  [
    'a figure that only holds the digits of its fact',
    'news/rocka-million-streams.yaml',
    /\b12 countries/g,
    '112 countries',
    // the day of its date is no figure either
    'facts[1]: the text does not print 12, which is what `rocka-countries` says. Correct the figure in the text, or remove the id.',
  ],
  [
    'a part of a page that stands twice',
    'pages/privacy.yaml',
    '- id: short',
    '- id: ‸who',
    'sections[1].id: `who` stands already at content/pages/privacy.yaml:12. Ids are unique within a list. Choose another.',
  ],
  // mails and binding strings
  [
    'a variable that a mail does not have',
    'mails/drop.yaml',
    'subject: "{artist}:',
    'subject: "‸{atrist}:',
    'subject: uses {atrist}, which is not among the variables. Did you mean `artist`?',
  ],
  [
    'a binding string that was changed',
    'ui.yaml',
    'title: Send failed',
    'title: Sending failed',
    'verbatim[14]: “Send failed” is binding to the letter and stands nowhere. Restore it where it was changed.',
  ],
  // time
  [
    'two artists of one name',
    'artists/zaya.yaml',
    'name: Zaya',
    'name: ‸ROCKA',
    'name: `rocka` stands already at content/artists/rocka.yaml:1. Nobody could tell',
  ],
  [
    'an event that ends before it begins',
    'events/panel-2024-02-20.yaml',
    'endsAt: null',
    'endsAt: ‸"2024-02-20T14:00"',
    'endsAt: is not after the start, 2024-02-20T15:00. Write a later time.',
  ],
  [
    'an event that ends as it begins',
    'events/panel-2024-02-20.yaml',
    'endsAt: null',
    'endsAt: ‸"2024-02-20T15:00"',
    'endsAt: is not after the start, 2024-02-20T15:00. Write a later time.',
  ],
  [
    'an office that closes before it opens',
    'site.yaml',
    'closes: "16:00"',
    'closes: ‸"06:00"',
    'officeHours.days[1].closes: is not after 10:00, when the office opens. Write a later time.',
  ],
  [
    'two rows of office hours for the same days',
    'site.yaml',
    '{ days: Sat, opens',
    '{ days: ‸Mon-Fri, opens',
    'officeHours.days[1].days: `Mon-Fri` stands already at content/site.yaml:',
  ],
];

test.each(CASES)('%s', async (_name, file, passage, replacement, complaint) => {
  const { at, found } = await faultsAfter(file, (text) => text.replace(passage, replacement));

  const place = replacement.includes(HERE) ? `error ${at} ` : '';
  expect(found.filter((line) => line.startsWith('error'))).toEqual([
    expect.stringContaining(`${place}${complaint}`),
  ]);
});

test('office hours that are printed otherwise are a warning', async () => {
  const { at, found } = await faultsAfter('site.yaml', (text) =>
    text.replace('display: 10:00 AM-4:00 PM', 'display: ‸10:00 AM-5:00 PM'),
  );
  expect(found).toContain(
    `warning ${at} officeHours.days[1].display: says 10:00 to 17:00, but the hours are 10:00 to 16:00. Change both together.`,
  );
});

test('hours in an answer that are not the office’s are a warning', async () => {
  const { at, found } = await faultsAfter('faq.yaml', (text) =>
    text.replace('a: Mon-Fri 9:00 AM-6:00 PM PST', 'a: ‸Mon-Fri 8:00 AM-6:00 PM PST'),
  );
  expect(found).toContainEqual(
    expect.stringMatching(
      new RegExp(`^warning ${at} .* says 8:00 AM-6:00 PM PST, but the hours of the office are 9`),
    ),
  );

  const office = await faultsAfter('site.yaml', (text) =>
    text.replace('display: 10:00 AM-4:00 PM', 'display: 10:00 AM-5:00 PM'),
  );
  expect(office.found.filter((line) => line.includes('hours of the office are'))).toHaveLength(2);
});

test('a mail address that is not the company’s is a warning', async () => {
  const { at, found } = await faultsAfter('pages/privacy.yaml', (text) =>
    text.replace('privacy@example.com', 'privcy@example.com').replace('body: |', 'body: ‸|'),
  );
  expect(found).toEqual([
    `warning ${at} sections[0].body: privcy@example.com is none of the addresses in site.yaml. Did you mean \`privacy@example.com\`?`,
  ]);

  const moved = await faultsAfter('site.yaml', (text) =>
    text.replaceAll('@example.com', '@a.example'),
  );
  expect(moved.found.filter((line) => line.includes('none of the addresses'))).toHaveLength(3);
});

test('two artists in one place of lists are a warning', async () => {
  const { at, found } = await faultsAfter('artists/zaya.yaml', (text) =>
    text.replace('order: 2', 'order: ‸1'),
  );
  expect(found).toContain(
    `warning ${at} order: \`1\` stands already at content/artists/rocka.yaml:2. Lists need to know who comes first. Choose another number.`,
  );
});

test('figures are not missed in facts that cannot be read, nor sought in the words of controls', async () => {
  const noFact = (lines: string[]) => lines.filter((line) => line.includes('and no fact says so'));
  const unread = await faultsAfter('artists/rocka.yaml', (text) => `${text}\n: [`);
  expect(noFact(unread.found)).toEqual([]);

  const control = await faultsAfter('ui.yaml', (text) =>
    text.replace('Please try again later.', 'Please try again at 77%.'),
  );
  expect(noFact(control.found)).toEqual([]);
  const story = await faultsAfter('news/february-panel.yaml', (text) =>
    text.replace('summary: "', 'summary: "77% of '),
  );
  expect(noFact(story.found)).toHaveLength(1);
});

test('while a file cannot be read, links to its pages are not complained of', async () => {
  const { found } = await faultsAfter('artists/zaya.yaml', (text) => `${text}\n: [`);
  expect(found.filter((line) => line.includes('leads to no page'))).toEqual([]);
});

test('only what is known to be another service’s is, and only the contact page has types', async () => {
  const elsewhere = await faultsAfter('artists/rocka.yaml', (text) =>
    text.replace('youtube: "", instagram', 'youtube: "https://netflix.com/rocka", instagram'),
  );
  expect(elsewhere.found.filter((line) => line.includes('leads to'))).toEqual([]);

  const typed = await faultsAfter('home.yaml', (text) =>
    text.replace('href: /next-gen }', 'href: "/next-gen?type=new" }'),
  );
  expect(typed.found.filter((line) => line.startsWith('error'))).toEqual([]);
});
