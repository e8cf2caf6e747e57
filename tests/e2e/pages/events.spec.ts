import { axeFindings } from '../every-page/axe-findings';
import { expect, openLive, test, whenLive } from '../watched-page';

for (const [address, none] of [
  ['/', 'No new date yet'],
  ['/global', 'Nothing is announced'],
] as const) {
  test(`${address} sorts events by the visitor's clock`, async ({ page }) => {
    const said = page.getByRole('main').getByText(none);
    const first = page.locator('main article time').first();
    await page.clock.setFixedTime('2024-02-16T12:00:00Z');
    await page.goto(address);
    await whenLive(page);

    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
    await expect(first).toHaveAttribute('datetime', /^2024-02-20/);
    await expect(said).toHaveCount(0);

    await page.clock.setFixedTime('2024-02-22T12:00:00Z');
    await page.reload();
    await whenLive(page);
    await expect(first).toHaveAttribute('datetime', /^2024-02-15/);
    await expect(said).toBeVisible();
  });
}

test('axe finds nothing while events are still to come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime('2024-02-10T12:00:00Z');
  await openLive(page, '/join/events');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(main.locator('article[data-past]')).toHaveCount(0);

  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await axeFindings(page), theme).toEqual([]);
  }
});

test('a tab that was left open for days says how things stand once it is seen again', async ({
  page,
}) => {
  const seenAgain = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const main = page.getByRole('main');
  const past = main.locator('article[data-past]');
  await page.clock.setFixedTime('2024-02-16T12:00:00Z');
  await openLive(page, '/join/events');
  await expect(past).toHaveCount(1);
  const today = main.locator('time[datetime="2024-02-16"]');
  await expect(today).toBeVisible();

  await page.clock.setFixedTime('2024-02-22T12:00:00Z');
  await seenAgain();
  await expect(past).toHaveCount(2);
  await expect(today).toHaveCount(0);

  // Thursday, 10 in the morning where the office is, and then 7 in the evening
  await page.clock.setFixedTime('2024-02-22T18:00:00Z');
  await openLive(page, '/contact');
  await expect(main.getByText('Open now')).toBeVisible();
  await page.clock.setFixedTime('2024-02-23T03:00:00Z');
  await seenAgain();
  await expect(main.getByText('Open now')).toHaveCount(0);
});
