import { expect, openLive, test } from '../watched-page';

for (const path of ['/artists/rocka', '/news/africa/rocka-million-streams'])
  test(`on ${path} the address to copy by hand is whole on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { get: () => ({ writeText }) });
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await page.goto(path);
    await page.locator('[data-needs-script=share]').first().click();
    const words = page.getByRole('main').getByText('Copying was blocked.').first();

    const { x, width } = (await words.boundingBox()) ?? { x: 0, width: 0 };

    expect(x + width).toBeLessThanOrEqual(390);
    expect(width).toBeGreaterThan(300);
  });

test('who is sent a signature is led to it, in the take that was shared', async ({ page }) => {
  const shared: string[] = [];
  await page.exposeFunction('keepShared', (url: string) => shared.push(url));
  await page.addInitScript(() => {
    const { keepShared } = window as unknown as { keepShared(url: string): void };
    const share = async ({ url = '' }: ShareData) => keepShared(url);
    Object.defineProperty(navigator, 'share', { value: share });
  });
  for (const place of ['#signature', '?take=7#signature']) {
    const address = `/artists/rocka${place}`;
    await openLive(page, address.replace('#signature', ''));
    await page
      .locator('#signature')
      .getByRole('button', { name: /^Share/ })
      .click();
    await expect.poll(() => shared.at(-1)?.endsWith(address)).toBe(true);
    await page.goto(address);
    await expect(page.locator('#signature h2')).toBeInViewport();
  }
});
