import { randomUUID } from 'node:crypto';
import { insertFollow } from '../../../db/audience/artist-follows';
import { seedContent } from '../../../db/audience/artists';
import { Growth } from '../../../services/contracts/admin/growth';
import { type AdminCalls, adminCalls } from '../../support/app/admin-app';
import { aMember } from '../../support/app/test-account';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';

const ROUTE = '/api/admin/growth';
const DAYS = `${ROUTE}?from=2025-05-30&to=2025-06-02`;

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let admin: AdminCalls;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(async () => {
    await app.reset();
    admin = await adminCalls(app);
    await seedContent(app.deps.db, [
      { id: 'rocka', name: 'Rocka' },
      { id: 'nyra', name: 'Nyra' },
    ]);
  });
  afterAll(() => app.close());

  const growth = async (address = DAYS) => Growth.parse(await admin.json(address));
  const follow = (artist_id: string, created_at: string) =>
    insertFollow(app.deps.db, { artist_id, device_id: randomUUID(), created_at });
  const address = (confirmed_at: string | null, left_at: string | null = null, source = 'home') =>
    app.deps.db('subscriptions').insert({
      id: randomUUID(),
      email: `${randomUUID()}@site.test`,
      status: left_at ? 'unsubscribed' : confirmed_at ? 'active' : 'pending',
      source,
      topics: '[]',
      created_at: '2025-01-01T00:00:00.000Z',
      requested_at: '2025-01-01T00:00:00.000Z',
      confirmed_at,
      left_at,
      welcomed_at: null,
    });

  test('is for administrators', async () => {
    const member = await aMember(app.deps);

    expect((await app.fetch(ROUTE)).status).toBe(401);
    expect((await app.fetch(ROUTE, { headers: member.headers })).status).toBe(403);
    expect((await admin.get(`${ROUTE}?from=2025-06-02&to=2025-06-01`)).status).toBe(422);
  });

  test('without anybody every day is there, with noughts', async () => {
    const { follows, newsletter } = await growth(`${DAYS}&compare=previous`);

    expect(follows).toMatchObject({ total: 0, gained: 0, before: 0 });
    expect(follows.series).toHaveLength(4);
    expect(follows.artists).toEqual([
      { artist_id: 'nyra', name: 'Nyra', followers: 0, gained: 0 },
      { artist_id: 'rocka', name: 'Rocka', followers: 0, gained: 0 },
    ]);
    expect(newsletter).toMatchObject({ total: 0, joined: 0, left: 0, pending: 0, sources: [] });
    expect(newsletter.before).toEqual({ joined: 0, left: 0 });
  });

  test('follows add up from what was there before, by artist and day', async () => {
    await follow('rocka', '2025-05-29T12:00:00.000Z');
    await follow('rocka', '2025-05-29T23:59:59.999Z');
    await follow('rocka', '2025-05-30T00:00:00.000Z');
    await follow('rocka', '2025-06-02T11:59:30.000Z');
    await follow('nyra', '2025-05-31T10:00:00.000Z');
    await follow('nyra', '2025-06-03T00:00:00.000Z');

    const { follows } = await growth(`${DAYS}&compare=previous`);

    expect(follows).toMatchObject({ total: 5, gained: 3, before: 1 });
    expect(follows.series.map(({ gained, total }) => [gained, total])).toEqual([
      [1, 3],
      [1, 4],
      [0, 4],
      [1, 5],
    ]);
    expect(follows.artists).toEqual([
      { artist_id: 'rocka', name: 'Rocka', followers: 4, gained: 2 },
      { artist_id: 'nyra', name: 'Nyra', followers: 1, gained: 1 },
    ]);
  });

  test('the newsletter gains who confirms and loses who leaves; who only asked waits', async () => {
    await address('2025-05-01T00:00:00.000Z');
    await address('2025-05-30T08:00:00.000Z', '2025-06-01T08:00:00.000Z');
    await address('2025-05-30T09:00:00.000Z', null, 'footer');
    await address('2025-06-02T09:00:00.000Z');
    await address(null);
    await address(null, '2025-06-01T08:00:00.000Z');

    const { newsletter } = await growth(`${DAYS}&compare=previous`);

    expect(newsletter).toMatchObject({ total: 3, joined: 3, left: 1, pending: 1 });
    expect(newsletter.before).toEqual({ joined: 0, left: 0 });
    expect(newsletter.series.map(({ joined, left, total }) => [joined, left, total])).toEqual([
      [2, 0, 3],
      [0, 0, 3],
      [0, 1, 2],
      [1, 0, 3],
    ]);
    expect(newsletter.sources).toEqual([
      { name: 'home', joined: 2 },
      { name: 'footer', joined: 1 },
    ]);
  });

  test('a day is that of the time zone asked for, also where it is off by three quarters', async () => {
    await follow('rocka', '2025-05-31T18:14:59.999Z');
    await follow('rocka', '2025-05-31T18:15:00.000Z');

    const { follows } = await growth(`${DAYS}&tz=Asia/Kathmandu`);

    expect(follows.series.map(({ gained }) => gained)).toEqual([0, 1, 1, 0]);
  });

  test('a range without an end reaches to this moment', async () => {
    await follow('rocka', NOON.toISOString());
    await follow('rocka', new Date(NOON.getTime() + 1).toISOString());

    expect((await growth(ROUTE)).follows).toMatchObject({ gained: 1, before: null });
  });
});
