import type { Page } from 'playwright/test';
import { axeFindings as findings } from '../every-page/axe-findings';
import { expect, openLive, test } from '../watched-page';

/** The part of a profile that plays. */
const part = (page: Page) => page.locator('#signature');
const playButton = (page: Page) => part(page).getByRole('button', { name: /^Play/ });
const dock = (page: Page) => page.getByRole('region', { name: 'Player' });
const position = (page: Page) => dock(page).getByRole('slider', { name: 'Position' });
const begun = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('signature-start').length > 0);

test('nothing of the player is loaded before the press, and little by it', async ({
  page,
  complaints,
}) => {
  const loaded: { url: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    const { requestBodySize: _, responseBodySize } = await response.request().sizes();
    loaded.push({ url: response.url(), bytes: responseBodySize });
  });
  await openLive(page, '/artists/rocka');
  await part(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.querySelectorAll('audio, [data-player]').length)).toBe(
    0,
  );
  expect(page.workers()).toHaveLength(0);
  loaded.length = 0;

  await playButton(page).click();
  await begun(page);
  await expect(dock(page)).toBeVisible();
  const program = loaded.filter(({ url }) => /\.(js|css)$/.test(url));
  const bytes = program.reduce((sum, one) => sum + one.bytes, 0);
  expect(program.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(100_000);
  expect(complaints).toEqual([]);
});

test('a signature plays, says so, is sought by keyboard and survives the way to another page', async ({
  page,
  complaints,
}) => {
  await openLive(page, '/artists/nyra');
  await playButton(page).click();
  await begun(page);
  await expect(page.getByText('Latest from Nyra', { exact: true })).toBeVisible();
  await expect(dock(page)).toContainText('Composed by rules from Nyra’s profile, not a release.');
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^\d+ of 42 seconds$/);
  await expect(dock(page).getByText(/^0:\d\d \/ 0:42$/)).toBeVisible();

  await expect(part(page).getByRole('button', { name: /^Stop/ })).toBeVisible();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('section input[type=range]')?.value !== '0',
  );
  await position(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await expect
    .poll(async () => Number(await position(page).inputValue()))
    .toBeGreaterThanOrEqual(9);
  await page.keyboard.press('Home');
  expect(Number(await position(page).inputValue())).toBeLessThan(5);

  await page.getByRole('link', { name: 'All artists' }).first().click();
  await expect(page).toHaveURL(/\/artists$/);
  await expect(dock(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await dock(page).getByRole('button', { name: 'Pause' }).click();
  await expect(dock(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dock(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('two tabs do not sound at once: the one that begins has the other pause', async ({ page }) => {
  const key = (tab: Page, name: string) => dock(tab).getByRole('button', { name, exact: true });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await openLive(tab, '/artists/nyra');
    await playButton(tab).click();
    await begun(tab);
  }
  await expect(key(page, 'Play')).toBeVisible();
  await key(page, 'Play').click();
  await expect(key(other, 'Play')).toBeVisible();
  await expect(key(page, 'Pause')).toBeVisible();
});

test('a tab that waits for what is not composed yet has another pause it too', async ({ page }) => {
  const other = await page.context().newPage();
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage') ?? {};
    Object.defineProperty(Worker.prototype, 'onmessage', {
      set(hear) {
        // the first part, and no other
        let parts = 0;
        set?.call(this, (event: MessageEvent) => {
          if (event.data.kind === 'sound') parts += 1;
          if (parts <= 1) hear.call(this, event);
        });
      },
    });
  });
  await openLive(page, '/artists/nyra');
  await playButton(page).click();
  await begun(page);
  await dock(page).getByRole('slider', { name: 'Position' }).press('End');
  await expect(dock(page)).toContainText('Composing');

  await openLive(other, '/artists/nyra');
  await playButton(other).click();
  await expect(dock(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(dock(page)).not.toContainText('Composing');
});

test('a page that is left for another document is silent when it is gone back to', async ({
  page,
}) => {
  await openLive(page, '/artists/nyra');
  await playButton(page).click();
  await begun(page);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await expect(dock(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('another take has its own address, and the address plays it', async ({ page }) => {
  await openLive(page, '/artists/zaya');
  const curve = () => part(page).locator('svg path').last().getAttribute('d');
  const signature = await curve();
  await part(page).getByRole('button', { name: 'Another take' }).click();
  await expect(page).toHaveURL(/\/artists\/zaya\?take=1$/);
  await expect(part(page)).toContainText('Take 1');
  await begun(page);
  await expect(dock(page)).toContainText('Take 1');
  await expect(part(page).getByRole('link', { name: 'As a recording' })).toHaveCount(0);
  // the curve of a take is its own, drawn as it is composed
  expect(await curve()).not.toBe(signature);
  await expect
    .poll(async () => new Set((await curve())?.match(/(?<=l1-)\d+/g)).size)
    .toBeGreaterThan(3);

  await openLive(page, '/artists/zaya?take=41');
  await expect(part(page)).toContainText('Take 41');
  await expect(dock(page)).toHaveCount(0);
  await openLive(page, '/artists/zaya?take=99999999999');
  await expect(part(page)).toContainText('123 BPM');
});

test('Play Latest plays the signatures one after the other, one at a time', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('button', { name: 'Play Latest' }).click();
  await begun(page);
  await dock(page).getByRole('button', { name: 'Queue' }).click();
  await expect(dock(page).getByRole('listitem')).toHaveCount(5);
  const cover = await dock(page).getByRole('listitem').first().locator('img').boundingBox();
  expect(cover).toMatchObject({ width: 44, height: 44 });
  const first = await dock(page).locator('[aria-current] b').textContent();
  await dock(page).getByRole('button', { name: 'Next' }).click();
  await expect(dock(page).locator('[aria-current] b')).not.toHaveText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(dock(page).getByRole('listitem')).toHaveCount(0);
  await expect(dock(page)).toBeVisible();
});

test('what sounds is sound: the first second is neither silent nor clipped', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: number[] = [];
    const copy = AudioBuffer.prototype.copyToChannel;
    AudioBuffer.prototype.copyToChannel = function (samples, channel, start) {
      for (const sample of samples) heard[0] = Math.max(heard[0] ?? 0, Math.abs(sample));
      copy.call(this, samples, channel, start);
    };
    Object.assign(window, { heard });
  });
  await openLive(page, '/artists/street-prophet');
  await playButton(page).click();
  await begun(page);
  const [peak] = await page.evaluate(() => (window as unknown as { heard: number[] }).heard);
  expect(peak).toBeGreaterThan(0.05);
  expect(peak).toBeLessThanOrEqual(10 ** (-1 / 20));
});

test('without what is needed to compose, the recording plays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { AudioContext: undefined, Worker: undefined });
  });
  await openLive(page, '/artists/kayoba');
  const recording = page.waitForResponse(/\/sound\/kayoba\.mp3$/);
  await playButton(page).click();
  const answer = await recording;
  expect(answer.headers()['content-type']).toBe('audio/mpeg');
  await expect(dock(page)).toBeVisible();
});

for (const theme of ['dark', 'light'] as const) {
  for (const width of [1440, 390]) {
    test(`the open player passes axe, ${theme}, ${width} wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openLive(page, '/artists/kayoba');
      await playButton(page).click();
      await dock(page).getByRole('button', { name: 'Queue' }).click();
      await expect(dock(page).getByRole('listitem')).toHaveCount(1);
      expect(await findings(page)).toEqual([]);
    });
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the recording can be played and Play Latest leads to it', async ({ page }) => {
    await page.goto('/artists/rocka');
    const audio = page.locator('#signature audio');
    await expect(audio).toHaveAttribute('preload', 'none');
    await expect(audio).toHaveAttribute('src', '/sound/rocka.mp3');
    await page.goto('/');
    await page.getByRole('link', { name: 'Play Latest' }).click();
    await expect(page).toHaveURL(/\/artists\/[a-z-]+#signature$/);
  });
});

test('a list plays on from the row that was pressed, and pauses there', async ({
  page,
  complaints,
}) => {
  await openLive(page, '/listen/fusion-mix');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Play Rocka’s signature' }).click();
  await begun(page);
  await expect(dock(page)).toContainText('Rocka: the signature');

  await main.getByRole('button', { name: 'Pause: Rocka: the signature' }).click();
  await expect(dock(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Play Rocka’s signature' }).click();
  await expect(dock(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await dock(page).getByRole('button', { name: 'Next' }).click();
  await expect(dock(page)).toContainText('Street Prophet: the signature');

  await main.getByRole('button', { name: /^Play all/ }).click();
  await expect(dock(page)).toContainText('Nyra: the signature');
  expect(complaints).toEqual([]);
});

test('on a tablet the player says in whole what plays', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLive(page, '/artists/street-prophet');
  await playButton(page).click();
  const what = dock(page).locator('small').first();
  await expect(what).toContainText('not a release');
  expect(await what.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
});

test('on small phones the player says in whole what plays, in a low bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, '/listen');
  await page
    .getByRole('button', { name: /^Play.*Street Prophet/ })
    .first()
    .click();
  await begun(page);
  const name = dock(page).getByText('Street Prophet: the signature', { exact: true });
  await expect(name).toBeVisible();

  expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
  expect((await dock(page).boundingBox())?.height).toBeLessThan(120);
});

test('a press says so where the player cannot be fetched, and the next one tries again', async ({
  page,
}) => {
  await openLive(page, '/artists/rocka');
  await page.route(/\.js$/, (route) => route.abort());
  await playButton(page).click();

  const alert = page.getByRole('alert').filter({ hasText: 'could not be played' });
  await expect(alert.getByRole('link')).toHaveAttribute('href', /\.mp3$/);
  expect(await findings(page)).toEqual([]);

  await page.unroute(/\.js$/);
  await playButton(page).click();
  await begun(page);
  await expect(dock(page)).toBeVisible();
  await expect(alert).toBeHidden();
});

test('/listen can be played from a first screen of a laptop', async ({ page }) => {
  await page.goto('/listen');

  const play = page.locator('[data-needs-script^=play-]').filter({ hasText: 'Play all' });
  await expect(play).toBeInViewport({ ratio: 1 });
});
