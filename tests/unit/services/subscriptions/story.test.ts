import type { Content, Story } from '../../../../content/schema/content';
import { storyOf, storyProblems } from '../../../../services/subscriptions/drop/story';
import { textsOf } from '../../../../services/texts';
import { testContent } from '../../../support/content/test-content';

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

/** A story of the content, as it will be once somebody has signed it. */
function signed(slug: string): Story {
  const story = content.stories.find((known) => known.slug === slug);
  if (!story) throw new Error(`No story ${slug}`);
  const roles = story.credits.roles.map((role) => ({ ...role, status: 'signed by the editor' }));
  return { ...story, credits: { ...story.credits, roles } };
}

test('a signed story is announced from its day on, in UTC', () => {
  const story = { ...signed('africa-hub-opens'), date: '2027-03-08' };

  expect(storyProblems(story, new Date('2027-03-07T23:59:59.999Z'))).toEqual([
    expect.stringContaining('is dated 2027-03-08'),
  ]);
  expect(storyProblems(story, new Date('2027-03-08T00:00:00.000Z'))).toEqual([]);
});

test('one role that nobody has signed is enough to wait', () => {
  const story = signed('africa-hub-opens');
  const [first, ...roles] = story.credits.roles;
  if (!first) throw new Error('The story has no credits');
  const credits = { ...story.credits, roles: [{ ...first, status: 'review pending' }, ...roles] };

  expect(storyProblems({ ...story, credits }, new Date())).toEqual(['its credits are not signed']);
});

test('a story is not announced with the placeholder of its summary', () => {
  const story = { ...signed('africa-hub-opens'), summary: 'To be written: one or two sentences.' };

  expect(storyProblems(story, new Date())).toEqual(['its summary is still to be written']);
});

test('whom a story concerns is named by what is nearest to it, in its language', () => {
  const texts = textsOf(content);
  const artists = content.artists.map((artist) => ({ ...artist, nameLang: 'ar' }));
  const story = { ...signed('africa-hub-opens'), artists: ['nyra'], lang: 'fr' };

  const { topics, languages } = storyOf(
    { artists },
    { texts, publicUrl: 'https://site.test' },
    story,
  );

  expect(topics).toEqual([
    { id: 'artist:nyra', label: 'Nyra', lang: 'ar' },
    { id: 'news', label: 'Stories', lang: undefined },
    { id: 'hub-africa', label: 'Africa hub', lang: undefined },
    { id: 'all', label: 'Everything', lang: undefined },
  ]);
  expect(languages).toEqual({ title: 'fr', summary: 'fr' });
});
