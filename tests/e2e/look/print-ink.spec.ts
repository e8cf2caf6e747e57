import { expect, test } from 'playwright/test';

/** Words that stand in paper's own colour: near white, where no ground of their own is printed. */
function paleWords(): string[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
  const pale: string[] = [];
  while (pen && texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    const words = texts.currentNode.textContent?.trim();
    if (!words || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = getComputedStyle(holder).color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    if (Math.min(red, green, blue) > 128) pale.push(words);
  }
  return pale;
}

for (const route of [
  '/',
  '/artists',
  '/artists/rocka',
  '/africa',
  '/press/rocka',
  '/press',
  '/ai',
  '/join',
  '/listen',
  '/licensing',
  '/global',
  '/join/events',
])
  test(`${route} prints no words in the colour of the paper`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(paleWords)).toEqual([]);
  });

/** Dark words on a dark ground, as a printer draws them that is told to print grounds too. */
function drownedWords(): string[] {
  const lightness = (colour: string) =>
    Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const isSolid = (colour: string) => Number(colour.match(/[\d.]+/g)?.[3] ?? 1) > 0.5;
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
  const drowned: string[] = [];
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    const words = texts.currentNode.textContent?.trim();
    if (!words || !holder?.checkVisibility({ visibilityProperty: true })) continue;
    let around: Element | null = holder;
    while (around && !isSolid(getComputedStyle(around).backgroundColor))
      around = around.parentElement;
    const ground = around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)';
    if (lightness(ground) < 128 && lightness(getComputedStyle(holder).color) < 128)
      drowned.push(words);
  }
  return drowned;
}

for (const route of ['/', '/artists/rocka', '/africa', '/global', '/join/events'])
  test(`${route} prints no words on a ground that hides them`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(drownedWords)).toEqual([]);
  });
