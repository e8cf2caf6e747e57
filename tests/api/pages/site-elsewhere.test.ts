import { type TestApp, testApp } from '../../support/app/test-app';
import { linkTo, newsletterOf } from '../../support/audience/newsletter';

/** The site on a static host, the service at an address of its own, without a built site beside it. */
const SPLIT = {
  PUBLIC_URL: 'https://static.test',
  CORS_ORIGINS: 'https://static.test',
  GATSBY_API_URL: 'https://site.test',
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp('sqlite', { env: SPLIT });
});
beforeEach(() => app.reset());
afterAll(() => app.close());

test('links of the newsletter lead to the service, which alone answers them', async () => {
  const newsletter = newsletterOf(app);

  const token = await newsletter.activate();

  const mails = await newsletter.mails();
  expect(token).not.toBe('');
  expect(linkTo('confirm', mails)).not.toBe('');
  expect(mails.map(({ unsubscribe_url }) => unsubscribe_url)).toContain(
    `https://site.test/api/subscriptions/unsubscribe?token=${token}`,
  );
  const [welcome] = mails.filter(({ kind }) => kind === 'subscription-welcome');
  expect(welcome?.text).toContain('https://static.test/artists');
});

test.each([
  '/',
  '/artists/rocka',
  '/join/newsletter',
  '/join/newsletter?topics=drops',
  '/contact?type=job&about=x',
  '/search?q=rocka',
  '//evil.test/x',
])('whoever follows a link of a bare page to %s comes to the site', async (address) => {
  const response = await app.fetch(address);

  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`https://static.test${address}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('who comes by the name of the site is not led in a circle, but told that it has not been built', async () => {
  const answer = await app.raw(
    'GET /artists HTTP/1.1\r\nHost: static.test\r\nConnection: close\r\n\r\n',
  );

  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('urn:problem-type:site_not_built');
});

test('what is no page stays where it was asked for', async () => {
  expect((await app.fetch('/api/nothing')).status).toBe(404);
  expect((await app.fetch('/artists/rocka', { method: 'POST' })).status).toBe(404);
  expect((await app.fetch('/newsletter/result?status=pending')).status).toBe(200);
});

test.each(['/join/newsletter', '/contact'])(
  'with no site anywhere %s says that it has not been built',
  async (address) => {
    const alone = await testApp('sqlite');

    const response = await alone.fetch(address);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ type: 'urn:problem-type:site_not_built' });
    await alone.close();
  },
);
