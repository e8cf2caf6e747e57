import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../watched-page';

/** Where the second face stands, above its name. */
const FACE = { left: 500, top: 260, width: 150, height: 200 };

/** What the browser paints until the larger files are shown: every frame of it, as PNG. */
async function framesUntilLarger(page: Page): Promise<Buffer[]> {
  const client = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    // it may have stopped meanwhile
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await client.send('Page.startScreencast', { format: 'png' });
  await page.mouse.move(50, 30);
  await expect
    .poll(() =>
      page.locator('[data-artist=zaya] img').evaluate((img: HTMLImageElement) => img.currentSrc),
    )
    .toContain('/480/');
  await page
    .locator('[data-artist=zaya] img')
    .evaluate((img: HTMLImageElement) =>
      img.decode().then(() => new Promise(requestAnimationFrame)),
    );
  await client.send('Page.stopScreencast');
  return [...frames, await page.screenshot()];
}

test('faces stay in sight while larger files take their place', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-late]')).toHaveCount(0);
  // the face that is to stay has come, and was painted
  const zaya = page.locator('[data-artist=zaya] img');
  await expect.poll(() => zaya.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  await zaya.evaluate((img: HTMLImageElement) =>
    img
      .decode()
      .then(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      ),
  );

  for (const frame of await framesUntilLarger(page)) {
    const face = await sharp(frame).extract(FACE).png().toBuffer();
    const [red] = (await sharp(face).stats()).channels;
    // one colour has 0, her face has 68
    expect(red?.stdev).toBeGreaterThan(30);
  }
});
