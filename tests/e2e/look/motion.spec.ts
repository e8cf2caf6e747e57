import type { Page } from 'playwright/test';
import { expect, openLive, test, whenLive } from '../watched-page';

const NOW = new Date('2025-03-14T10:00:00Z');

/** Opens a page whose time passes only when the test says so. */
async function openStopped(page: Page, route: string): Promise<void> {
  await page.clock.install({ time: NOW });
  await page.goto(route);
  await whenLive(page);
  await page.clock.pauseAt(new Date(NOW.getTime() + 60_000));
}

const openStrip = (page: Page) =>
  page.locator('main a[data-artist][data-open]').getAttribute('data-artist');

/** Milliseconds after which the next strip has opened: eight beats of the open artist, and a tick. */
const turnOf = (page: Page) =>
  page
    .locator('main a[data-artist][data-open]')
    .evaluate(
      (strip) =>
        Math.floor((8 * 60_000) / Number(getComputedStyle(strip).getPropertyValue('--bpm'))) + 2,
    );

test('a hub is kept and shown at once, and entered after exactly 300 ms', async ({
  page,
  complaints,
}) => {
  await openStopped(page, '/');
  await page.getByRole('link', { name: /Enter the Africa hub/ }).click();

  expect(await page.evaluate(() => localStorage.getItem('market'))).toBe('africa');
  await expect(page.getByRole('link', { name: /Selected.*Africa/ })).toBeVisible();
  await expect(page.locator('body > div[data-hub="africa"] > i')).toHaveCount(12);
  await page.clock.runFor(299);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/africa$/);
  await expect(page.locator('body > div[data-hub]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('without motion a hub is entered at once and nothing crosses the screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/africa');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('body > div[data-hub]')) document.title = 'shuttles';
    }).observe(document.body, { childList: true });
  });
  await page
    .getByRole('navigation', { name: /hub/i })
    .getByRole('link', { name: 'Global' })
    .click();

  await expect(page).toHaveURL(/\/global$/);
  await expect(page).not.toHaveTitle('shuttles');
  expect(await page.evaluate(() => localStorage.getItem('market'))).toBe('global');
});

test('the next strip opens after eight beats of the open artist', async ({ page }) => {
  await openStopped(page, '/');
  const first = await openStrip(page);

  await page.clock.runFor((await turnOf(page)) - 3);
  expect(await openStrip(page)).toBe(first);
  await page.clock.runFor(3);
  await expect.poll(() => openStrip(page)).not.toBe(first);
});

for (const { late, meant } of [
  { late: 0, meant: 'before' },
  { late: 600, meant: 'after' },
] as const)
  test(`a press ${late} ms after a turn opens the face that stood there ${meant} it`, async ({
    page,
  }) => {
    await openStopped(page, '/');
    const before = await openStrip(page);
    // within the open face, where the next one is going to lie
    const spot = await page.locator('main a[data-artist][data-open]').evaluate((strip) => {
      const strips = [...(strip.parentElement?.children ?? [])];
      const row = strips[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const closed = (row.width - strip.clientWidth) / (strips.length - 1);
      const x = row.left + strips.indexOf(strip) * closed + strip.clientWidth * 0.8;
      return { x, y: row.top + row.height / 2 };
    });
    const shown = () =>
      page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.dataset.artist,
        spot,
      );
    await expect.poll(shown).toBe(before);

    await page.clock.runFor(await turnOf(page));
    await expect.poll(() => openStrip(page)).not.toBe(before);
    const after = await openStrip(page);
    await expect.poll(shown).toBe(after);
    await page.clock.runFor(late);
    await page.mouse.click(spot.x, spot.y);
    await page.clock.resume();
    await expect(page).toHaveURL(`/artists/${{ before, after }[meant]}`);
  });

test('strips wait while one is pointed at or in focus, and while motion is paused', async ({
  page,
}) => {
  await openStopped(page, '/');
  const first = await openStrip(page);
  const strips = page.locator('main a[data-artist][data-open]').locator('xpath=..');

  await strips.locator('a').nth(2).hover();
  await page.clock.runFor(30_000);
  expect(await openStrip(page)).toBe(first);

  await page.mouse.move(4, 700);
  await strips.locator('a').nth(1).focus();
  await page.clock.runFor(30_000);
  expect(await openStrip(page)).toBe(first);

  await page.getByRole('button', { name: 'Pause motion' }).first().click();
  await page.clock.runFor(30_000);
  expect(await openStrip(page)).toBe(first);

  await page.getByRole('button', { name: 'Play motion' }).first().click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // the button just pressed
  await page.clock.runFor(30_000);
  await expect.poll(() => openStrip(page)).not.toBe(first);
});

test('what is paused stays paused on the next page, and nothing moves there', async ({ page }) => {
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    );
  await page.goto('/artists/rocka');
  await expect.poll(moving).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await expect.poll(moving).toBe(0);

  await page.goto('/artists/zaya');
  await expect.poll(moving).toBe(0);
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
});

test('nothing moves where the system asks for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of ['/', '/artists/africa', '/artists/rocka', '/join/events', '/next-gen']) {
    await page.goto(route);
    await page.evaluate(() => scrollTo(0, 900));
    const moving = await page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    );
    expect(moving, route).toBe(0);
    await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0);
  }
});

test('the diamond beats at each artist’s own tempo', async ({ page }) => {
  for (const artist of ['rocka', 'zaya', 'kayoba', 'street-prophet']) {
    await page.goto(`/artists/${artist}`);
    const beat = await page.evaluate(() => {
      const pulse = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect : null))
        .find((effect) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
      const bpm = pulse?.target && getComputedStyle(pulse.target).getPropertyValue('--bpm');
      return { bpm: Number(bpm), ms: Number(pulse?.getTiming().duration) };
    });
    expect(beat.bpm, artist).toBeGreaterThan(60);
    expect(beat.ms, artist).toBeCloseTo(60_000 / beat.bpm, 0);
  }
});

test('only transforms and opacity are animated, and nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const watched = window as unknown as { shift: number }; // kept for the test to read
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        watched.shift += entry.value; // layout-shift has no type of its own
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openStopped(page, '/');
  const animated = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.clock.runFor(5_000);
    for (const name of await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame)),
    ))
      animated.add(name);
  }
  const frame = ['offset', 'computedOffset', 'easing', 'composite'];
  expect([...animated].filter((name) => !frame.includes(name)).sort()).toEqual(['transform']);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.02,
  );
});

test('a portrait is woven when it is first seen, and stands woven without that', async ({
  page,
}) => {
  await openLive(page, '/artists/africa');
  const blinds = page.locator('[data-woven]');
  await expect(blinds.first()).toBeAttached();
  await blinds.last().scrollIntoViewIfNeeded();
  await expect(blinds.last()).toHaveAttribute('data-seen', '');
});

test('a page passes into the next with focus, scrolling and history as ever', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    const watched = window as unknown as { passages: number }; // kept for the test to read
    watched.passages = 0;
    const start = document.startViewTransition?.bind(document);
    if (start)
      document.startViewTransition = (update) => {
        watched.passages += 1;
        return start(update);
      };
  });
  await page.goto('/artists');
  await whenLive(page);
  const card = page
    .getByRole('link', { name: /Kayoba/ })
    .filter({ visible: true })
    .last();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(0);
  await card.click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kayoba');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { passages: number }).passages)).toBe(1);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/artists$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  expect(complaints).toEqual([]);
});

test('a page that takes longer to come is said to be on its way, until it stands', async ({
  page,
}) => {
  await openLive(page, '/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/page-data/faq/**', async (route) => {
    await held;
    await route.continue();
  });
  const html = page.locator('html');
  const bar = () => page.evaluate(() => getComputedStyle(document.body, '::before').height);

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(html).toHaveAttribute('data-going');
  await expect.poll(bar).toBe('4px');
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(html).not.toHaveAttribute('data-going');
});
