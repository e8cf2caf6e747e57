import { expect, test } from 'playwright/test';
import { ROUTES } from '../routes';

test.use({ javaScriptEnabled: false });

test('every page can be read without script', async ({ page }) => {
  test.slow(); // all of them, one after the other
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('p').first()).toBeVisible();
    });
  }
});

test('the contact form works without script', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('E-mail address').fill('grace@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('Plain forms still work.');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page).toHaveURL(/\/contact\/result\?/);
  await expect(page.getByRole('main')).toContainText('Message sent');
  await expect(page.getByRole('main')).toContainText(/AA-[2-9A-Z]{6}/);
});

test('an open role leads to the form with the role filled in, without script', async ({ page }) => {
  await page.goto('/about/team');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click();

  await expect(page.getByRole('radio', { name: 'Jobs' })).toBeChecked();
  await expect(page.getByText('About: AI Engineer, Voice')).toBeVisible();
  await expect(page.locator('input[name="about"]')).toHaveValue('voice-engineer');
});

test('a plain form that lacks something is told so, and nothing of it is echoed', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('E-mail address').fill('grace@example');
  await page.getByRole('textbox', { name: 'Message' }).fill('<b>bold</b>');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByRole('main')).toContainText('Send failed');
  await expect(page.getByRole('main')).toContainText('It should read like name@site.com.');
  await expect(page.getByRole('main')).not.toContainText('bold');
});

test('menus, drawer and dialogs open without script', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Listen' }).first().click();
  await expect(page.getByRole('link', { name: /Fusion Mix/ }).first()).toBeVisible();

  await page.getByRole('button', { name: /^AI-Powered/ }).click();
  await expect(page.getByRole('dialog', { name: 'AI-Powered' })).toBeVisible();
  await page.getByRole('button', { name: 'Got it, thanks!' }).click();
  await expect(page.getByRole('dialog', { name: 'AI-Powered' })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible();
});

test('the newsletter, reminders and following lead to plain forms that work', async ({ page }) => {
  await page.goto('/artists/zaya');
  await page.getByRole('link', { name: 'Follow Artist' }).click();
  await expect(page).toHaveURL(/#by-mail$/);
  const form = page.getByRole('main').locator('form[action$="/api/subscriptions"]');
  await form.getByLabel('E-mail address').fill('plain@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/newsletter\/result\?/);
  await expect(page.getByRole('main')).toContainText(/mail/);

  await page.goto('/artists');
  await page.getByRole('link', { name: 'Remind me about Street Prophet' }).click();
  await expect(page).toHaveURL(/\/join\/newsletter\?topics=artist:street-prophet$/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Street Prophet' })).toBeChecked();
  await page.getByRole('main').getByLabel('E-mail address').fill('plain@example.org');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/newsletter\/result\?/);
});

test('the assistant’s button leads to a page that answers', async ({ page }) => {
  await page.goto('/artists/rocka');
  await page.getByRole('link', { name: 'AI Assistant', exact: true }).click();
  await expect(page).toHaveURL(/\/ask$/);
  await page.getByLabel('Your question').fill('Which tempo do Zaya’s songs have?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('main')).toContainText('118–128 BPM');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Zaya', exact: true }),
  ).toBeVisible();
});

test('the search is answered by the service', async ({ page }) => {
  await page.goto('/search');
  await page.getByLabel('Search the site').fill('beethoven <zouk>');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('status')).toContainText('“beethoven <zouk>”: No results.');
  await expect(page.getByLabel('Search the site')).toHaveValue('beethoven <zouk>');
  const rest = await page
    .getByLabel('Search the site')
    .evaluate((field) => field.scrollWidth - field.clientWidth);
  expect(rest).toBe(0);

  await page.getByLabel('Search the site').fill('fusion noir');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: /^Rocka/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rocka/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/artists\/rocka$/);
});

test('an unknown address names what was perhaps meant', async ({ page }) => {
  await page.goto('/artist/roka');
  await expect(page.getByRole('heading', { name: 'Perhaps one of these' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Rocka /artists/rocka' }).click();
  await expect(page).toHaveURL(/\/artists\/rocka$/);
});

test('what tabs hold stands below one another', async ({ page }) => {
  await page.goto('/artists/rocka');
  for (const title of ['Biography', 'Signature Sound', 'Creative Process', 'Themes'])
    await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
