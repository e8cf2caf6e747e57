import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { axeFindings } from '../every-page/axe-findings';
import { expect, openLive, test } from '../watched-page';

/** Opens a page of somebody else, which has a frame of ours in it. */
async function openPaper(page: Page, code: string): Promise<void> {
  const paper = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Paper</title><link rel="icon" href="data:,">${code}`);
  });
  await new Promise<void>((resolve) => paper.listen(0, '127.0.0.1', resolve));
  const { port } = paper.address() as AddressInfo; // it listens on a port
  await page.goto(`http://127.0.0.1:${port}/`);
  paper.close();
}

test('the code of a press kit plays the signature on a page of somebody else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, '/press/rocka');
  await page.getByRole('button', { name: /^Copy code/ }).click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const { origin } = new URL(page.url());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(new URL(request.url()).pathname);
  });

  // the site of a test is not where its PUBLIC_URL says
  await openPaper(page, code.replace(/(?<=src=")https?:\/\/[^/]+/, origin));
  const frame = page.frameLocator('iframe[title="Rocka: the signature"]');
  await expect(frame.getByRole('heading', { name: 'Rocka' })).toBeVisible();
  const sound = frame.locator('audio');
  expect(asked.filter((path) => !path.startsWith('/static/'))).toEqual(['/embed/rocka.html']);

  await sound.evaluate((audio: HTMLAudioElement) => audio.focus());
  await page.keyboard.press('Space');
  await expect
    .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);
});

for (const [width, height] of [
  [640, 192],
  [320, 192],
] as const) {
  test(`a player ${width} pixels wide fits its frame, and axe finds nothing in it`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/embed/rocka.html');

    expect(await axeFindings(page)).toEqual([]);
    const { scrollHeight, scrollWidth } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { scrollHeight, scrollWidth };
    });
    expect([scrollWidth <= width, scrollHeight <= height]).toEqual([true, true]);
    expect(complaints).toEqual([]);
  });
}

test('no other page can be framed', async ({ page, baseURL }) => {
  await openPaper(page, `<iframe src="${baseURL}/press/rocka" title="framed"></iframe>`);

  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
  await openPaper(page, `<iframe src="${baseURL}/embed/rocka.html" title="framed"></iframe>`);
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
});
