import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { openLive, whenLive } from '../watched-page';

test('strip-set lines fill their measure', async ({ page }) => {
  for (const route of ['/', '/global', '/contact', '/artists/street-prophet']) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const shares = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-strip]')]
        .filter((line) => line.offsetParent !== null)
        .map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          const measure = line.parentElement?.clientWidth ?? 0;
          return { text: line.textContent, share: range.getBoundingClientRect().width / measure };
        }),
    );

    expect(shares.length).toBeGreaterThan(0);
    expect(shares.filter(({ share }) => share < 0.97 || share > 1.003)).toEqual([]);
  }
});

test('figures stand as close as letters in running text', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => document.fonts.ready);
  const [ones, noughts] = await page.evaluate(() =>
    ['1', '0'].map((figure) => {
      const words = document.body.appendChild(document.createElement('span'));
      words.textContent = figure.repeat(10);
      return words.getBoundingClientRect().width;
    }),
  );

  expect(ones).toBeLessThan(0.8 * (noughts ?? 0));
});

test('the parts of a profile stand below each other, across its column', async ({ page }) => {
  await page.goto('/artists/rocka');
  const edges = await page
    .getByRole('heading', { name: 'The last one out locks up' })
    .evaluate((heading) =>
      [...(heading.parentElement?.children ?? [])].map((part) =>
        Math.round(part.getBoundingClientRect().left),
      ),
    );

  // on a narrow screen the box reaches into the margins
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges.filter((edge) => edge > 0)).size).toBe(1);
});

test('the way to the assistant lies over no control of a first screen', async ({ page }) => {
  for (const route of ['/join/events', '/artists/rocka', '/contact']) {
    await openLive(page, route);
    const button = page.getByRole('complementary', { name: 'AI Assistant' }).locator('a');
    const covered = () =>
      button.evaluate((link) => {
        const own = link.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(a, button)')]
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.bottom > own.top && box.top < Math.min(own.bottom, innerHeight))
          .filter(() => own.top < innerHeight)
          .filter(({ box }) => Math.min(box.right, own.right) - own.left > box.width / 4)
          .map(({ name }) => name);
      });
    await expect.poll(covered, route).toEqual([]);
  }
});

test('the way to the assistant lies over no name of a strip', async ({ page }) => {
  await openLive(page, '/next-gen');
  const button = page.getByRole('complementary', { name: 'AI Assistant' }).locator('a');
  const covered = () =>
    button.evaluate((link) => {
      const own = link.getBoundingClientRect();
      return [...document.querySelectorAll('[role="tab"] > span')]
        .map((name) => ({ text: name.textContent, box: name.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > own.top && box.top < Math.min(own.bottom, innerHeight))
        .filter(({ box }) => box.right > own.left)
        .map(({ text }) => text);
    });
  await expect.poll(covered).toEqual([]);
});

test('the way to the assistant draws in its words while somebody reads on', async ({ page }) => {
  await openLive(page, '/privacy');
  const button = page.getByRole('complementary', { name: 'AI Assistant' }).locator('a');
  const seen = () =>
    button.evaluate((link) => {
      const { left, top, height } = link.getBoundingClientRect();
      const at = (x: number) => link.contains(document.elementFromPoint(x, top + height / 2));
      let width = 0;
      for (let x = left; x < innerWidth; x += 4) width += at(x) ? 4 : 0;
      return width;
    });
  const isWide = (page.viewportSize()?.width ?? 0) > 900;
  await expect.poll(seen).toBeGreaterThan(isWide ? 120 : 40);
  await page.mouse.wheel(0, 1200);
  await expect.poll(seen).toBeLessThanOrEqual(isWide ? 60 : 0);
  if (isWide) await expect(button.locator('span')).toHaveCSS('opacity', '0');
  await button.focus();
  await expect.poll(seen).toBeGreaterThan(isWide ? 120 : 40);
});

test('the sheet of the calendar says which day it is before React, and after', async ({ page }) => {
  const sheet = page.locator('main div:has(> .label + time)').first();
  await page.clock.setFixedTime(new Date('2025-03-04T10:00:00Z'));
  await page.route(/\/framework-/, (route) => route.abort());
  await page.goto('/join/events');
  // At once: nobody waits for a date.
  expect(await sheet.locator('span').allTextContents()).toEqual(['Today', '4', 'Mar 2025']);
  expect(await sheet.isVisible()).toBe(true);
  expect(await sheet.locator('time').getAttribute('datetime')).toBe('2025-03-04');
  await page.unroute(/\/framework-/);
  await openLive(page, '/join/events');
  await expect(sheet.locator('span')).toHaveText(['Today', '4', 'Mar 2025']);
  await page.goto('/join');
  await whenLive(page);
  await page.locator('main a[href="/join/events"]').first().click();
  await expect(sheet.locator('span')).toHaveText(['Today', '4', 'Mar 2025']);
});

test('the buttons of a profile stand in one line on wide screens', async ({ page }) => {
  const width = page.viewportSize()?.width ?? 0;
  for (const [artist, across] of [
    ['zaya', width],
    ['rocka', 1024],
  ] as const) {
    await page.setViewportSize({ width: across, height: 900 });
    await openLive(page, `/artists/${artist}`);
    const controls = ['Play Latest', 'Follow Artist', 'Share Profile'].map((name) =>
      page.getByRole('main').getByRole('button', { name }),
    );
    const tops = await Promise.all(
      controls.map((control) => control.evaluate((it) => it.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size === 1, artist).toBe(across > 900);
  }
});

test('the buttons of a signature stand in one line on wide screens', async ({ page }) => {
  const isWide = (page.viewportSize()?.width ?? 0) > 900;
  await openLive(page, '/artists/rocka');
  const tops = await page
    .locator('#signature')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(isWide ? 1 : 2);
});

test('what the footer lets one choose begins at one line where it stands below each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/faq');
  await expect(page.locator('html[data-late]')).toHaveCount(0);
  const starts = await page
    .getByRole('contentinfo')
    .locator('fieldset label:first-of-type')
    .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().left)));
  expect(starts).toHaveLength(2);
  expect(new Set(starts).size).toBe(1);
});

test('faces fill their strips from edge to edge', async ({ page }) => {
  for (const width of [320, 390, 600, 901, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const short = await page.locator('main a[data-artist] > span > picture').evaluateAll((faces) =>
      faces.slice(0, 5).filter((face) => {
        const strip = face.closest('a')?.getBoundingClientRect();
        const own = face.querySelector('img')?.getBoundingClientRect();
        return !strip || !own || own.top > strip.top + 1 || own.bottom < strip.bottom - 1;
      }),
    );
    expect(short.length, String(width)).toBe(0);
  }
});

test('the pictures of artists who stand in a row end level', async ({ page }) => {
  for (const width of [920, 1024, 1100, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const ends = await page
      .locator('main article:is([data-artist="nyra"], [data-artist="kayoba"]) img')
      .evaluateAll((faces) => faces.map((face) => Math.round(face.getBoundingClientRect().bottom)));
    expect(ends).toHaveLength(2);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)), String(width)).toBeLessThanOrEqual(2);
  }
});

test('the words of a topic keep away from the edge of their field', async ({ page }) => {
  for (const width of [320, 340, 360, 390, 901]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/join');
    await page.evaluate(() => document.fonts.ready);
    const tight = await page.locator('main fieldset label').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const words = document.createRange();
        words.selectNodeContents(label.lastChild ?? label);
        const ends = [...words.getClientRects()].map(({ right }) => right);
        const edge = label.getBoundingClientRect().right;
        return edge > 0 && edge - Math.max(...ends) < 10 ? label.textContent : [];
      }),
    );
    expect(tight, String(width)).toEqual([]);
  }
});

test('the ways to reach us say where, on a phone too', async ({ page }) => {
  await page.goto('/contact');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.getByText('Windhoek, Namibia')).toBeVisible();
  await expect(cards.getByText('hello@example.com')).toBeVisible();
});

/** Wider than WCAG 1.4.12 asks pages to bear, as a visitor's own style sheet has it. */
const APART = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Runs in the page. */
function addSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

for (const [why, prepare] of [
  ['without our fonts', (page: Page) => page.route(/\.woff2$/, (route) => route.abort())],
  ['with letters further apart', (page: Page) => page.addInitScript(addSheet, APART)],
] as const)
  test(`strip-set lines break ${why} instead of being cut`, async ({ page }) => {
    await prepare(page);
    for (const route of ['/', '/about/story', '/news']) {
      await page.goto(route);
      await expect.poll(() => cutLines(page)).toEqual([]);
    }
  });

test('strip-set lines break when letters are set apart while a page is read', async ({ page }) => {
  await openLive(page, '/');
  await expect(page.locator('html[data-late]')).toHaveCount(0);
  await page.evaluate(addSheet, APART);
  await expect.poll(() => cutLines(page)).toEqual([]);
});

test('lines that only wait for their fonts stay strip-set, also once React runs', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route(/\.woff2$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await whenLive(page);
  // the page becomes longer, so that lines would be looked at
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('hr')));
  for (const release of held) release();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await expect(page.locator('html[data-late]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-plain');
});

/** Words of the lines that are wider than their place. */
function cutLines(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-strip]')]
      .filter((line) => line.scrollWidth > line.clientWidth + 1)
      .map((line) => line.textContent),
  );
}

test('without our fonts narrow labels are as large as others', async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/contact');
  const family = () =>
    page
      .locator('.label')
      .first()
      .evaluate((label) => getComputedStyle(label).fontFamily);
  await expect.poll(family).toMatch(/^Arial/);
});

test('nothing on the first screen moves when our fonts come', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const boxes = async (route: string, hasFonts: boolean) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: (viewport?.width ?? 0) > 900 ? viewport : { width: 412, height: 823 },
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    if (!hasFonts) await page.route(/\.woff2$/, (request) => request.abort());
    await page.goto(route);
    const found = await page
      .locator('main :is(h1, h2, h3, p, .label)')
      .evaluateAll((all) =>
        all
          .map((one) => [Math.round(one.getBoundingClientRect().top), one.textContent] as const)
          .filter(([top]) => top < innerHeight),
      );
    await context.close();
    return found;
  };
  for (const route of [
    '/news/virtual-concert-series',
    '/africa',
    '/contact',
    '/news',
    '/join/community',
  ])
    expect(await boxes(route, false)).toEqual(await boxes(route, true));
});

test('nothing of a light page shows between the art of a hub and its words', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/africa');
  const [ground, words] = await page.locator('h1').evaluate((title) => {
    const colour = (element?: Element | null) =>
      element ? getComputedStyle(element).backgroundColor : '';
    return [colour(title.closest('section')), colour(title)];
  });

  // on a wide screen the art lies under all of it
  expect(ground === words || (page.viewportSize()?.width ?? 0) > 900).toBe(true);
});

test('the picture of an unknown page shows its face on a tall screen, and no edge', async ({
  page,
}) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  if (!isPhone) await page.setViewportSize({ width: 1024, height: 1366 });
  await page.goto('/nothing-here');
  const { share, position } = await page
    .getByRole('main')
    .locator('picture img')
    .evaluate((img: HTMLImageElement) => {
      const scale = Math.max(img.width / img.naturalWidth, img.height / img.naturalHeight);
      const { objectPosition } = getComputedStyle(img);
      return { share: img.width / (img.naturalWidth * scale), position: objectPosition };
    });

  // shares of the room that is left never move it off its place, lengths may
  if (isPhone) expect(position).toMatch(/^[\d.]+% [\d.]+%$/);
  else expect(share).toBeGreaterThan(0.6);
});

test('a link to an artist of a hub says the name once', async ({ page }) => {
  await page.goto('/africa');
  const link = page.getByRole('main').getByRole('link', { name: 'Rocka FUSIÓN NOIR', exact: true });
  await expect(link).toHaveCount(1);
});

test('the names below the faces of a hub cover none of them on narrow screens', async ({
  page,
}) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/africa');
    await expect(page.locator('html[data-late]')).toHaveCount(0);
    const covered = await page.locator('main a[data-artist]:has(> span > b)').evaluateAll((faces) =>
      faces.map((face) => {
        const name = face.querySelector('b')?.parentElement?.getBoundingClientRect().top ?? 0;
        return Math.round(
          (face.querySelector('img')?.getBoundingClientRect().bottom ?? 999) - name,
        );
      }),
    );
    expect(covered.length).toBeGreaterThan(2);
    expect(Math.max(...covered), String(width)).toBeLessThanOrEqual(1);
  }
});

test('the arrows of /listen stand at the end of their rows, away from what is beside them', async ({
  page,
}) => {
  for (const width of [390, 640, 768, 900, 1024]) {
    await page.setViewportSize({ width, height: 1000 });
    await openLive(page, '/listen');
    await expect(page.locator('html[data-late]')).toHaveCount(0);
    const near = await page.locator('main nav a').evaluateAll((ways) => {
      const arrows = ways.map((way) => way.querySelector('svg')?.getBoundingClientRect());
      const words = ways.map((way) => way.querySelector('b')?.getBoundingClientRect());
      const gaps = words.slice(1).map((word, index) => {
        const arrow = arrows[index];
        const isBeside = word && arrow && word.top < arrow.bottom && word.bottom > arrow.top;
        return isBeside ? word.left - arrow.right : 99;
      });
      return Math.min(...gaps);
    });
    expect(near, String(width)).toBeGreaterThanOrEqual(16);
    const ends = await page
      .locator('main li a > svg')
      .evaluateAll((arrows) =>
        arrows.map((arrow) => Math.round(arrow.getBoundingClientRect().right)),
      );
    expect(ends.length).toBeGreaterThan(3);
    expect(Math.max(...ends) - Math.min(...ends), String(width)).toBeLessThanOrEqual(1);
  }
});

test('the names of the sections of /listen stand in one line on tablets', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/listen');
  const names = page.getByRole('main').getByRole('navigation').first().locator('b');
  const tops = await names.evaluateAll((all) => all.map((b) => b.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('a title of one long word breaks within its row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/artists/rocka');
  const title = page.locator('[data-state] h3 span[lang]').first();
  await title.scrollIntoViewIfNeeded();
  const ends = await title.evaluate((words) => {
    words.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';
    return words.getBoundingClientRect().right;
  });

  expect(ends).toBeLessThan(390);
});
