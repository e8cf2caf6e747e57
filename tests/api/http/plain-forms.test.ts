import { z } from 'zod';
import { SPAM_TRAP } from '../../../services/contracts/limits/spam-trap';
import { FILLED_PAGES } from '../../../services/filled-pages';
import { type TestApp, testApp } from '../../support/app/test-app';
import { everyEndpoint } from '../../support/every-endpoint';

/** A trap stands in forms alone: these are what the site's forms send, with script and without. */
const FORMS = everyEndpoint().filter(
  ({ request }) => request instanceof z.ZodObject && SPAM_TRAP.field in request.shape,
);

/** The conversation that is handed over is in the browser's memory: without script there is none. */
const NEEDS_SCRIPT = ['/api/assistant/handover'];

let app: TestApp;
beforeAll(async () => {
  app = await testApp('sqlite');
});
afterAll(() => app.close());

test.each(FORMS.map(({ path }) => path).filter((path) => !NEEDS_SCRIPT.includes(path)))(
  'a plain form to %s is answered with a page that says what is wrong',
  async (path) => {
    const answer = await app.fetch(path, { method: 'POST', body: new URLSearchParams() });

    // How: services/contact/routes.ts, and the page's line in services/filled-pages.ts.
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    expect(FILLED_PAGES).toContain(location.replace(/\?.*/, ''));
    const page = await app.fetch(location);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<main>.*<li>/s);
  },
);
