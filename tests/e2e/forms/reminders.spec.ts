import { expect, openLive, test } from '../watched-page';

test('beside what is coming soon a reminder is set from a dialog', async ({ page, complaints }, {
  project,
}) => {
  await openLive(page, '/artists');
  const row = page.getByRole('article').filter({ hasText: 'Street Prophet' });
  await expect(row.getByRole('button', { name: /Coming Soon/ })).toBeDisabled();
  const opener = row.getByRole('button', { name: 'Remind me about Street Prophet' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Remind me about Street Prophet' });
  const email = dialog.getByLabel('E-mail address');
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  const request = page.waitForRequest('**/api/subscriptions');
  await email.fill(`prophet-${project.name}@example.org`);
  await email.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({
    source: 'artists_page',
    topics: ['artist:street-prophet'],
  });
  await expect(dialog.getByText('Check your mail')).toBeVisible();
  await expect(page.getByText('Almost there')).toBeVisible();
  await expect(page.getByText('Confirm from the mail we just sent.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close dialog' }).click();
  await expect(row.getByRole('button', { name: /^Reminder set/ })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a reminder that fails says so in the dialog, which keeps the address', async ({ page }) => {
  await page.route('**/api/subscriptions', (route) => route.abort());
  await openLive(page, '/artists/zaya');
  await page.getByRole('button', { name: 'Remind me about Zaya' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill('zaya@example.org');
  await dialog.getByRole('button', { name: 'Subscribe' }).click();

  await expect(dialog.getByRole('alert')).toContainText('No answer came back.');
  await expect(dialog.getByLabel('E-mail address')).toHaveValue('zaya@example.org');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Reminder set/ })).toHaveCount(0);
});

test('every disabled Coming Soon has a working Remind me beside it', async ({ page }) => {
  for (const route of ['/artists', '/artists/africa', '/artists/zaya', '/artists/nyra']) {
    await openLive(page, route);
    const soon = page.getByRole('button', { name: /^Coming Soon/ });
    await expect(soon.first()).toBeDisabled();
    const reminders = page
      .getByRole('button', { name: /^Coming Soon/ })
      .locator('xpath=following-sibling::*[contains(@aria-label, "Remind me about")]');
    await expect(reminders).toHaveCount(await soon.count());
  }
});

test('new drops and the beta list open their own form', async ({ page }) => {
  await openLive(page, '/');
  for (const [name, source, topic] of [
    ['Get Notified About New Drops', 'home', 'drops'],
    ['Beta Fan Access', 'beta', 'beta'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    const request = page.waitForRequest('**/api/subscriptions');
    await dialog.getByLabel('E-mail address').fill('drops@example.org');
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    expect((await request).postDataJSON()).toMatchObject({ source, topics: [topic] });
    await expect(dialog.getByText('Check your mail')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});
