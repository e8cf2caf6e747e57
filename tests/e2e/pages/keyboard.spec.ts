import type { Page } from 'playwright/test';
import { expect, openLive, test, whenLive } from '../watched-page';

/** The most stops of a journey; pages have fewer. */
const MOST_STOPS = 160;

/** What is wrong with how the focus shows at the moment; nothing where it can be seen well. */
function findFault(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40)}`;
    const shows = (element: Element | null) => {
      const { outlineStyle, outlineWidth } = element
        ? getComputedStyle(element)
        : new CSSStyleDeclaration();
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    if (!shows(at) && !shows(at.closest('label'))) return `${name}: no sign of focus`;
    const isChoice = at.matches('[type="radio"], [type="checkbox"]'); // its label shows the ring
    const ringed = (isChoice && at.closest('label')) || at;
    const { left, right, top, bottom } = ringed.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return `${name}: out of sight`;
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
    const onTop = document.elementFromPoint(x, y);
    const isCovered = onTop && !ringed.contains(onTop) && !onTop.contains(ringed);
    return isCovered ? `${name}: under ${onTop.tagName} ${onTop.className}` : null;
  });
}

for (const route of ['/', '/artists', '/contact', '/join/events'])
  test(`every stop of the Tab key can be seen on ${route}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1200, height: 700 });
    await page.goto(route);
    await whenLive(page);
    const faults: string[] = [];
    let stops = 0;
    for (; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      const fault = await findFault(page);
      if (fault) faults.push(fault);
    }
    expect(stops).toBeGreaterThan(20);
    expect(stops).toBeLessThan(MOST_STOPS);
    expect(faults).toEqual([]);
  });

test('the skip link leads past the navigation', async ({ page, complaints }) => {
  await page.goto('/artists');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a fan without a mouse picks a hub, an artist and a part of the profile', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Enter the Africa hub/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/africa$/);

  await page.goto('/artists');
  await page.getByRole('searchbox', { name: 'Search artists or genres' }).focus();
  await page.keyboard.type('fusion noir');
  await expect(page).toHaveURL(/q=fusion/);
  await page
    .getByRole('link', { name: /View Artist Portfolio Rocka/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/artists\/rocka$/);

  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Biography').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Signature Sound')).toBeFocused();
  await expect(tab('Signature Sound')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('Themes')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab('Biography')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Biography' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('an address that names a tab leads to it, before React and after', async ({ page }) => {
  const themes = page.getByRole('main').locator('#themes');
  await page.goto('/artists/rocka#themes');
  await expect(themes).toBeInViewport();
  await expect(page.getByRole('main').locator('#biography')).toBeHidden();
  await whenLive(page);
  await expect(page.getByRole('tab', { name: 'Themes' })).toHaveAttribute('aria-selected', 'true');
  await expect(themes).toBeInViewport();
});

test('words in a closed tab are found, and their tab opens', async ({ page }) => {
  await openLive(page, '/artists/rocka');
  const panel = (name: string) => page.getByRole('main').locator(`[role="tabpanel"]#${name}`);
  await expect(panel('themes')).toHaveAttribute('hidden', 'until-found');
  expect(await panel('themes').evaluate((it) => it.getBoundingClientRect().height)).toBe(0);
  expect(await panel('themes').evaluate((it: HTMLElement) => it.tabIndex)).toBe(-1);

  // as the browser tells it when somebody searches the page
  await panel('themes').dispatchEvent('beforematch', { bubbles: true });

  await expect(page.getByRole('tab', { name: 'Themes' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel('themes')).not.toHaveAttribute('hidden');
  await expect(panel('biography')).toHaveAttribute('hidden', 'until-found');
});

test('a dialog keeps the focus inside and gives it back', async ({ page }) => {
  await openLive(page, '/artists');
  const opener = page.getByRole('button', { name: 'What is an AI-powered artist?' });
  const dialog = page.getByRole('dialog', { name: 'What is an AI-powered artist?' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const answer = dialog.getByRole('button', { name: 'Got it, thanks!' });
  await expect(answer).toBeFocused();
  // it stands after the text, which whoever listens would not hear of
  await expect(answer).toHaveAccessibleDescription(/^Technology .* Impact .* listening to\.$/);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body || at?.closest('dialog') !== null;
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const [path, name] of [
  ['/', 'Nyra'],
  ['/news', 'Behind the Scenes'],
] as const)
  test(`what a row on ${path} shows by an edge alone is brought in with the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, path);
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).last();
    await link.scrollIntoViewIfNeeded();
    // as far as the row goes back: its next entry begins at the edge of the screen
    await link.evaluate((at) => {
      let row: Element | null = at;
      while (row && getComputedStyle(row).overflowX !== 'auto') row = row.parentElement;
      if (row) row.scrollLeft = 0;
    });
    await expect(link).not.toBeInViewport({ ratio: 0.9 });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  });

test('the four strips of the next generation answer to arrows and addresses', async ({ page }) => {
  await page.goto('/next-gen');
  await whenLive(page);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(4);
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  const fragment = new URL(page.url()).hash;
  expect(fragment).not.toBe('');

  await page.goto('/news');
  await page.goto(`/next-gen${fragment}`);
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(fragment)).toBeVisible();
});

for (const { route, width, name } of [
  { route: '/', width: 390, name: /^Latest track/ },
  { route: '/artists/rocka', width: 1440, name: 'All artists' },
]) {
  test(`the ring around a link of ${route} is cut by no edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(route);
    await page.keyboard.press('Tab');
    const link = page.getByRole('main').getByRole('link', { name }).first();
    await link.focus();
    const room = await link.evaluate((focused) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(focused);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const own = focused.getBoundingClientRect();
      const cutting = focused.closest('article')?.parentElement?.getBoundingClientRect();
      return {
        start: own.left - reach,
        below: (cutting?.bottom ?? innerHeight) - own.bottom - reach,
      };
    });

    expect(room.start).toBeGreaterThanOrEqual(0);
    expect(room.below).toBeGreaterThanOrEqual(0);
  });
}

test('Tab goes on from where a press on plain words left it', async ({ page }) => {
  await openLive(page, '/faq');
  const pressed = page.getByRole('heading', { name: 'Licensing' });
  await pressed.click();
  await page.keyboard.press('Tab');

  const next = page.getByText('What does a licence cost?');
  await expect(next).toBeFocused();
  // the boxes take the focus again from what leads to them
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
