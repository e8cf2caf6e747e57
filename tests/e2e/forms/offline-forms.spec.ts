import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { openDb } from '../../../db/connect';
import { axeFindings } from '../every-page/axe-findings';
import { openLive } from '../watched-page';

test.use({ serviceWorkers: 'allow' });

/** Another one on every try. */
const anAddress = () => `${randomUUID()}@example.org`;

const FILE = path.join(process.env.E2E_DATA_DIR ?? '', 'site.sqlite');

/** How many rows of a table the service under test has of an address. */
async function stored(table: 'contact_messages' | 'subscriptions', email: string): Promise<number> {
  const db = openDb({ file: FILE });
  try {
    const row = await db(table).where({ email }).count({ rows: '*' }).first();
    return Number(row?.rows);
  } finally {
    await db.destroy();
  }
}

/** Opens a page, and waits until the worker looks after it and has kept it. */
async function openKept(page: Page, address: string): Promise<void> {
  await openLive(page, address);
  const isKept = () =>
    page.evaluate(
      async (at) =>
        navigator.serviceWorker.controller !== null && (await caches.match(at)) !== undefined,
      address,
    );
  await expect.poll(isKept).toBe(true);
}

async function write(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('main').getByLabel('E-mail address').fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('Written on a train.');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

const standing = (page: Page) => page.getByRole('main').getByText(/^Kept on this device/);

/** The network goes for the page and for the worker, which outlives it. */
const offline = (context: BrowserContext) => context.setOffline(true);

test('a message without a network is kept through a reload and arrives once', async ({
  context,
  page,
}) => {
  const email = anAddress();
  await openKept(page, '/contact');
  await offline(context);
  await write(page, email);
  await expect(standing(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  // what changes is read out; what can be pressed is not
  const readOut = page.getByRole('listitem').locator('[aria-live="polite"]');
  await expect(readOut).toHaveText(
    'Kept on this device. It will be sent when you are back online.',
  );
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('status').first()).toContainText('You are offline.');
  await page.getByRole('link', { name: '1 form waits to be sent.' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no connection/i);
  await expect(page.getByText('Written on a train.')).toBeVisible();
  await expect(standing(page)).toBeVisible();
  expect(await stored('contact_messages', email)).toBe(0);

  await context.setOffline(false);
  await openLive(page, '/contact');
  await expect(page.getByRole('main').getByText(/^Sent on/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/AA-[2-9A-Z]{6}/);
  await page.reload();
  await openLive(page, '/offline');
  await expect(page.getByRole('main').getByText(/^Sent on/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Sent' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toHaveCount(0);
  expect(await stored('contact_messages', email)).toBe(1);
});

test('a message waits while the tab is closed, and goes with the next page', async ({
  context,
  page,
}) => {
  const email = anAddress();
  await openKept(page, '/contact');
  await offline(context);
  await write(page, email);
  await expect(standing(page)).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/faq');
  await expect.poll(() => stored('contact_messages', email)).toBe(1);
});

test('an answer that is lost on the way is asked for again, and the message is one', async ({
  page,
}) => {
  const email = anAddress();
  await openKept(page, '/contact');
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await write(page, email);
  // a browser with background sync sends it again at once
  await expect(page.getByRole('main').getByText(/^(Kept on this device|Sent on)/)).toBeVisible();
  expect(await stored('contact_messages', email)).toBe(1);

  await openLive(page, '/contact');
  await expect(page.getByRole('main').getByText(/^Sent on/)).toBeVisible();
  expect(await stored('contact_messages', email)).toBe(1);
});

test('a plain form of a page without script is kept too, and what is discarded never goes', async ({
  context,
  page,
}) => {
  const email = anAddress();
  await openKept(page, '/contact');
  await offline(context);
  await page.reload();
  await write(page, email);
  await expect(page).toHaveURL('/offline');
  await expect(page.getByText('Written on a train.')).toBeVisible();
  await expect(page.getByRole('link', { name: /contact/i }).first()).toBeVisible();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Written on a train.')).toBeHidden();
  await context.setOffline(false);
  await openLive(page, '/contact');
  expect(await stored('contact_messages', email)).toBe(0);
});

test('with a network the worker hands a plain form on', async ({ page }) => {
  const email = anAddress();
  await openKept(page, '/contact');
  await page.locator('form[action$="/api/contact"]').evaluate((form: HTMLFormElement, to) => {
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
    field('name').value = 'Ada';
    field('email').value = to;
    field('message').value = 'Plain';
    form.submit();
  }, email);
  await expect(page).toHaveURL(/\/contact\/result\?/);
  await expect(page.getByRole('main')).toContainText('Message sent');
  expect(await stored('contact_messages', email)).toBe(1);
});

test('a newsletter form waits, also where what keeps it was never loaded', async ({
  context,
  page,
}) => {
  const email = anAddress();
  await openKept(page, '/faq');
  await offline(context);
  const form = page.getByRole('contentinfo').locator('form[action$="/api/subscriptions"]');
  await form.getByRole('textbox').first().fill(email);
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/offline');
  await expect(page.getByText(email)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(/^Sent on/)).toBeVisible();
  await expect(page.getByText('Your reference:')).toBeHidden();
  expect(await stored('subscriptions', email)).toBe(1);
});

test('what the service refuses is said, and stays until its writer decides', async ({
  context,
  page,
}) => {
  const email = 'adä@example.org';
  await openKept(page, '/contact');
  await offline(context);
  await write(page, email);
  await expect(standing(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send now' }).click();

  await expect(page.getByText('Not sent. Please use letters without accents')).toBeVisible();
  await expect(page.getByText('Written on a train.')).toBeVisible();
});

test('whoever asks sees which pages are kept, and clears them', async ({ page }) => {
  await openKept(page, '/artists/rocka');
  await openKept(page, '/offline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/kept here/i);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /rocka/i })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await main.getByRole('button', { name: 'Clear these pages' }).click();
  await expect(main.getByText(/^No page is kept/)).toBeVisible();
  const kept = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).length);
  expect(await kept()).toBe(0);
});
