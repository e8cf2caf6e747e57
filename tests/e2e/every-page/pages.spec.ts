import { ROUTES } from '../routes';
import { expect, test, whenLive } from '../watched-page';

/** Their canonical addresses are those of pages that say the same. */
const COUNT_AS_OTHERS = ['/listen/africa/rocka', '/contact/result'];

test('no two pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(
    ROUTES.filter((route) => !COUNT_AS_OTHERS.includes(route)).map(async (route) => {
      const html = await (await request.get(route)).text();
      const title = /<title[^>]*>([^<]*)/.exec(html)?.[1];
      const description = /name="description" content="([^"]*)/.exec(html)?.[1];
      return { route, title, description };
    }),
  );

  expect(heads.filter(({ title, description }) => !title || !description)).toEqual([]);
  const count = (key: 'title' | 'description') => new Set(heads.map((head) => head[key])).size;
  expect(count('description')).toBe(heads.length);
  expect(count('title')).toBe(heads.length);
});

for (const unknown of [
  '/nothing-here',
  '/artists/nobody',
  '/about/kitchen',
  '/news/africa/nothing',
]) {
  test(`${unknown} is a real 404 with ways out`, async ({ page }) => {
    const response = await page.goto(unknown);
    await whenLive(page);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    const search = page.getByRole('main').getByRole('search');
    await search.getByLabel('Search the site').fill('rocka');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=rocka$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

for (const odd of ['/a%3Ab', '/artists%2Frocka', '/contact%3Fa=1%23b?c=%2F', '/a%40b', '/100%25']) {
  test(`${odd} leads nowhere, and still says so when React has come`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const response = await page.goto(odd);
    const app = page.waitForResponse(/\/app-\w+\.js/);
    await page.mouse.wheel(0, 10);
    await app;
    await page.waitForFunction(() => '___loader' in window);
    await page.waitForLoadState('networkidle');

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect(faults).toEqual([]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await whenLive(page);
  });
}
