import type { Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const CONTACT = '**/api/contact';

async function write(page: Page, email = 'ada@example.org') {
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('main').getByLabel('E-mail address').fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
}

test('a message is sent once, with the time it took and nothing in the trap', async ({
  page,
  complaints,
}) => {
  let tokens = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact/token')) tokens += 1;
  });
  await openLive(page, '/contact');
  expect(tokens).toBe(0);
  await write(page);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const bodies: Record<string, string>[] = [];
  await page.route(CONTACT, async (route) => {
    bodies.push(route.request().postDataJSON());
    await gate;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeDisabled();
  // grey on grey as it is, it has no contrast to spare
  await expect(page.getByRole('button', { name: 'Sending' })).toHaveCSS('opacity', '1');
  await page.getByLabel('Name').press('Enter');
  release();

  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  // who mistyped it would wait for an answer that goes elsewhere
  await expect(page.getByText('We answer to: ada@example.org')).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ website: '', page: '/contact' });
  expect(bodies[0]?.token).toMatch(/^[\w.-]{20,}$/);
  expect(tokens).toBe(1);
  expect(complaints).toEqual([]);
});

test('what the service refuses is named at its field; sent again it has the same key', async ({
  page,
}) => {
  await openLive(page, '/contact');
  await write(page, 'adä@example.org');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const email = page.getByRole('main').getByLabel('E-mail address');
  await expect(email).toHaveAccessibleDescription(
    'Please use letters without accents before the @.',
  );
  await expect(email).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');

  await email.fill('ada@example.org');
  const keys: (string | undefined)[] = [];
  await page.route(CONTACT, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: '',
            title: '',
            status: 503,
            detail: 'Busy.',
            requestId: '',
          }),
        })
      : route.continue();
  });
  // on a phone the head of the form is a screen away from its button
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Busy.');
  await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
  await expect(page.getByText('Send failed')).toHaveCount(1);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('the trap can be neither seen nor reached', async ({ page }) => {
  await openLive(page, '/contact');
  const trap = page.getByRole('main').locator('input[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(await trap.evaluate((field) => getComputedStyle(field).display)).not.toBe('none');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
});

test('what was written outlives a reload in its tab, and ends with the sending', async ({
  page,
}) => {
  await openLive(page, '/contact');
  await page.getByText('Licensing', { exact: true }).first().click();
  await write(page, 'draft@example.org');
  await openLive(page, '/licensing');
  const clock = page.waitForRequest('**/api/contact/token');
  await openLive(page, '/contact');
  await clock;
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('Hello');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByRole('radio', { name: 'Licensing' })).toBeChecked();

  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await openLive(page, '/contact');
  await expect(message).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('message-draft'))).toBeNull();
});

test('a sentence leaves its field when that is mended; nothing new is found while one writes', async ({
  page,
}) => {
  await openLive(page, '/contact');
  const name = page.getByLabel('Name');
  const email = page.getByRole('main').getByLabel('E-mail address');
  const told = page.getByRole('main').getByRole('status');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('3 fields need attention.');

  await name.pressSequentially('Ada');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(name).toHaveAccessibleDescription('');
  await expect(told).toHaveText('2 fields need attention.');
  await expect(name).toBeFocused();
  await name.fill('');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await name.fill('Ada');

  await email.pressSequentially('ada@example');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.pressSequentially('.org');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await expect(told).toHaveText('Every field is in order now.');
  await expect(page.getByText('need attention')).toHaveCount(0);

  await email.fill('ada');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('One field needs attention.');
  await expect(email).toBeFocused();
});

test('a message that is too long is kept whole, and told so', async ({ page }) => {
  await openLive(page, '/contact?type=licensing');
  await write(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('y'.repeat(5001));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main')).toContainText('Please keep it under 5000 characters.');
  await expect(message).toHaveValue('y'.repeat(5001));
});

test('a message in a script that runs from right to left does so as it is written', async ({
  page,
}) => {
  await openLive(page, '/contact');
  const box = page.getByRole('textbox', { name: 'Message' });
  await expect(box).toHaveCSS('unicode-bidi', 'plaintext');
});
