import type { Page } from 'playwright/test';
import { expect, openLive, test } from './watched-page';

/** What was said so far, once somebody listens. */
interface Heard {
  said?: string[];
}

/** Notes what the live regions within an element say from now on: as they stand once a frame is done. */
function listen(page: Page, within: string): Promise<void> {
  return page.evaluate((selector) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const place = document.querySelector(selector);
    if (!place) throw new Error(`There is no ${selector}.`);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"], [role="alert"], [aria-live="assertive"]',
        );
        // a message arrives when everything of the frame has run
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const words = region?.textContent;
          if (words && said.at(-1) !== words) said.push(words);
        };
        port2.postMessage(null);
      }
    }).observe(place, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, within);
}

const said = (page: Page) => page.evaluate(() => (window as Heard).said);

for (const [menu, link, title] of [
  ['News', 'Releases', 'Releases'],
  ['About', 'Process', 'From a rule to a record'],
] as const)
  test(`the title of ${title} is read out once`, async ({ page }) => {
    await openLive(page, '/faq');
    await listen(page, 'body');
    const menus = page.getByRole('navigation', { name: 'Main' });
    await menus.locator('summary', { hasText: menu }).press('Enter');
    await menus.getByRole('link', { name: link }).press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveAccessibleName(title);

    await expect.poll(() => said(page)).toEqual([`Navigated to ${title}`]);
  });

test('going to a place on the same page does not read out its title again', async ({ page }) => {
  await openLive(page, '/faq');
  const announcer = page.locator('#gatsby-announcer');
  const goTo = (place: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
      // the address is read, then a frame is drawn, and what it writes is seen in the next
      return new Promise<void>((resolve) => {
        const frames = (left: number) =>
          left === 0 ? resolve() : requestAnimationFrame(() => frames(left - 1));
        frames(4);
      });
    }, place);
  await goTo('main');
  await expect(announcer).toHaveText('Navigated to Asked before');
  const words = await announcer.evaluateHandle((it) => it.firstChild);
  await goTo('music');
  await goTo('main');

  // words that are written again, the same too, are read out again
  expect(await announcer.evaluate((it, first) => it.firstChild === first, words)).toBe(true);
});

for (const [route, field, typed, count] of [
  ['/faq', 'Search the questions', 'grammy', '1 result'],
  ['/artists', 'Search artists or genres', 'nyra', '1 artist'],
  ['/search', 'Search the site', 'usiku', /^\d+ results?\.$/],
] as const)
  test(`a count on ${route} is read out once, not at every letter`, async ({ page }) => {
    await openLive(page, route);
    await listen(page, 'main');
    await page.getByLabel(field).pressSequentially(typed);

    await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
    expect(await said(page)).toHaveLength(1);
  });

test('the focus is brought to what plays in the queue, which stands before its button', async ({
  page,
}) => {
  await openLive(page, '/listen/fusion-mix');
  await page.getByRole('button', { name: 'Play all' }).press('Enter');
  const player = page.getByRole('region', { name: 'Player' });
  await player.getByRole('button', { name: 'Queue' }).press('Enter');
  await expect(player.getByRole('listitem').first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(player.getByRole('button', { name: 'Queue' })).toBeFocused();
});

test('an address that is sent from its own field, and cannot be, is spoken of', async ({
  page,
}) => {
  await openLive(page, '/artists');
  const field = page.getByRole('main').getByLabel('E-mail address');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please enter your e-mail address.');
  await expect(field).toBeFocused();
});

test('an address that is sent by the button is described when the focus comes to it', async ({
  page,
}) => {
  await openLive(page, '/artists');
  const field = page.getByRole('main').getByLabel('E-mail address');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter your e-mail address.');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const route of ['/news/africa/three-on-the-way', '/press/kayoba'])
  test(`what is pressed on ${route} says what it is about by its name alone`, async ({ page }) => {
    await openLive(page, route);
    const names: string[] = await page
      .getByRole('main')
      .ariaSnapshot()
      .then((spoken) => spoken.match(/- '?(?:link|button) ".*"/g) ?? []);

    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
