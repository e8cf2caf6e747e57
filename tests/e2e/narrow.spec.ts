import { expect, openLive, test } from './watched-page';

test('the headings of the story keep their lines beside the words', async ({ page }) => {
  for (const width of [910, 1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about/story');
    await page.evaluate(() => document.fonts.ready);
    const lines = await page
      .getByRole('heading', { level: 2, name: /question$|door$/ })
      .evaluateAll((headings) =>
        headings.map((heading) => {
          const words = document.createRange();
          words.selectNodeContents(heading);
          return new Set([...words.getClientRects()].map(({ top }) => top)).size;
        }),
      );
    expect(lines, String(width)).toEqual([2, 3]);
  }
});
