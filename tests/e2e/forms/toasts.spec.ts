import type { Locator } from 'playwright/test';
import { expect, openLive, test, whenLive } from '../watched-page';

test('a word that is said again has its whole time again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: new Date('2025-03-14T10:00:00Z') });
  await page.goto('/artists/rocka');
  await whenLive(page);
  const share = page.getByRole('main').getByRole('button', { name: 'Share' }).first();
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('Link copied');
  await share.click();
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);

  await page.clock.pauseAt(new Date('2025-03-14T10:01:00Z'));
  await expect(toast).toHaveCount(0);
  await share.click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(3000);
  await share.click();
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  // it leaves by steps, of which the browser takes some in its own time
  await expect(async () => {
    await page.clock.runFor(2500);
    expect(await toast.count()).toBe(0);
  }).toPass();
});

test('a toast put away by key gives the focus back to where it came from', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/artists/rocka');
  await whenLive(page);
  const share = page.getByRole('main').getByRole('button', { name: 'Share' }).first();
  const dismiss = page.getByRole('region', { name: 'Messages' }).getByRole('button');
  await share.press('Enter');
  await dismiss.press('Enter');

  await expect(dismiss).toHaveCount(0);
  await expect(share).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** What a finger would reach at the middle of something. */
  const reached = (one: Locator) =>
    one.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

  test('what went wrong in the chat does not cover how to try again', async ({ page }) => {
    await openLive(page, '/');
    await page.getByRole('button', { name: 'AI Assistant', exact: true }).click();
    const chat = page.getByRole('dialog', { name: 'AI Assistant' });
    await page.route('**/api/assistant', (route) => route.abort());
    await chat.getByLabel('Your question').fill('Who is Rocka?');
    await page.keyboard.press('Enter');

    const toast = page.getByRole('region', { name: 'Messages' });
    await expect(toast).toContainText('Assistant error');
    expect(await reached(chat.getByRole('button', { name: 'Try again' }))).toBe(true);
    expect(await reached(chat.getByRole('button', { name: 'Send this to a person' }))).toBe(true);
    expect(await reached(chat.getByRole('button', { name: 'Close' }))).toBe(true);
  });

  test('what plays is not said over the list of what comes', async ({ page }) => {
    await openLive(page, '/');
    await page.getByRole('button', { name: 'Play Latest' }).click();
    const dock = page.getByRole('region', { name: 'Player' });
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Playing');
    await dock.getByRole('button', { name: 'Queue' }).click();

    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Playing');
    await expect(dock.getByRole('listitem')).toHaveCount(5);
    for (const line of await dock.getByRole('listitem').all())
      expect(await reached(line)).toBe(true);
  });
});
