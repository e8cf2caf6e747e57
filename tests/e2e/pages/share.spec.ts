import { expect, test } from '../watched-page';

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
