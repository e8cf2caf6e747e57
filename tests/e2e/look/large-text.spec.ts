import { browserPath } from '../../support/browser-path';
import { BROWSER_ARGS } from '../browser-args';
import { expect, openLive, test } from '../watched-page';

// what a visitor sets in the browser: letters of twice the size
test.use({
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    args: [...BROWSER_ARGS, '--blink-settings=defaultFontSize=32'],
    executablePath: browserPath(),
  },
});

test('words that grow over the face of an artist stand on a ground of their own', async ({
  page,
}) => {
  await page.goto('/artists/street-prophet');
  const words = page.getByRole('heading', { level: 1 }).locator('..');

  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expect(words).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the navigation has its place behind its button where letters leave it no room', async ({
  page,
}) => {
  await page.goto('/faq');
  const bar = page.getByRole('banner');

  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(200);
});

test('a name keeps its letters in one line, and a choice its words within its box', async ({
  page,
}) => {
  await page.goto('/artists');
  const name = page.getByRole('heading', { level: 2, name: 'Kayoba', exact: true }).first();
  const { width = 0, height = 999 } = (await name.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(height);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const boxes = page.getByRole('radiogroup').or(page.getByRole('group')).locator('label');
  const cut = await boxes.evaluateAll((labels) =>
    labels.filter((label) => label.scrollWidth > label.clientWidth).map((one) => one.textContent),
  );
  expect(await boxes.count()).toBeGreaterThan(4);
  expect(cut).toEqual([]);
});

test('what is said of an event stands beside its buttons, and not under them', async ({ page }) => {
  await page.goto('/join/events');
  const rows = page.getByRole('article').filter({ hasText: 'Past event' });
  const covered = await rows.evaluateAll((all) =>
    all.map((row) => {
      const words = row.querySelector('h3')?.parentElement;
      const actions = words?.nextElementSibling?.getBoundingClientRect();
      if (!words || !actions) return true;
      const text = document.createRange();
      text.selectNodeContents(words);
      return [...text.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > actions.left &&
          left < actions.right &&
          bottom > actions.top &&
          top < actions.bottom,
      );
    }),
  );

  expect(covered.length).toBeGreaterThan(1);
  expect(covered).not.toContain(true);
});

test('on a low screen the player says in whole what plays, and the chat has room for its answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openLive(page, '/listen');
  await page.getByRole('button', { name: /^Play all/ }).click();
  const player = page.getByRole('region', { name: 'Player' });
  const bar = await player.boundingBox();
  const said = await player.getByRole('link').evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const { top, bottom } = words.getBoundingClientRect();
    return { top, bottom };
  });
  expect(said.top).toBeGreaterThanOrEqual(bar?.y ?? 999);
  expect(said.bottom).toBeLessThanOrEqual(600);

  await page.getByRole('button', { name: 'AI Assistant', exact: true }).click();
  const chat = page.getByRole('dialog', { name: 'AI Assistant' });
  expect((await chat.getByRole('log').boundingBox())?.height).toBeGreaterThan(200);

  await page
    .getByRole('group', { name: /^Playing/ })
    .getByRole('button')
    .click();
  await page.route('**/api/assistant', (route) => route.fulfill({ status: 500 }));
  await chat.getByLabel('Your question').fill('Anything?');
  await page.keyboard.press('Enter');
  const toast = await page.getByRole('group', { name: 'Assistant error' }).boundingBox();
  const toPerson = await chat.getByRole('button', { name: 'Send this to a person' }).boundingBox();
  expect((toast?.y ?? 999) + (toast?.height ?? 0)).toBeLessThanOrEqual(toPerson?.y ?? 0);
});

test('the terms of a dialog keep their letters in one line', async ({ page }) => {
  await openLive(page, '/artists');
  await page.getByRole('button', { name: 'What is an AI-powered artist?' }).click();
  const term = page.getByRole('dialog').getByText('Technology', { exact: true });
  const lines = await term.evaluate((box) => {
    const words = document.createRange();
    words.selectNodeContents(box);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the button of the assistant keeps its sign whole while it draws in its words', async ({
  page,
}) => {
  await openLive(page, '/faq');
  const button = page.getByRole('button', { name: 'AI Assistant', exact: true });
  await page.mouse.wheel(0, 900);
  await expect(button).toHaveAttribute('data-away');

  // in its resting place, on the edge of the page: what is seen of it there is its sign, and a rim
  const parts = () =>
    button.evaluate((link) => {
      const { top, height } = link.getBoundingClientRect();
      const sign = link.querySelector('svg')?.getBoundingClientRect();
      let edge = 0;
      while (!link.contains(document.elementFromPoint(edge, top + height / 2))) edge += 1;
      return { room: innerWidth - (sign?.right ?? 0), rim: (sign?.left ?? 0) - edge };
    });
  await expect.poll(async () => (await parts()).room).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await parts()).rim).toBeGreaterThanOrEqual(0);
});
