import { expect, test, whenLive } from '../watched-page';

/** What is all picture: where the ring is drawn inside, and what lies within may hide it. */
const PICTURES: [name: string, route: string, selector: string][] = [
  ['a hub', '/', 'main a[href="/africa"]:has(img)'],
  ['a face of the hero', '/', 'main a[data-artist]:has(img)'],
  ['the top story', '/news', 'main a.ink:has(img)'],
  ['a strip of cloth', '/next-gen', 'main [role="tab"]:has(img)'],
  ['a way onwards', '/next-gen', 'main a.ink:has(img)'],
  ['an artist of the hub', '/africa', 'main a[data-artist]:has(img)'],
];

for (const [name, route, selector] of PICTURES)
  test(`the ring of focus is seen on ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(route);
    await whenLive(page);
    const link = page.locator(selector).first();
    await link.locator('img').evaluate((img: HTMLImageElement) => img.decode());
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(link).toBeFocused();
    // a larger picture that takes its place is no ring
    let ringed = await page.screenshot();
    await expect
      .poll(async () => {
        const before = ringed;
        ringed = await page.screenshot();
        return ringed.equals(before);
      })
      .toBe(true);
    await link.evaluate((at: HTMLElement) =>
      at.style.setProperty('outline-color', 'transparent', 'important'),
    );
    const bare = await page.screenshot();
    expect(ringed.equals(bare)).toBe(false);
  });
