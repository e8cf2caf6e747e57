import type { Page } from 'playwright/test';
import { axeFindings } from '../every-page/axe-findings';
import { expect, openLive, test } from '../watched-page';

/** A page of somebody else, with one of ours in it. */
async function paperWith(page: Page, code: string): Promise<void> {
  const body = `<!doctype html><title>Paper</title><p>Before</p>${code}`;
  await page.route('http://paper.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('http://paper.test/');
}

test('the code of a press kit plays the signature on a page of somebody else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, '/press/rocka');
  await page.getByRole('button', { name: 'Copy code: Rocka: the signature' }).click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const { origin } = new URL(page.url());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(new URL(request.url()).pathname);
  });

  // the site of a test is not where its PUBLIC_URL says
  await paperWith(page, code.replace(/(?<=src=")https?:\/\/[^/]+/, origin));
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

test('no other page can be framed', async ({ page, baseURL = '' }) => {
  await paperWith(page, `<iframe src="${baseURL}/press/rocka" title="framed"></iframe>`);

  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
});
