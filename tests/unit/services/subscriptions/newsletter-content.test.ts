import { NewsletterTopicId, SubscriptionSource } from '../../../../content/schema/parts/names';
import { SUBSCRIPTION_SOURCES, TOPICS } from '../../../../services/contracts/limits/subscriptions';
import { SUBSCRIPTION_SENTENCES } from '../../../../services/contracts/subscriptions';
import { loadConfig } from '../../../../services/settings/config';
import {
  addLetter,
  confirmLetter,
  manageLetter,
  welcomeLetter,
} from '../../../../services/subscriptions/letters';
import { type Texts, textsOf } from '../../../../services/texts';
import { noPicture } from '../../../../site/build/pictures';
import { pageList } from '../../../../site/page-list';
import { testContent } from '../../../support/content/test-content';

let content: Awaited<ReturnType<typeof testContent>>;
let texts: Texts;
beforeAll(async () => {
  content = await testContent();
  texts = textsOf(content);
});

test('topics, sources and sentences are those of the content', () => {
  const { topics } = content.site.newsletter;
  const single = topics.filter(({ perArtist }) => !perArtist).map(({ id }) => id);

  expect(single.sort()).toEqual([...TOPICS].sort());
  expect(topics.filter(({ perArtist }) => perArtist)).toHaveLength(1);
  expect(NewsletterTopicId.options).toEqual([...TOPICS, 'artist']);
  expect(SubscriptionSource.options).toEqual([...SUBSCRIPTION_SOURCES]);
  expect(SUBSCRIPTION_SENTENCES.topics.required).toBe(content.ui.errors.topics.required);
  expect(SUBSCRIPTION_SENTENCES.topics.unknown).toBe(content.ui.errors.artist.unknown);
});

test('every list mail says how to leave and where its settings are', () => {
  const lists = content.mails.filter(({ kind }) => kind === 'list');

  expect(lists.length).toBeGreaterThan(1);
  for (const { slug, text, html, reason } of lists) {
    for (const part of [text, html]) {
      expect([slug, part]).toEqual([slug, expect.stringContaining('{unsubscribeUrl}')]);
      expect([slug, part]).toEqual([slug, expect.stringContaining('{manageUrl}')]);
      expect([slug, part]).toEqual([slug, expect.stringContaining('{reason}')]);
    }
    expect(reason).not.toBe('');
  }
});

test('the real texts find every value they ask for', () => {
  const config = loadConfig({}, '/no-root');
  const office = { texts, config, publicUrl: 'https://site.test' };
  const link = { recipient: 'ada@example.org', token: 't0ken' };
  const expiresAt = new Date('2025-06-04T12:00:00.000Z');

  const confirm = confirmLetter(office, { ...link, topics: 'New drops', expiresAt });
  const add = addLetter(office, { ...link, listToken: 'l1st', topics: 'Events', expiresAt });
  const manage = manageLetter(office, { ...link, expiresAt });
  const welcome = welcomeLetter(office, { ...link, topics: 'Events', confirmedAt: expiresAt });

  const api = 'https://site.test/api/subscriptions';
  expect(confirm.text).toContain(`\n${api}/confirm?token=t0ken\n`);
  expect(confirm.text).toContain('New drops');
  expect(confirm.unsubscribe_url).toBeNull();
  expect(add.text).toContain(`\n${api}/confirm?token=t0ken\n`);
  expect(add.html).toContain(`${api}/preferences?token=l1st`);
  expect(manage.text).toContain(`${api}/preferences?token=t0ken`);
  expect(manage.text).toContain('4 June 2025 at 12:00 UTC');
  expect(welcome.unsubscribe_url).toBe(`${api}/unsubscribe?token=t0ken`);
  expect(welcome.text).toContain('because you confirmed this address on 4 June 2025 at 12:00 UTC.');
  for (const { text, html } of [confirm, add, manage, welcome]) {
    expect(text + html).not.toMatch(/\{\w*\}/);
  }
  const routes = pageList({ content, picture: noPicture }).map(({ path }) => path);
  for (const [, path] of welcome.text.matchAll(/https:\/\/site\.test(\/(?!api)\S*)/g)) {
    expect(routes).toContain(path);
  }
});

test('the welcome leads to the releases where they stand, else to all that can be heard', () => {
  const pathOf = (route: string) => {
    const { listen } = content.pages;
    const pages = { ...content.pages, listen: { ...listen, rocka: { ...listen.rocka, route } } };
    return textsOf({ ...content, pages }).listenPath;
  };

  expect(pathOf('/listen/zaya')).toBe('/listen/zaya');
  expect(pathOf('/listen/withdrawn')).toBe('/listen');
});
