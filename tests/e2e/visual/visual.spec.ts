import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { openLive } from '../watched-page';
import { type Coarse, coarsen, difference, fromSheet, toSheet } from './coarse';

/** One sheet a page: wide dark, wide light, narrow dark, narrow light, from top to bottom. */
const SHEETS = path.join(__dirname, 'sheets');
const PAGES = [
  '/',
  '/africa',
  '/global',
  '/next-gen',
  '/artists',
  '/artists/africa',
  '/artists/rocka',
  '/news',
  '/news/rocka-grammy-collab',
  '/join/events',
  '/faq',
  '/contact',
];
const SIZES = [
  { width: 1440, height: 1920 },
  { width: 384, height: 1920 },
];
const THEMES = ['dark', 'light'] as const;
/** The share of a picture that may look different before somebody has to look. */
const ALLOWED = 0.06;
/**
 * `VISUAL=accept npx playwright test -c tests/e2e/playwright.config.ts visual` keeps what is seen as
 * the new measure. Look at the sheets before you commit them.
 */
const isAccepting = process.env.VISUAL === 'accept';

test.use({ timezoneId: 'UTC', locale: 'en-GB' });

for (const route of PAGES) {
  test(`${route} looks as it was accepted`, async ({ page }, info) => {
    await page.clock.setFixedTime(new Date('2025-03-14T10:00:00Z'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // with what only script knows, such as the day: whether it is there is no matter of how fast the machine is
    await openLive(page, route);
    const seen = await look(page);
    const sheet = path.join(
      SHEETS,
      `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}.webp`,
    );

    if (isAccepting) {
      mkdirSync(SHEETS, { recursive: true });
      writeFileSync(sheet, await toSheet(seen));
    }
    expect(existsSync(sheet), `${sheet} is missing. VISUAL=accept keeps what is seen.`).toBe(true);
    const accepted = await fromSheet(readFileSync(sheet), seen);
    await info.attach('seen', { body: await toSheet(seen), contentType: 'image/webp' });
    const shares = seen.map((picture, index) => difference(picture, accepted[index] ?? picture));
    expect(
      shares.filter((share) => share > ALLOWED),
      `${route} looks otherwise. Entries or pictures that were added may do that: see “Look” in content/README.md.`,
    ).toEqual([]);
  });
}

/** The page in both sizes and themes, as a sheet holds them. */
async function look(page: Page): Promise<Coarse[]> {
  const pictures: Coarse[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(standStill);
    await page.screenshot(); // pictures are drawn after they are decoded: the first may lack them
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(standStill);
      pictures.push(await coarsen(await page.screenshot({ type: 'jpeg', quality: 90 })));
    }
  }
  return pictures;
}

/** Waits until faces and pictures are there and a change of theme has reached everything. */
async function standStill(): Promise<void> {
  await document.fonts.ready;
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
  });
  const isChanging = () =>
    document.getAnimations().some(({ playState }) => playState === 'running');
  for (let frame = 0; frame < 2 || (isChanging() && frame < 120); frame += 1)
    await new Promise(requestAnimationFrame);
  // decoding is given up where another file is chosen meanwhile, as after a change of size
  const shown = async (image: HTMLImageElement, tries = 20): Promise<void> => {
    if (
      await image.decode().then(
        () => image.complete,
        () => false,
      )
    )
      return;
    await new Promise(requestAnimationFrame);
    if (tries > 1) await shown(image, tries - 1);
  };
  for (const image of inSight) image.decoding = 'sync';
  await Promise.all(inSight.map((image) => shown(image)));
  await new Promise(requestAnimationFrame);
}
