import { randomUUID } from 'node:crypto';
import { countFollowers } from '../../../db/audience/artist-follows';
import { seedContent } from '../../../db/audience/artists';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(async () => {
    await app.reset();
    await seedContent(app.deps.db, [
      { id: 'rocka', name: 'Rocka' },
      { id: 'zaya', name: 'Zaya' },
    ]);
  });
  afterAll(() => app.close());

  const press = (method: string, artist: string, device: string) =>
    app.fetch(`/api/follows/${artist}`, { method, headers: { 'x-device-id': device } });
  const followed = async (device: string) =>
    (await app.fetch('/api/follows', { headers: { 'x-device-id': device } })).json();
  const followers = async (artist: string) =>
    (await app.fetch(`/api/artists/${artist}/followers`)).json();

  test('a device follows an artist once, however often it says so', async () => {
    const device = randomUUID();

    for (let time = 0; time < 3; time += 1) {
      expect((await press('PUT', 'rocka', device)).status).toBe(204);
    }

    expect(await followed(device)).toEqual({ artists: ['rocka'] });
    expect(await followers('rocka')).toEqual({ followers: 1 });
    expect(await followers('zaya')).toEqual({ followers: 0 });
  });

  test('a device may have a UUID of no version, as people write them by hand', async () => {
    const device = '11111111-1111-1111-1111-111111111111';

    expect((await press('PUT', 'rocka', device)).status).toBe(204);
    expect(await followed(device)).toEqual({ artists: ['rocka'] });
  });

  test('a device follows no more, also when it never did', async () => {
    const [device, other] = [randomUUID(), randomUUID()];
    await press('PUT', 'rocka', device);
    await press('PUT', 'rocka', other);

    expect((await press('DELETE', 'rocka', device)).status).toBe(204);
    expect((await press('DELETE', 'rocka', device)).status).toBe(204);
    expect((await press('DELETE', 'zaya', device)).status).toBe(204);

    expect(await followed(device)).toEqual({ artists: [] });
    expect(await followed(other)).toEqual({ artists: ['rocka'] });
    expect(await followers('rocka')).toEqual({ followers: 1 });
  });

  test('followers and readers go along with an artist who is renamed', async () => {
    const { db } = app.deps;
    const [one, both] = [randomUUID(), randomUUID()];
    await press('PUT', 'rocka', one);
    await press('PUT', 'rocka', both);
    await press('PUT', 'zaya', both);
    const topics = {
      one: '["news","artist:rocka"]',
      both: '["artist:rocka","artist:zaya"]',
      turned: '["artist:zaya","artist:rocka"]',
      other: '["artist:rocka-two"]',
    };
    const at = '2026-01-01T00:00:00.000Z';
    const common = { status: 'active' as const, source: 'home', created_at: at, requested_at: at };
    await db('subscriptions').insert(
      Object.entries(topics).map(([id, chosen]) => ({
        ...common,
        id,
        email: `${id}@example.com`,
        topics: chosen,
      })),
    );

    const told = (release: string, subscription_id: string) => ({
      release,
      subscription_id,
      created_at: at,
    });
    await db('announcements').insert([
      told('rocka--night', 'one'),
      told('rocka', 'one'),
      told('rocka', 'both'),
      told('zaya', 'both'),
      told('rocka-two--day', 'other'),
    ]);

    for (let time = 0; time < 2; time += 1)
      await seedContent(db, [{ id: 'zaya', name: 'Zaya' }], [{ from: 'rocka', to: 'zaya' }]);

    expect(await followed(one)).toEqual({ artists: ['zaya'] });
    expect(await followed(both)).toEqual({ artists: ['zaya'] });
    expect(await countFollowers(db, 'rocka')).toBe(0);
    const rows = await db('subscriptions').select('id', 'topics');
    expect(Object.fromEntries(rows.map((row) => [row.id, row.topics]))).toEqual({
      one: '["news","artist:zaya"]',
      both: '["artist:zaya"]',
      turned: '["artist:zaya"]',
      other: '["artist:rocka-two"]',
    });
    const remembered = await db('announcements').select('release', 'subscription_id');
    expect(remembered.map((row) => `${row.release} ${row.subscription_id}`).sort()).toEqual([
      'rocka-two--day other',
      'zaya both',
      'zaya one',
      'zaya--night one',
    ]);
  });

  test('a name that differs in capitals or a sign alone takes along nothing that was told under another', async () => {
    const { db } = app.deps;
    const told = ['dj-kofi--day', 'rocka--night'];
    await db('announcements').insert(
      told.map((release) => ({
        release,
        subscription_id: 'one',
        created_at: '2026-01-01T00:00:00.000Z',
      })),
    );

    const renamed = [
      { from: 'Rocka', to: 'rocka' },
      { from: 'dj_kofi', to: 'rocka' },
    ];
    await seedContent(db, [{ id: 'rocka', name: 'Rocka' }], renamed);

    expect((await db('announcements').pluck('release')).sort()).toEqual(told);
  });

  test('whom a device follows is kept by no cache', async () => {
    const list = await app.fetch('/api/follows', { headers: { 'x-device-id': randomUUID() } });

    expect(list.headers.get('cache-control')).toBe('no-store');
  });

  test('how many follow an artist is asked each time', async () => {
    const count = await app.fetch('/api/artists/rocka/followers');

    expect(count.headers.get('cache-control')).toBe('no-store');
  });

  test('artists come in the order in which they were followed', async () => {
    const device = randomUUID();
    await press('PUT', 'zaya', device);
    app.clock.now = new Date(app.clock.now.getTime() + 1);
    await press('PUT', 'rocka', device);

    expect(await followed(device)).toEqual({ artists: ['zaya', 'rocka'] });
  });

  test('a hundred presses at once make one follow', async () => {
    const device = randomUUID();

    const answers = await Promise.all(
      Array.from({ length: 100 }, () => press('PUT', 'rocka', device)),
    );

    expect(answers.every(({ status }) => status === 204)).toBe(true);
    expect(await countFollowers(app.deps.db, 'rocka')).toBe(1);
  });

  test('a device is the same in capitals', async () => {
    const device = randomUUID();
    await press('PUT', 'rocka', device);

    await press('PUT', 'rocka', device.toUpperCase());

    expect(await followers('rocka')).toEqual({ followers: 1 });
  });

  test.each([['PUT'], ['DELETE']])('%s takes the device from a body too', async (method) => {
    const device = randomUUID();
    await press('PUT', 'rocka', device);

    const response = await app.fetch('/api/follows/rocka', {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ device_id: device }),
    });

    expect(response.status).toBe(204);
    expect(await followed(device)).toEqual({ artists: method === 'PUT' ? ['rocka'] : [] });
  });

  test.each([[''], ['x'], ['123'], ["' or 1=1 --"], ['%'], [`${randomUUID()}x`]])(
    'a device that is no UUID is refused: %j',
    async (device) => {
      for (const method of ['PUT', 'DELETE']) {
        const response = await press(method, 'rocka', device);
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({ errors: [{ field: 'X-Device-Id' }] });
      }
      const list = await app.fetch('/api/follows', { headers: { 'x-device-id': device } });
      expect(list.status).toBe(422);
      expect(await followers('rocka')).toEqual({ followers: 0 });
    },
  );

  test.each([[null], [[]], [{}], [{ device_id: 7 }], [{ device_id: ['x'] }]])(
    'a body without a device is refused: %j',
    async (body) => {
      const response = await app.fetch('/api/follows/rocka', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ field: 'device_id' }] });
    },
  );

  test.each([
    ['nobody'],
    ['ROCKA'],
    ['%25'],
    ['%00'],
    ['rocka%00'],
    ['constructor'],
    ['..%2frocka'],
  ])('there is no artist %s', async (artist) => {
    const device = randomUUID();

    expect((await press('PUT', artist, device)).status).toBe(404);
    expect((await press('DELETE', artist, device)).status).toBe(204);
    expect((await app.fetch(`/api/artists/${artist}/followers`)).status).toBe(404);
  });

  test('an artist who has left the content is followed no more', async () => {
    const device = randomUUID();
    await press('PUT', 'zaya', device);
    await seedContent(app.deps.db, [{ id: 'rocka', name: 'Rocka' }]);

    expect(await followed(device)).toEqual({ artists: [] });
    expect((await press('DELETE', 'zaya', device)).status).toBe(204);
    expect(await app.deps.db('artist_follows')).toEqual([]);
  });
});
