import { expect, openLive, test } from '../watched-page';

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

test('what is long is told below the picture of a step, not beside it to the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about/process');
  const [picture, ends] = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Generate Personas' }) })
    .evaluate((step) => {
      const last = [...step.querySelectorAll('p')].at(-1) as HTMLElement;
      const words = document.createRange();
      words.selectNodeContents(last);
      const pieces = [...words.getClientRects()];
      const bottom = Math.max(...pieces.map((piece) => piece.bottom));
      const line = pieces.filter((piece) => piece.bottom > bottom - 4);
      return [step.getBoundingClientRect().left, Math.min(...line.map(({ left }) => left))];
    });

  expect(ends).toBe(picture);
});

test('the mark of a text made with AI stands with its words', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/artists/nyra');
    const [mark, words] = await page
      .locator('summary', { hasText: 'How this text was made' })
      .evaluate((summary) =>
        ['svg', 'b'].map((part) => summary.querySelector(part)?.getBoundingClientRect()),
      );

    expect(words?.top, String(width)).toBeLessThan(mark?.bottom ?? 0);
    expect(words?.left, String(width)).toBeLessThan((mark?.right ?? 0) + 24);
  }
});

test('a headline of the newsroom has half of the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/news');
  const widths = await page
    .getByRole('main')
    .locator('a time + div')
    .evaluateAll((words) => words.map((it) => it.clientWidth));

  expect(widths.length).toBeGreaterThan(5);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(140);
});

test('the kinds of what was found begin where the sentence above them begins', async ({ page }) => {
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openLive(page, '/search');
    const sentence = await page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ has: page.getByRole('status') })
      .evaluate((it) => it.getBoundingClientRect().left);
    const kind = await page.getByRole('link', { name: /^Artists \d/ }).evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getBoundingClientRect().left;
    });

    expect(Math.abs(kind - sentence), String(width)).toBeLessThan(1.5);
  }
});

test('the chat has lines to read at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, '/');
  await page.getByRole('button', { name: 'AI Assistant', exact: true }).press('Enter');
  const chat = page.getByRole('dialog', { name: 'AI Assistant' });
  await expect(chat).toBeVisible();

  const log = await chat.getByRole('log').evaluate((area) => area.clientHeight);
  expect(log).toBeGreaterThan(110);
  for (const name of ['Send', 'Send this to a person']) {
    const control = chat.getByRole(name === 'Send' ? 'button' : 'link', { name, exact: true });
    await expect(control).toBeInViewport({ ratio: 1 });
  }
});

test('a dialog begins at its beginning, and can be closed there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openLive(page, '/artists');
  await page.getByRole('button', { name: 'What is an AI-powered artist?' }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('heading', { level: 2 });
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(close).toBeFocused();
  await expect(close).toHaveAccessibleDescription(/^Technology /);
  const answer = dialog.getByRole('button', { name: 'Got it, thanks!' });
  await answer.scrollIntoViewIfNeeded();
  await expect(title).not.toBeInViewport();
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();

  // with room for all of it, the answer alone is described by it
  await page.setViewportSize({ width: 1024, height: 1200 });
  await page.getByRole('button', { name: 'What is an AI-powered artist?' }).click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/^Technology /);
  await expect(close).toHaveAccessibleDescription('');
});

test('nothing is scrolled sideways on a small desk with letters twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLive(page, '/support');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});

test('an address breaks on a phone with letters twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('texts side by side begin at one line, however long their titles are', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/about');
  for (const titles of [/Learn$|Personas$|Release$/, /Engineers$|Producers$|Consultants$/]) {
    const tops = await page
      .locator('li, article')
      .filter({ has: page.getByRole('heading', { name: titles }) })
      .evaluateAll((all) => all.map((one) => one.querySelector('p')?.getBoundingClientRect().top));
    expect(tops, String(titles)).toHaveLength(3);
    expect(new Set(tops).size, String(titles)).toBe(1);
  }
});

test('a press kit shows its pictures whole, in the shape of their files', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/press/rocka');
    const cut = await page
      .getByRole('main')
      .getByRole('figure')
      .locator('img')
      .evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          const ofFile = Number(one.getAttribute('width')) / Number(one.getAttribute('height'));
          return Math.abs(width / height / ofFile - 1);
        }),
      );
    expect(cut.length, String(width)).toBeGreaterThan(3);
    expect(Math.max(...cut), String(width)).toBeLessThan(0.01);
  }
});

test('on a phone a story is read in the order in which it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news/rocka-grammy-collab');
  const parts = page.getByRole('main').locator('article :is(h1, p, a)');
  const tops = await parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility())
      .map((part) => Math.round(part.getBoundingClientRect().top)),
  );

  expect(tops.length).toBeGreaterThan(10);
  // what stands in one line may differ by some pixels
  expect(tops.filter((top, index) => top < (tops[index - 1] ?? 0) - 24)).toEqual([]);
});

for (const [address, name] of [
  ['/news/bts', 'Behind the Scenes'],
  ['/artists?genre=amapiano-fusion', 'AMAPIANO FUSION'],
] as const)
  test(`the tab that ${address} is about is in sight on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, address);
    const tab = page
      .getByRole('main')
      .locator('[aria-current="page"], [aria-selected="true"]')
      .filter({ hasText: name });
    await expect
      .poll(() =>
        tab.evaluate((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }),
      )
      .toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
