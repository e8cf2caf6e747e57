import { expect, test, whenLive } from './watched-page';

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
