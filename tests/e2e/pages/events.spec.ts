import { expect, test, whenLive } from '../watched-page';

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
