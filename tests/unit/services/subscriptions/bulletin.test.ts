import type { Bulletin, Content } from '../../../../content/schema/content';
import { loadConfig } from '../../../../services/settings/config';
import { previewOf } from '../../../../services/subscriptions/drop/announce';
import { bulletinOf, bulletinProblems } from '../../../../services/subscriptions/drop/bulletin';
import { textsOf } from '../../../../services/texts';
import { testContent } from '../../../support/content/test-content';

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

/** A bulletin that may go out: with the credits of a story, signed. */
function bulletin(changes: Partial<Bulletin> = {}): Bulletin {
  const [story] = content.stories;
  if (!story) throw new Error('The content has no story');
  const roles = story.credits.roles.map((role) => ({ ...role, status: 'signed by the editor' }));
  return {
    slug: 'beta-opens',
    file: 'content/bulletins/beta-opens.yaml',
    subject: 'Beta opens',
    preheader: 'A place is yours.',
    date: '2027-03-08',
    topics: ['beta', 'press'],
    artists: ['nyra'],
    credits: { ...story.credits, roles },
    facts: [],
    body: 'See **here**.\n\n[Open](/contact?type=press#form)',
    confirm: [],
    ...changes,
  };
}

const office = () => ({
  texts: textsOf(content),
  publicUrl: 'https://site.test',
  config: loadConfig({}, '/no-root'),
});

test('a bulletin waits for its day, in UTC, and for whoever signs it', () => {
  const day = '2027-03-08T00:00:00.000Z';
  const [first, ...roles] = bulletin().credits.roles;
  if (!first) throw new Error('The bulletin has no credits');
  const credits = { ...bulletin().credits, roles: [{ ...first, status: 'open' }, ...roles] };

  expect(bulletinProblems(bulletin(), new Date('2027-03-07T23:59:59.999Z'))).toEqual([
    '“Beta opens” is dated 2027-03-08',
  ]);
  expect(bulletinProblems(bulletin(), new Date(day))).toEqual([]);
  expect(bulletinProblems(bulletin({ credits }), new Date(day))).toEqual([
    'its credits are not signed',
  ]);
});

test('one that nobody has written is not sent, whoever has signed it', () => {
  const begun = bulletin({ preheader: 'To be written: one sentence.', date: '2026-01-01' });

  expect(bulletinProblems(begun, new Date('2026-01-01'))).toEqual([
    'its preheader is still to be written',
  ]);
});

test('it concerns who chose an artist or a topic of it, or everything, and nobody else', () => {
  const { about, topics } = bulletinOf(content, office(), bulletin());

  expect(about).toBe('bulletins/beta-opens');
  expect(topics.map(({ id }) => id)).toEqual(['artist:nyra', 'beta', 'press', 'all']);
});

test('its running text stands in the mail, with links to the site that count', () => {
  const { subject, text, html } = previewOf(office(), bulletinOf(content, office(), bulletin()));

  const campaign = 'utm_source=newsletter&utm_medium=email&utm_campaign=beta-opens';
  const address = `https://site.test/contact?type=press&${campaign}#form`;
  expect(subject).toBe('Beta opens');
  expect(text).toContain(`See here.\n\nOpen <${address}>\n`);
  expect(text).toMatch(/Made by people and machines: writing AI-assisted, review/);
  expect(text).toContain('because you chose Nyra.');
  expect(html).toContain('<p>See <strong>here</strong>.</p>');
  expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}">Open</a></td>`);
});

test('one in another language says so, and what its author wrote is no markup of ours', () => {
  const made = bulletinOf(
    content,
    office(),
    bulletin({ lang: 'ar', subject: 'مرحبا <b>', body: 'مرحبا <img src=x> {manageUrl}' }),
  );

  const { html } = previewOf(office(), made);

  expect(html).toContain('<bdi lang="ar">مرحبا &#60;b&#62;</bdi>');
  expect(html).toContain(
    '<div lang="ar" dir="auto"><p>مرحبا &lt;img src=x&gt; {manageUrl}</p></div>',
  );
});
