import { expect, test } from 'playwright/test';

test.use({ javaScriptEnabled: false });

test('where the system sets the colours, buttons have edges from the start', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const route of ['/', '/artists/rocka', '/contact']) {
    await page.goto(route);
    const edges = await page
      .getByRole('main')
      .locator('button:visible')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
    expect(edges.length).toBeGreaterThan(0);
    expect(new Set(edges)).toEqual(new Set(['solid']));
    await expect(page.getByRole('link', { name: 'AI Assistant' })).toHaveCSS(
      'border-top-style',
      'solid',
    );
  }
});

test('where the system sets the colours, a dialog has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/artists');
  await page.getByRole('button', { name: 'What is an AI-powered artist?' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
});

test('where the system sets the colours, every choice of a form has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const route of ['/contact', '/join']) {
    await page.goto(route);
    const edges = await page
      .getByRole('main')
      .locator('label:has([type="radio"], [type="checkbox"]):visible')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
    expect(edges.length).toBeGreaterThan(5);
    expect(new Set(edges)).toEqual(new Set(['solid']));
  }
});
