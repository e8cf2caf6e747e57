import { expect, openLive, test } from '../watched-page';

test('before anything is played a release says how far AI took part, role by role', async ({
  page,
  complaints,
}) => {
  await openLive(page, '/artists/rocka');
  const release = page.getByRole('listitem').filter({ hasText: 'Usiku Mrefu' }).last();
  await expect(release).toContainText('Made with AI, credits proposed');
  const table = release.getByRole('table');
  await expect(table).toBeHidden();

  await release.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(9);
  await expect(table.getByRole('row', { name: /^Vocals/ })).toContainText('AI-generated');
  await expect(table.getByRole('row', { name: /^Mix/ })).toContainText('None');
  await release.getByRole('link', { name: 'How to read the credits' }).click();
  await expect(page).toHaveURL(/\/ai#credits$/);
  expect(complaints).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table opens too, and a story says how it was written', async ({ page }) => {
    await page.goto('/artists/zaya');
    await page.locator('summary', { hasText: 'Made with AI' }).last().click();
    await expect(page.getByRole('row', { name: /^Lyrics/ })).toContainText('AI-assisted');

    await page.goto('/news/rocka-grammy-collab');
    await page.locator('summary', { hasText: 'How this text was made' }).click();
    await expect(page.getByRole('row', { name: /^Review/ })).toContainText('review pending');
  });
});

test('a press kit is one file of the size that is said, and shows the same credits', async ({
  page,
  request,
}) => {
  await page.goto('/press/rocka');
  const link = page.getByRole('link', { name: /^Whole kit, ZIP/ });
  const address = (await link.getAttribute('href')) ?? '';
  const kit = await request.get(address);
  const bytes = (await kit.body()).length;

  expect(kit.headers()['content-type']).toBe('application/zip');
  await expect(link).toContainText(`${(bytes / 1_000_000).toFixed(1)} MB`);
  await expect(page.getByRole('main')).toContainText('Made with AI, credits proposed');
  for (const [name, type] of [
    [/^Download Wide, JPEG /, 'image/jpeg'],
    [/^For print: 3000 × 3000 pixels, JPEG /, 'image/jpeg'],
    [/^As drawn: WebP /, 'image/webp'],
    [/^Download the mark, SVG$/, 'image/svg+xml; charset=utf-8'],
  ] as const) {
    const file = page.getByRole('link', { name }).first();
    const answer = await request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe(type);
  }
});

test('a title in a list of titles is not broken at its hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/press/rocka');
  const title = page
    .getByRole('heading', { name: /Meia-noite e Meia/ })
    .locator('span', { hasText: 'Meia-noite e Meia' });
  const height = await title.evaluate((span) => span.getBoundingClientRect().height);
  expect(height).toBeLessThan(40); // one line
});
