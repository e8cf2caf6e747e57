import { expect, openLive, test } from '../watched-page';

test('the navigation leads on at any width and returns the focus', async ({ page, complaints }, {
  project,
}) => {
  await openLive(page, '/');
  if (project.name === 'phone') {
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole('link', { name: 'Zaya' }).click();
    await expect(drawer).toBeHidden();
  } else {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const group = page.locator('summary', { hasText: 'Artists' }).first();
    await group.click();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: /^Zaya/ })).toBeHidden();
    await expect(group).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: /^Zaya/ }).click();
  }
  await expect(page).toHaveURL(/\/artists\/zaya$/);
  expect(complaints).toEqual([]);
});

test('a dialog closes by its answer, its cross, Escape and the scrim, and returns the focus', async ({
  page,
  complaints,
}) => {
  await openLive(page, '/');
  const opener = page.getByRole('button', { name: /^Elite/ });
  const dialog = page.getByRole('dialog', { name: 'Elite' });
  const ways: (() => Promise<void>)[] = [
    () => dialog.getByRole('button', { name: 'Got it, thanks!' }).click(),
    () => dialog.getByRole('button', { name: 'Close dialog' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 4),
  ];
  for (const close of ways) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Got it, thanks!' })).toBeFocused();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect(complaints).toEqual([]);
});

test('a selection drawn past the edge of a dialog leaves it open, with what was typed', async ({
  page,
}) => {
  await openLive(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Get Notified' }).click();
  const field = page.getByRole('dialog').getByLabel('E-mail address');
  await field.fill('reader@site.test');
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(4, 4, { steps: 4 });
  await page.mouse.up();

  await expect(field).toBeVisible();
  await expect(field).toHaveValue('reader@site.test');
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the theme follows the system until the visitor chooses, and the choice stays', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await background()).toBe('rgb(243, 241, 234)');

  await page.locator('label').filter({ hasText: 'Dark' }).click();
  expect(await background()).toBe('rgb(13, 11, 10)');
  await page.goto('/contact');
  expect(await background()).toBe('rgb(13, 11, 10)');
});

test('the switch says which theme is in force also when the system changes its own', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openLive(page, '/contact');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.getByRole('group', { name: 'Theme' }).getByLabel('Light')).toBeChecked();
});

test('a theme that is chosen reaches the other open tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/contact');
  const other = await context.newPage();
  await other.goto('/faq');
  await other.locator('label').filter({ hasText: 'Dark' }).click();

  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 11, 10)');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('a tablet that is turned while the menu is open leaves a page that can be used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 1194 });
  await openLive(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.setViewportSize({ width: 1194, height: 834 });
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click({ timeout: 5000 });

  await expect(page).toHaveURL(/\/contact$/);
});
