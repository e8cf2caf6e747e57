import type { Page } from 'playwright/test';
import { expect, test, whenLive } from '../watched-page';

const SCRIPTS = /\/(?:webpack-runtime|framework|app)-[\w-]+\.js$/;

/** Keeps React away until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test('React is fetched for a page that is left alone, and starts with the first sign of a hand', async ({
  page,
}) => {
  // whoever reads goes on reading
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const isReading = (ms: unknown) => Number(ms) >= 4000;
    Object.assign(window, {
      setTimeout: (...[act, ms]: Parameters<typeof later>) => (isReading(ms) ? 0 : later(act, ms)),
    });
  });
  await page.goto('/');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/framework-/.test(name)),
  );
  expect(await page.locator('body script[src]').count()).toBe(0);
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
});

test('a button that is held until React listens shows that it was pressed', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/artists/rocka');
  const share = page.getByRole('main').locator('button[data-needs-script="share"]').first();
  await share.click();
  await expect(share).toHaveCSS('opacity', '0.7');
  letGo();
  await expect(share).toHaveCSS('opacity', '1');
});

test('a press before React listens is held and given again', async ({ page, complaints }) => {
  const letGo = await holdScripts(page);
  await page.goto('/artists/rocka');
  const follow = page.getByRole('main').locator('[data-needs-script="follow-rocka"]').first();
  await follow.click();
  await expect(follow).toHaveAttribute('aria-busy', 'true');
  await expect(follow).toHaveCSS('opacity', '0.7');
  expect(new URL(page.url()).pathname).toBe('/artists/rocka');

  letGo();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
});

test('music that was pressed before React listens begins with it', async ({ page, complaints }) => {
  const letGo = await holdScripts(page);
  await page.goto('/artists/rocka');
  await page.getByRole('link', { name: 'Play Latest' }).click();
  await expect(page).toHaveURL(/\/artists\/rocka$/);

  letGo();
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('where React does not come, the press leads where it leads without script', async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/artists/rocka');
  await page.getByRole('main').locator('[data-needs-script="follow-rocka"]').first().click();
  await expect(page).toHaveURL(/#by-mail$/);
});

test('links, menus and the theme work before React', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('main a[href="/listen"]').first().click();
  await expect(page).toHaveURL(/\/listen$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const [width, selector, opened] of [
  [390, 'header button[popovertarget]', '#drawer:popover-open'],
  [1440, 'header nav summary', 'header nav details[open]'],
] as const) {
  test(`the navigation opened before React at ${width} px stays open when it comes`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const letGo = await holdScripts(page);
    await page.goto('/contact');
    const opener = page.locator(selector).first();
    await opener.click();
    await expect(page.locator(opened)).toHaveCount(1);
    letGo();
    await whenLive(page);
    await expect(page.locator(opened)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator(opened)).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(complaints).toEqual([]);
  });
}

test('a dialog opened before React stays open when it comes', async ({ page, complaints }) => {
  const letGo = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Elite/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Elite' });
  letGo();
  await whenLive(page);
  await expect(page.locator('dialog:popover-open')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Got it, thanks!' }).click();
  await expect(dialog).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a hub chosen before React is kept', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.locator('main a[data-hub="africa"]').click();
  await expect(page).toHaveURL(/\/africa$/);
  expect(await page.evaluate(() => localStorage.getItem('market'))).toBe('africa');
});

test('what is typed and chosen before React stays, and so does the focus', async ({
  page,
  complaints,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/contact');
  const form = page.locator('main form').first();
  const chosen = form.locator('[name="inquiryType"]').nth(2);
  await form.locator('label:has([name="inquiryType"])').nth(2).click();
  await form.locator('[name="name"]').fill('Tuli');
  await form.locator('[name="message"]').pressSequentially('Hello');

  letGo();
  await whenLive(page);
  await expect(chosen).toBeChecked();
  await expect(form.locator('[name="name"]')).toHaveValue('Tuli');
  await expect(form.locator('[name="message"]')).toHaveValue('Hello');
  await expect(form.locator('[name="message"]')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('what is chosen before React outweighs what the address asks for', async ({ page }) => {
  const letGo = await holdScripts(page);
  // whose scripts are asked for at once
  await page.goto('/contact?type=press', { waitUntil: 'domcontentloaded' });
  const form = page.locator('main form').first();
  await form.locator('label:has([value="job"])').click();
  letGo();
  await whenLive(page);
  await expect(form.locator('[value="job"]')).toBeChecked();
});

test('a control that React puts in another’s place keeps the focus', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/artists/rocka');
  const follow = page.getByRole('main').locator('[data-needs-script="follow-rocka"]').first();
  await follow.focus();
  letGo();
  await whenLive(page);
  await expect(page.getByRole('button', { name: 'Follow' }).first()).toBeFocused();
});

test('who pressed before React and reads on stays where they read when it comes', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/artists/rocka');
  await page.getByRole('link', { name: 'Play Latest' }).click();
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  letGo();
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(2500);
});

test('a tab pressed before React opens once it is there', async ({ page, complaints }) => {
  const letGo = await holdScripts(page);
  await page.goto('/next-gen');
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  letGo();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(complaints).toEqual([]);
});
