import type { Content, Release } from '../../../../content/schema/content';
import { countedPath } from '../../../../services/analytics/counted-path';
import { placeWords } from '../../../../services/analytics/words/place';
import { renderMail } from '../../../../services/outbox/render-mail';
import { loadConfig } from '../../../../services/settings/config';
import { dropOf, dropProblems } from '../../../../services/subscriptions/drop/drop';
import { textsOf } from '../../../../services/texts';
import { testContent } from '../../../support/content/test-content';

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

/** A release of the content, as it will be once the label has signed it. */
function signed(slug: string): Release {
  const release = content.releases.find((known) => known.slug === slug);
  if (!release) throw new Error(`No release ${slug}`);
  const roles = release.credits.roles.map((role) => ({ ...role, status: 'signed by the label' }));
  return {
    ...release,
    workingTitle: false,
    status: 'out',
    credits: { ...release.credits, status: 'confirmed: all of it', roles },
  };
}

test('as the content stands no release can be announced', () => {
  for (const release of content.releases) expect(dropProblems(release)).not.toEqual([]);
});

test('a release that is out, named and signed can be announced', () => {
  expect(dropProblems(signed('rocka--usiku-mrefu'))).toEqual([]);
});

test.each([
  [{ status: 'coming' as const }, 'is not out yet'],
  [{ workingTitle: true }, 'is a working title'],
  [{ description: 'To be written: what is heard.' }, 'description is still to be written'],
])('what is missing is said: %j', (change, problem) => {
  const problems = dropProblems({ ...signed('rocka--usiku-mrefu'), ...change });

  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('one role without the word of the label is enough to wait', () => {
  const release = signed('rocka--usiku-mrefu');
  const [first, ...roles] = release.credits.roles;
  if (!first) throw new Error('The release has no credits');
  const unsigned = { ...first, status: 'to be confirmed by the label' };
  const credits = { ...release.credits, roles: [unsigned, ...roles] };

  expect(dropProblems({ ...release, credits })).toEqual(['the label has not signed its credits']);
  const open = { ...release.credits, status: 'unsigned' };
  expect(dropProblems({ ...release, credits: open })).toHaveLength(1);
});

test('the mail says who, what and how it was made', () => {
  const texts = textsOf(content);
  const office = { texts, config: loadConfig({}, '/no-root'), publicUrl: 'https://site.test' };
  const release = signed('rocka--usiku-mrefu');
  const artist = content.artists.find(({ slug }) => slug === 'rocka');
  if (!artist) throw new Error('No Rocka');

  const drop = dropOf(content, office, release, artist);

  expect(drop.topics.map(({ id }) => id)).toEqual(['artist:rocka', 'drops', 'all']);
  expect(drop.topics[0]?.label).toBe(artist.name);
  const artists = [{ ...artist, nameLang: 'ar' }];
  const named = dropOf({ ...content, artists }, office, release, artist);
  expect(named.topics.map(({ lang }) => lang)).toEqual(['ar', undefined, undefined]);
  expect(drop.values.creditsLine).toMatch(/^vocals AI-generated, lyrics AI-assisted, .*mix human/);
  expect(drop.languages).toEqual({ artist: undefined, title: 'sw' });
  const link = new URL(drop.values.releaseUrl ?? '');
  expect(link.origin + link.pathname).toBe('https://site.test/artists/rocka');
  expect(placeWords(countedPath(link.pathname + link.search, () => true))).toMatchObject({
    page: '/artists/rocka',
    campaign: 'newsletter / email / rocka--usiku-mrefu',
  });
  const letter = renderMail(office, {
    kind: 'drop',
    recipient: 'ada@example.org',
    values: { ...drop.values, topic: 'New drops', manageUrl: 'm', unsubscribeUrl: 'https://u' },
  });
  expect(letter.text).toContain('because you chose New drops.');
  expect(letter.text).toContain(`Listen: ${link}\n`);
  expect(letter.html).toContain(`href="${`${link}`.replaceAll('&', '&#38;')}"`);
  expect(letter.text + letter.html).not.toMatch(/\{\w*\}/);
});

test('of a part that there is not the mail says nothing', () => {
  const office = { texts: textsOf(content), publicUrl: 'https://site.test' };
  const release = signed('rocka--usiku-mrefu');
  const [artist] = content.artists;
  const [first, ...rest] = release.credits.roles;
  if (!artist || !first) throw new Error('No artist, or nobody credited');
  const roles = [{ ...first, use: 'none' as const }, ...rest];
  const without = { ...release, credits: { ...release.credits, roles } };

  const lineOf = (one: Release) => dropOf(content, office, one, artist).values.creditsLine;
  expect(lineOf(release)?.endsWith(`, ${lineOf(without)}`)).toBe(true);
});

test('a first track concerns the Africa hub too, whose form promises it', () => {
  const office = { texts: textsOf(content), publicUrl: 'https://site.test' };
  const topicsOf = (slug: string, out: boolean) => {
    const release = signed(slug);
    const artist = content.artists.find((known) => known.slug === release.artist);
    if (!artist) throw new Error(`Nobody made ${slug}`);
    const others = content.releases.map((known) => ({
      ...known,
      status: known.artist === artist.slug && out ? ('out' as const) : ('coming' as const),
    }));
    return dropOf({ ...content, releases: [...others, release] }, office, release, artist).topics;
  };

  expect(content.pages.artists.directory.join.text).toContain('a first track');
  expect(topicsOf('kayoba--departures', false)).toContainEqual({
    id: 'hub-africa',
    label: 'Africa hub',
  });
  // what is only announced has come out to nobody
  expect(topicsOf('rocka--contre-jour', false).map(({ id }) => id)).toContain('hub-africa');
  expect(topicsOf('rocka--contre-jour', true).map(({ id }) => id)).not.toContain('hub-africa');
});
