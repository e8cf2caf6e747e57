import { hashSync } from 'bcrypt';
import { insertUser } from '../../../db/accounts/users';
import { AppError } from '../../../services/errors';
import { countedPasswords, lettersTo } from '../../support/app/test-account';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';

const PASSWORD = 'a sentence is fine';
const HASH = hashSync(PASSWORD, 4);
const ADA = 'ada@example.org';
const HOME = '198.51.100.7';
const MINUTE_MS = 60_000;

describe.each(ENGINES)('on %s', (engine) => {
  const { passwords, count } = countedPasswords();
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine, {
      env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
      deps: { passwords },
    });
  });
  beforeEach(async () => {
    await app.reset();
    const created_at = NOON.toISOString();
    await insertUser(app.deps.db, {
      id: '11111111-1111-4111-8111-111111111111',
      email: ADA,
      password_hash: HASH,
      confirmed_at: created_at,
      created_at,
    });
    count.hashes = 0;
  });
  afterAll(() => app.close());

  const login = (from: string, password = 'not the password', email = ADA) =>
    app.post('/api/auth/login', { email, password }, { 'x-forwarded-for': from });
  const statuses = async (from: string, tries: number, email = ADA) => {
    const seen = [];
    for (let n = 0; n < tries; n += 1) seen.push((await login(from, undefined, email)).status);
    return seen;
  };
  /** One failure each from 51 places, as many at a time as the gate lets wait. */
  const guessFromEverywhere = async () => {
    for (let start = 0; start < 51; start += 17) {
      const places = Array.from({ length: 17 }, (_, n) => `203.0.113.${start + n}`);
      await Promise.all(places.map((place) => login(place)));
    }
  };
  const wait = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * MINUTE_MS);
  };

  test('after five failures there is a pause, which doubles up to a quarter of an hour', async () => {
    expect(await statuses(HOME, 7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const refused = await login(HOME, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({
      type: 'urn:problem-type:rate_limited',
      detail: 'Too many tries. Please wait 60 seconds.',
    });
    expect(count.hashes).toBe(10);

    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      wait(minutes - 0.001);
      expect((await login(HOME)).status).toBe(429);
      wait(0.001);
      expect((await login(HOME)).status).toBe(401);
    }
  });

  test('a good log-in begins the count anew', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await statuses(HOME, 4)).toEqual([401, 401, 401, 401]);
      expect((await login(HOME, PASSWORD)).status).toBe(200);
    }
  });

  test('an hour without a try is forgotten', async () => {
    await statuses(HOME, 5);
    wait(62);

    expect(await statuses(HOME, 5)).toEqual([401, 401, 401, 401, 401]);
  });

  test('of many tries at once as many are looked at as one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(HOME)));

    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(25);
    expect(count.hashes).toBe(10);
  });

  test('the failures of one place do not keep out another', async () => {
    await statuses('203.0.113.9', 8);

    expect((await login(HOME, PASSWORD)).status).toBe(200);
    expect((await login('203.0.113.9', PASSWORD)).status).toBe(429);
    expect((await login('203.0.113.9', PASSWORD, 'bea@example.org')).status).toBe(401);
  });

  test('a network of IPv6 is one place, the next one another', async () => {
    await statuses('2001:db8:1:2::1', 5);

    expect((await login('2001:db8:1:2:ffff::9', PASSWORD)).status).toBe(429);
    expect((await login('2001:db8:1:3::1', PASSWORD)).status).toBe(200);
  });

  test('guessing from everywhere is slowed down, where the owner signs in is not', async () => {
    expect((await login(HOME, PASSWORD)).status).toBe(200);
    await guessFromEverywhere();

    const stranger = await login('203.0.113.200');
    const travelling = await login('198.51.100.99', PASSWORD);
    const home = await login(HOME, PASSWORD);

    expect([stranger.status, travelling.status, home.status]).toEqual([429, 429, 200]);
  });

  test('a place is known for thirty days from the last time its owner signed in', async () => {
    const days = 24 * 60;
    expect((await login(HOME, PASSWORD)).status).toBe(200);
    wait(30 * days - 1);
    await guessFromEverywhere();
    expect((await login(HOME, PASSWORD)).status).toBe(200);

    wait(30 * days);
    await guessFromEverywhere();
    expect((await login(HOME, PASSWORD)).status).toBe(429);
  });

  test('who reads the mailbox gets in although strangers have used up all tries', async () => {
    await guessFromEverywhere();
    expect((await login(HOME, PASSWORD)).status).toBe(429);

    await app.post('/api/auth/reset', { email: ADA });
    const [letter] = await lettersTo(app.deps.db, ADA);
    const reset = await app.post(
      '/api/auth/reset/confirm',
      { token: letter?.token, password: 'another sentence' },
      { 'x-forwarded-for': HOME },
    );

    expect(reset.status).toBe(200);
    expect((await login(HOME, 'another sentence')).status).toBe(200);
  });

  test('an address without account is slowed down just the same', async () => {
    const unknown = await statuses(HOME, 7, 'nobody@example.org');
    const hashes = count.hashes;
    count.hashes = 0;

    expect(await statuses(HOME, 7)).toEqual(unknown);
    expect(count.hashes).toBe(hashes);
  });

  test('a stranger cannot clear the count with a sign-up for the same address', async () => {
    await app.post('/api/auth/signup', { email: ADA, password: 'chosen by a stranger' });
    const seen = [];
    for (let n = 0; n < 4; n += 1) {
      seen.push((await login(HOME)).status, (await login(HOME, 'chosen by a stranger')).status);
    }

    expect(seen).toEqual([401, 403, 401, 403, 401, 429, 429, 429]);
  });

  test('a try that nobody had the time to look at does not count', async () => {
    const { match } = passwords;
    passwords.match = () => Promise.reject(new AppError('overloaded', 'Too many.'));
    const refused = await statuses(HOME, 4);
    passwords.match = match;

    expect(refused).toEqual([503, 503, 503, 503]);
    expect(await statuses(HOME, 5)).toEqual([401, 401, 401, 401, 401]);
    expect((await login(HOME)).status).toBe(429);
  });

  test('nor does it count against the account from places where it was never used', async () => {
    const { match } = passwords;
    passwords.match = () => Promise.reject(new AppError('overloaded', 'Too many.'));
    await guessFromEverywhere();
    passwords.match = match;

    expect((await login('192.0.2.1', PASSWORD)).status).toBe(200);
  });

  test('a fifth try that nobody had the time to look at brings no pause', async () => {
    await statuses(HOME, 4);
    const { match } = passwords;
    passwords.match = () => Promise.reject(new AppError('overloaded', 'Too many.'));
    const refused = await statuses(HOME, 2);
    passwords.match = match;

    expect(refused).toEqual([503, 503]);
    expect((await login(HOME, PASSWORD)).status).toBe(200);
  });

  test('a try that was refused for those of strangers does not count for its place', async () => {
    await guessFromEverywhere();
    wait(0.5);
    expect(await statuses(HOME, 5)).toEqual([429, 429, 429, 429, 429]);
    wait(0.5);

    expect((await login(HOME, PASSWORD)).status).toBe(200);
  });

  test.each(['a busy moment where the account is used', 'a new password'])(
    '%s makes no room for guesses from elsewhere',
    async (what) => {
      await login(HOME, PASSWORD);
      for (let n = 0; n < 49; n += 1) await login(`203.0.113.${n}`);
      if (what === 'a new password') {
        await app.post('/api/auth/reset', { email: ADA });
        const [letter] = await lettersTo(app.deps.db, ADA);
        const chosen = { token: letter?.token, password: 'another sentence' };
        const from = { 'x-forwarded-for': '192.0.2.77' };
        expect((await app.post('/api/auth/reset/confirm', chosen, from)).status).toBe(200);
      } else {
        const { match } = passwords;
        passwords.match = () => Promise.reject(new AppError('overloaded', 'Too many.'));
        expect(await statuses(HOME, 3)).toEqual([503, 503, 503]);
        passwords.match = match;
      }

      expect((await login('192.0.2.1')).status).toBe(401);
      expect((await login('192.0.2.2')).status).toBe(429);
    },
  );

  test('neither account nor place can be read from what is kept', async () => {
    await statuses(HOME, 6);
    await login(HOME, PASSWORD);

    const rows = JSON.stringify(await app.deps.db('login_attempts'));
    expect(rows).not.toContain('ada@');
    expect(rows).not.toContain('198.51');
    expect(JSON.parse(rows)).toHaveLength(2);
  });

  test.each([
    [{ email: ADA }, ['password']],
    [{ email: 'ada', password: '' }, ['email', 'password']],
    [{ email: [ADA], password: { $gt: '' } }, ['email', 'password']],
    ['text', ['body']],
  ])('%j is no log-in', async (body, fields) => {
    const response = await app.post('/api/auth/login', JSON.stringify(body));

    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(count.hashes).toBe(0);
  });
});
