import type { Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

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
      // an alert is read out as it comes, too
      const come = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const alerts = come.flatMap((node) =>
        node instanceof Element && node.parentElement
          ? [...node.parentElement.querySelectorAll('[role="alert"]')].filter((it) =>
              node.contains(it),
            )
          : [],
      );
      for (const target of [...changes.map((change) => change.target), ...alerts]) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"], [role="alert"], [aria-live]',
        );
        if (region?.getAttribute('aria-live') === 'off') continue;
        // a message arrives when everything of the frame has run
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const words = region?.textContent.trim();
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

/** What a browser tells a reader of everything on the page. */
async function told(page: Page) {
  const tree = await page.context().newCDPSession(page);
  const { nodes } = await tree.send('Accessibility.getFullAXTree');
  return nodes.map(({ role, name, properties = [] }) => ({
    role: role?.value,
    name: name?.value,
    isFocused: properties.some((one) => one.name === 'focused' && one.value.value === true),
  }));
}

test('the page that was gone to has the focus, and none of its words as its name', async ({
  page,
}) => {
  await openLive(page, '/faq');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Contact' }).press('Enter');
  await expect(page).toHaveURL('/contact');

  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  const focused = (await told(page)).filter(({ isFocused }) => isFocused);
  expect(focused.at(-1)).toEqual({ role: 'group', name: '', isFocused: true });
});

test('whose figures are shown, and how many, are two words to a reader', async ({ page }) => {
  await page.goto('/ai/facts');
  const tree = await told(page);
  const names = tree.flatMap(({ role, name }) => (role === 'radio' ? [name] : []));
  const counted = names.filter((name) => /\d$/.test(name));
  expect(counted).toHaveLength(4);
  expect(counted.filter((name) => !/ \d+$/.test(name))).toEqual([]);
});

test('going to a place on the same page does not read out its title', async ({ page }) => {
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
  await goTo('music');
  await expect(announcer).toBeEmpty();

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).press('Enter');
  await expect(announcer).toHaveText('Navigated to Say something');
  const words = await announcer.evaluateHandle((it) => it.firstChild);
  await goTo('main');

  // words that are written again, the same too, are read out again
  expect(await announcer.evaluate((it, first) => it.firstChild === first, words)).toBe(true);
});

for (const [route, field, typed, count] of [
  ['/faq', 'Search the questions', 'grammy', '1 result'],
  ['/artists', 'Search artists or genres', 'nyra', '1 artist'],
  ['/search', 'Search the site', 'usiku', /^\d+ results?\.$/],
  ['/search', 'Search the site', 'usiku wedding', /^\d+ results?\. Nothing has all of these/],
] as const)
  test(`a count on ${route} for ${typed} is read out once, not at every letter`, async ({
    page,
  }) => {
    await openLive(page, route);
    await listen(page, 'main');
    await page.getByLabel(field).pressSequentially(typed);

    await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
    expect(await said(page)).toHaveLength(1);
  });

const NO_ANSWER = 'No answer came back. Check the connection and try again.';

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail address').first().fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello.');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
}

const toast = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('group', { name });

test('a message that is sent is told of by the focus alone; a further one begins at its first field', async ({
  page,
}) => {
  await openLive(page, '/contact');
  await listen(page, 'body');
  await writeMessage(page);
  await expect(toast(page, 'Message sent')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  expect(await said(page)).toEqual([]);

  await page.getByRole('button', { name: 'Write another message' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('a message that cannot be sent is told of once, and no toast lies over the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, '/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }));
  await listen(page, 'body');
  await writeMessage(page);
  await expect(toast(page, 'Send failed')).toBeVisible();
  expect(await said(page)).toEqual([NO_ANSWER]);

  const again = page.getByRole('button', { name: 'Send Message' });
  await expect(again).toBeFocused();
  const { y = 0, height = 999 } = (await again.boundingBox()) ?? {};
  expect(y + height).toBeLessThan((await toast(page, 'Send failed').boundingBox())?.y ?? 0);
});

test('an address that is sent is told of by the focus alone, one that is not once', async ({
  page,
}) => {
  await openLive(page, '/artists');
  await listen(page, 'body');
  const field = page.getByRole('main').getByLabel('E-mail address');
  await field.fill('once@example.org');
  await field.press('Enter');
  await expect(toast(page, 'Subscribed!')).toBeVisible();
  await expect(page.getByRole('main').getByText('Check your mail')).toBeFocused();
  expect(await said(page)).toEqual([]);

  await page.route('**/api/subscriptions', (route) => route.fulfill({ status: 500 }));
  await field.fill('once@example.org');
  await field.press('Enter');
  await expect(toast(page, 'Subscription failed')).toBeVisible();
  expect(await said(page)).toEqual([NO_ANSWER]);
});

test('a log-in that is refused is told of once, and the focus stays where it was', async ({
  page,
}) => {
  await openLive(page, '/auth');
  await listen(page, 'body');
  await page.getByLabel('E-mail address').fill('nobody@example.org');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the right sentence');
  await password.press('Enter');
  await expect(toast(page, 'Auth error')).toBeVisible();
  expect(await said(page)).toEqual(['Auth error E-mail address and password do not match.']);
  await expect(password).toBeFocused();
});

test('a follow that is not saved is told of once', async ({ page }) => {
  await openLive(page, '/artists/zaya');
  await page.route('**/api/follows**', (route) => route.abort());
  await listen(page, 'body');
  await page.getByRole('button', { name: 'Follow Artist' }).press('Enter');
  await expect(toast(page, 'That was not saved.')).toBeVisible();
  expect(await said(page)).toHaveLength(1);
});

test('a link that is copied is told of once, and again when it is copied again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, '/artists/rocka');
  await listen(page, 'body');
  const share = page.getByRole('main').getByRole('button', { name: 'Share' }).first();
  await share.press('Enter');
  await expect(toast(page, 'Link copied')).toBeVisible();
  const words = page.locator('[aria-live="polite"]').getByText('Link copied');
  const first = await words.elementHandle();
  expect(await said(page)).toEqual(['Link copied']);

  await share.press('Enter');
  // words are read out again when they come anew
  await expect.poll(() => first?.evaluate((it) => it.isConnected)).toBe(false);
  await expect(words).toHaveText('Link copied');
});

test('what only a toast says is read out, also by the first of a page: its region is drawn before its words', async ({
  page,
}) => {
  await openLive(page, '/artists/rocka');
  await listen(page, 'body');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
    const drawn = { now: 0, region: -1, words: -1 };
    Object.assign(window, { drawn });
    const count = () => {
      drawn.now += 1;
      requestAnimationFrame(count);
    };
    count();
    new MutationObserver(() => {
      const region = document.querySelector('.visually-hidden > [aria-live="assertive"]');
      if (region && drawn.region < 0) drawn.region = drawn.now;
      if (region?.textContent && drawn.words < 0) drawn.words = drawn.now;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('main').getByRole('button', { name: 'Share' }).first().press('Enter');
  await expect(toast(page, 'Copying was blocked.')).toBeVisible();

  const words = page.locator('.visually-hidden > [aria-live="assertive"]');
  await expect(words).toContainText('/artists/rocka');
  expect(await said(page)).toEqual([await words.textContent()]);
  expect(
    await page.evaluate(() => {
      const { drawn } = window as { drawn?: { region: number; words: number } };
      return drawn && drawn.words > drawn.region && drawn.region >= 0;
    }),
  ).toBe(true);
});

test('of two toasts that come together each is read out', async ({ page }) => {
  await openLive(page, '/faq');
  await page.evaluate(() => {
    for (const title of ['First sent', 'Second sent'])
      navigator.serviceWorker.dispatchEvent(
        new MessageEvent('message', { data: { notice: { title, text: 'It waited.' } } }),
      );
  });

  await expect(toast(page, 'Second sent')).toBeVisible();
  await expect(page.locator('[aria-live="polite"] > span')).toHaveText([
    'First sent It waited.',
    'Second sent It waited.',
  ]);
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
