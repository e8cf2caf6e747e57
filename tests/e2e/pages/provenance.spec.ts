import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const LIST = '/.well-known/media-provenance.json';
const MEDIA = /\.(avif|gif|ico|jpe?g|png|svg|webp|m4a|mp3|ogg|opus|wav|mp4|webm|pdf|zip)$/i;

interface Listed {
  path: string;
  pages: string[];
  bytes: number;
}

async function listed(request: APIRequestContext): Promise<Listed[]> {
  return (await (await request.get(LIST)).json()).files;
}

/** A published picture as a visitor would have saved it. */
async function savedPicture(request: APIRequestContext): Promise<{ path: string; bytes: Buffer }> {
  const found = (await listed(request)).find((file) => file.path.endsWith('rocka-portrait.webp'));
  if (!found) throw new Error('No portrait is published.');
  return { path: found.path, bytes: await (await request.get(found.path)).body() };
}

const choose = (page: Page, buffer: Buffer) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'saved.webp', mimeType: 'image/webp', buffer });

test('a published picture is found, changed by one bit it is not, and nothing is uploaded', async ({
  page,
  request,
  complaints,
}) => {
  const { path: address, bytes } = await savedPicture(request);
  await openLive(page, '/ai/verify');
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.method()} ${new URL(one.url()).pathname}`));
  const answer = page.getByRole('main').getByRole('status');

  await choose(page, bytes);
  await expect(answer).toContainText('Published by us');
  await expect(answer).toContainText(address);
  await expect(answer).toContainText('Drawn by algorithm');
  await expect(answer).toContainText('Valid (Ed25519)');

  const changed = Buffer.from(bytes);
  changed[500] = (changed[500] ?? 0) ^ 1;
  await choose(page, changed);
  await expect(answer).toContainText('Not on our list');
  expect(sent.filter((one) => !/^GET \/(\.well-known\/|[\w-]+\.js$)/.test(one))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a list that does not match its signature proves nothing', async ({ page, request }) => {
  const { bytes } = await savedPicture(request);
  await page.route('**/media-provenance.sig', async (route) => {
    const body = await (await route.fetch()).body();
    body[0] = (body[0] ?? 0) ^ 1;
    await route.fulfill({ body });
  });
  await openLive(page, '/ai/verify');

  await choose(page, bytes);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Do not rely on this');
});

test('a list that does not arrive is said to be missing', async ({ page }) => {
  await page.route(`**${LIST}`, (route) => route.fulfill({ status: 503 }));
  await openLive(page, '/ai/verify');

  await choose(page, Buffer.from('anything'));
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Nothing could be checked',
  );
});

test('the tool is reached and seen by keyboard', async ({ page }) => {
  await openLive(page, '/ai/verify');
  await page.getByRole('main').getByRole('link', { name: 'How we use AI' }).focus();
  await page.keyboard.press('Tab');

  await expect(page.getByLabel('Choose a file')).toBeFocused();
  const outline = await page
    .locator('label', { hasText: 'Choose a file' })
    .evaluate((label) => getComputedStyle(label).outlineWidth);
  expect(outline).toBe('3px');
});

test('the list names every media file of the export, and no other', async ({ request }) => {
  const root = path.resolve(__dirname, '../../../public');
  const there = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => MEDIA.test(name))
    .map((name) => `/${name.split(path.sep).join('/')}`);

  expect((await listed(request)).map((file) => file.path).toSorted()).toEqual(there.toSorted());
});

test('every page that a file is said to stand on names it', async ({ request }) => {
  const htmlOf = new Map<string, string>();
  for (const { path: file, pages } of await listed(request)) {
    for (const page of pages) {
      const html = htmlOf.get(page) ?? (await (await request.get(page)).text());
      htmlOf.set(page, html);
      expect.soft(html.includes(file), `${file} on ${page}`).toBe(true);
    }
  }
  expect(htmlOf.size).toBeGreaterThan(30);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to check by command line', async ({ page }) => {
    await page.goto('/ai/verify');
    await expect(page.getByRole('main')).toContainText('Checking here needs JavaScript');
    await expect(page.getByRole('main').locator('pre').first()).toContainText('curl');
    await expect(page.getByLabel('Choose a file')).toHaveCount(0);
  });

  test('the figures are sifted by whose they are', async ({ page }) => {
    await page.goto('/ai/facts');
    const rows = page.getByRole('main').locator('tbody tr:visible');
    const all = await rows.count();

    await page.getByRole('radio', { name: /^Set by us/ }).check();
    await expect(rows.first()).toContainText('BPM');
    expect(await rows.count()).toBeLessThan(all);
    await page.getByRole('radio', { name: /^All/ }).check();
    expect(await rows.count()).toBe(all);
  });
});

test('a figure on a profile leads to its row among all figures', async ({ page }) => {
  await openLive(page, '/artists/rocka');
  await page.getByRole('main').getByRole('link', { name: 'self-reported' }).first().click();

  await expect(page).toHaveURL(/\/ai\/facts#rocka-streams$/);
  await expect(page.locator('#rocka-streams')).toBeInViewport();
  await expect(page.locator('#rocka-streams')).toContainText('1.2M+');
});
