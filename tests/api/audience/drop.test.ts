import { countTold, countUntold } from '../../../db/audience/announcements';
import { seedContent } from '../../../db/audience/artists';
import { listOutbox } from '../../../db/outbox/outbox';
import type { SubscriptionRow } from '../../../db/tables/audience';
import { announceToList } from '../../../services/subscriptions/drop/announce';
import { type TestApp, testApp } from '../../support/app/test-app';
import { A_DROP, addSubscriber } from '../../support/audience/drops';
import { linkTo } from '../../support/audience/newsletter';
import { ENGINES } from '../../support/database/test-database';

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(async () => {
    await app.reset();
    await seedContent(app.deps.db, [{ id: 'rocka', name: 'Rocka' }]);
  });
  afterAll(() => app.close());

  const drops = async () =>
    (await listOutbox(app.deps.db, { limit: 1000 })).filter(({ kind }) => kind === 'drop');
  const recipients = async () => (await drops()).map(({ recipient }) => recipient).sort();
  const audience = { about: A_DROP.about, topics: A_DROP.topics.map(({ id }) => id) };

  const subscriber = (name: string, topics: string[], status?: SubscriptionRow['status']) =>
    addSubscriber(app.deps.db, name, topics, status);

  async function crowd(size: number): Promise<void> {
    for (let n = 0; n < size; n += 1) await subscriber(`fan${n}`, ['drops']);
  }

  test('who chose the artist, drops or everything is told, once, and why', async () => {
    await subscriber('artist', ['events', 'artist:rocka']);
    await subscriber('drops', ['drops']);
    await subscriber('all', ['all']);
    await subscriber('other', ['events', 'artist:rocka-two', 'news']);
    await subscriber('pending', ['all'], 'pending');
    await subscriber('gone', ['all'], 'unsubscribed');

    expect(await countUntold(app.deps.db, audience)).toBe(3);
    expect(await announceToList(app.deps, A_DROP)).toBe(3);

    expect(await recipients()).toEqual([
      'all@example.org',
      'artist@example.org',
      'drops@example.org',
    ]);
    const reasons = (await drops()).map(({ recipient, text }) => [
      recipient.split('@')[0],
      /you chose (.*)/.exec(text)?.[1],
    ]);
    expect(Object.fromEntries(reasons)).toEqual({
      artist: 'Rocka',
      drops: 'New drops',
      all: 'Everything',
    });
  });

  test('the reason is told in its language', async () => {
    await subscriber('artist', ['artist:rocka']);
    const topics = [{ id: 'artist:rocka' as const, label: 'نور', lang: 'ar' }];
    await announceToList(app.deps, { ...A_DROP, topics });

    const [mail] = await app.deps.db('outbox').where({ kind: 'drop' });
    expect(mail?.html).toContain('you chose <bdi lang="ar">نور</bdi>');
  });

  test('said again it is said to those alone who came since', async () => {
    await crowd(3);
    expect(await announceToList(app.deps, A_DROP)).toBe(3);
    expect(await announceToList(app.deps, A_DROP)).toBe(0);
    expect(await countUntold(app.deps.db, audience)).toBe(0);
    await subscriber('late', ['all']);

    expect(await announceToList(app.deps, A_DROP)).toBe(1);

    expect(await drops()).toHaveLength(4);
    expect(await countTold(app.deps.db, A_DROP.about)).toBe(4);
    expect(await announceToList(app.deps, { ...A_DROP, about: 'rocka--day' })).toBe(4);
  });

  test('each mail has links of its own that leave the list', async () => {
    await crowd(2);
    await announceToList(app.deps, A_DROP);
    const [one, two] = await drops();
    const tokens = [one, two].map((mail) => linkTo('unsubscribe', mail ? [mail] : []));

    expect(new Set(tokens).size).toBe(2);
    expect(one?.unsubscribe_url).toContain(tokens[0]);
    const left = await app.fetch(`/api/subscriptions/unsubscribe?token=${tokens[0]}`, {
      method: 'POST',
    });
    expect(left.status).toBe(200);
    expect(await recipients()).toEqual([two?.recipient]);
  });

  test('broken off in the middle and said again, nobody is left out or told twice', async () => {
    await crowd(250);
    const stop = new Error('the machine lost its power');
    let steps = 0;
    const brokenOff = announceToList(app.deps, A_DROP, () => {
      steps += 1;
      if (steps === 2) throw stop;
    });
    await expect(brokenOff).rejects.toBe(stop);
    expect(await drops()).toHaveLength(200);

    expect(await announceToList(app.deps, A_DROP)).toBe(50);

    expect(new Set(await recipients()).size).toBe(250);
    expect(await drops()).toHaveLength(250);
  });

  test('a mail that cannot be queued leaves its person untold', async () => {
    await crowd(2);
    const { values, ...rest } = A_DROP;
    const { title, ...fewer } = values;

    await expect(announceToList(app.deps, { ...rest, values: fewer })).rejects.toThrow('{title}');

    expect(await drops()).toEqual([]);
    expect(await countTold(app.deps.db, A_DROP.about)).toBe(0);
    expect(await app.deps.db('subscription_tokens')).toEqual([]);
  });

  test('two who announce at once tell everybody once', async () => {
    await crowd(230);

    const counts = await Promise.all([
      announceToList(app.deps, A_DROP),
      announceToList(app.deps, A_DROP),
    ]);

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(230);
    expect(await drops()).toHaveLength(230);
    expect(new Set(await recipients()).size).toBe(230);
  });
});
