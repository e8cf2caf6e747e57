import { expect, test } from '../watched-page';

test('a tablet has artists side by side, and what to do with one in the line of the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/artists');
  const main = page.getByRole('main');
  const tops = (all: Element[]) => all.map((one) => one.getBoundingClientRect().top);
  const [first, second, third] = await main.locator('article:has(h2)').evaluateAll(tops);
  expect(second).toBe(first);
  expect(third).toBeGreaterThan(first ?? 0);
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  for (const row of await rows.all()) {
    const [name, action] = await row.locator('h3, a, button:disabled').evaluateAll(tops);
    expect(Math.abs((name ?? 0) - (action ?? 999))).toBeLessThan(48);
  }

  await page.goto('/artists/africa');
  const widths = await main
    .getByRole('article')
    .filter({ has: page.getByText('Coming Soon') })
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(widths).toHaveLength(7);
  expect(new Set(widths).size).toBe(1);
});

test('the head of the African hub ends where the lines below it end', async ({ page }) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/africa');
    const [actions, below] = await page.getByRole('main').evaluate((main) => {
      const end = (part?: Element | null) => Math.round(part?.getBoundingClientRect().right ?? 0);
      const roster = main.querySelector('a[href="/artists/africa"]');
      const title = [...main.querySelectorAll('h2')].find(
        ({ textContent }) => textContent === 'Rhythm',
      );
      return [end(roster?.parentElement), end(title?.parentElement)];
    });
    expect(actions, String(width)).toBe(below);
  }
});

test('a story shows a face down to the eyes, on a tablet as on a phone', async ({ page }) => {
  for (const width of [390, 768, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/news/africa/rocka-million-streams');
    const share = await page
      .getByRole('main')
      .locator('header img')
      .evaluate((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        return height / width;
      });
    // of a square
    expect(share, String(width)).toBeGreaterThan(0.5);
  }
});

test('a tablet held sideways shows whole faces beside the words', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const edges = () =>
    page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return { art: edge('main section img')?.left, words: edge('main h1')?.right };
    });
  for (const artist of ['rocka', 'zaya', 'street-prophet']) {
    await page.goto(`/artists/${artist}`);
    const { art = 0, words = 999 } = await edges();
    expect(words, artist).toBeLessThan(art);
  }

  // of the picture the face begins three fifths in; it is drawn twice as wide as high
  await page.goto('/listen');
  const band = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Rocka', exact: true }) });
  const picture = await band.locator('img').last().boundingBox();
  const row = await band.getByRole('listitem').first().boundingBox();
  const face = (picture?.width ?? 0) - (picture?.height ?? 999) * 2 * 0.4;
  expect((row?.x ?? 0) + (row?.width ?? 999)).toBeLessThan(face);
});

test('a phone held sideways shows an artist beside the name, and a story below its title', async ({
  page,
}) => {
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const artist of ['rocka', 'zaya', 'nyra']) {
      await page.goto(`/artists/${artist}`);
      const name = await page.getByRole('heading', { level: 1 }).boundingBox();
      const art = await page.getByRole('main').locator('section img').first().boundingBox();
      expect((name?.y ?? 999) + (name?.height ?? 0), artist).toBeLessThan(height);
      expect((name?.x ?? 0) + (name?.width ?? 999), artist).toBeLessThan(art?.x ?? 0);
    }
    await page.goto('/news/africa/rocka-million-streams');
    const art = await page.getByRole('main').locator('header img').boundingBox();
    expect(art?.height).toBeLessThan(height * 0.7);
  }
});

test('on a tablet, updates of the African hub stand side by side, and a featured artist fills no screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/africa');
  const main = page.getByRole('main');
  const tops = await main
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);

  await page.goto('/artists/africa');
  const portrait = await main.locator('picture img').first().boundingBox();
  expect(portrait?.height).toBeLessThan(512);
});
