import type { Content } from '../../../../content/schema/content';
import { SUBSCRIPTION_SOURCES } from '../../../../services/contracts/limits/subscriptions';
import { SubscriptionRequest } from '../../../../services/contracts/subscriptions';
import { noPicture } from '../../../../site/build/pictures';
import { shellData } from '../../../../site/build/shell';
import { pageList } from '../../../../site/page-list';
import type { CommunityContext, NewsletterContext } from '../../../../site/pages/join/join';
import {
  newsletterHref,
  reminderOf,
  subscriptionTo,
  topicChoices,
} from '../../../../site/pages/join/subscriptions';
import { linkTo } from '../../../../site/pages/parts/links';
import { testContent } from '../../../support/content/test-content';

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

const artist = (slug: string) => {
  const found = content.artists.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found;
};

test('every topic and source that a form offers is one that the service takes', () => {
  const { topics, artists } = topicChoices(content);
  const all = [...topics, ...artists].map(({ id }) => id);

  expect(all).toContain('drops');
  expect(all).toContain('artist:kora-ai');
  expect(Object.keys(content.site.newsletter.sources).sort()).toEqual(
    [...SUBSCRIPTION_SOURCES].sort(),
  );
  for (const topic of all)
    expect(
      SubscriptionRequest.safeParse({ email: 'a@b.example', source: 'home', topics: [topic] })
        .success,
    ).toBe(true);
});

test('what is ticked to begin with can be ticked', () => {
  const known = topicChoices(content).topics.map(({ id }) => String(id));
  expect(content.pages.join.newsletter.preset.filter((id) => !known.includes(id))).toEqual([]);
});

test('a reminder asks for one artist, and without script leads to the form that can', () => {
  const reminder = reminderOf({ content, picture: noPicture }, artist('zaya'), 'artists_page');

  expect(reminder).toEqual({
    artistId: 'zaya',
    name: 'Zaya',
    href: '/join/newsletter?topics=artist:zaya',
    subscription: {
      source: 'artists_page',
      topics: ['artist:zaya'],
      text: 'News about Zaya only.',
    },
  });
});

test('a control of the content opens its form; its own sentence goes before that of the topics', () => {
  const { site } = content;
  const control = { label: 'Drops', form: 'newsletter', topics: ['drops', 'events'] } as const;
  const link = linkTo({ ...control, topics: [...control.topics] }, site);

  expect(link).toMatchObject({
    href: '/join/newsletter?topics=drops,events',
    subscription: { source: 'home', topics: ['drops', 'events'] },
  });
  expect(link?.subscription?.text).toContain('A mail on the day a track comes out.');
  const own = linkTo({ label: 'Beta', form: 'newsletter', source: 'beta', text: 'Wait.' }, site);
  expect(own).toMatchObject({ subscription: { source: 'beta', text: 'Wait.', topics: [] } });
});

test('unknown topics are left out, and none at all needs no query', () => {
  expect(subscriptionTo(content, 'news', ['nothing']).topics).toEqual([]);
  expect(newsletterHref(content, [])).toBe('/join/newsletter');
});

test('the toasts of the forms are the binding ones', () => {
  const { newsletter } = shellData(content, noPicture, 'https://site.test');

  expect(newsletter.subscribed).toEqual({ title: 'Subscribed!', text: 'We’ll keep you updated.' });
  expect(newsletter.joined).toEqual({
    title: 'Joined!',
    text: 'Welcome to the African AI movement.',
  });
  expect(newsletter.failed).toBe('Subscription failed');
});

/** What the page of this template shows. */
function contextOf(template: string): unknown {
  const page = pageList({ content, picture: noPicture }).find((one) => one.template === template);
  if (!page) throw new Error(`There is no page of ${template}.`);
  return page.context;
}

test('everybody on the roster can be ticked, and the note begins with those who stand first', () => {
  const { form, topics } = contextOf('join/newsletter') as NewsletterContext;
  const labels = form.artists.topics.map(({ label }) => label);

  expect(labels).toEqual(content.artists.map(({ name }) => name));
  expect(topics.items.at(-1)?.label).toMatch(new RegExp(`^${labels.slice(0, 2).join(', ')} or `));
});

test('a community that is asked to say so finds where', () => {
  const { links } = contextOf('join/community') as CommunityContext;

  expect(links.map(({ href }) => href)).toContainEqual(expect.stringMatching(/^\/contact\?/));
});
