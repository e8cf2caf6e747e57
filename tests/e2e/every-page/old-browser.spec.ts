import type { Page } from 'playwright/test';
import { linkInMail } from '../forms/mailbox';
import { expect, test, whenLive } from '../watched-page';

/** Takes away what the oldest browsers of `browserslist` (package.json) do not have. */
async function growOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lacks = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    lacks(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    lacks(Array.prototype, 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced');
    lacks(Object, 'hasOwn', 'groupBy');
    lacks(window, 'structuredClone', 'scheduler');
    lacks(Document.prototype, 'startViewTransition');
    lacks(HTMLFormElement.prototype, 'requestSubmit');
    for (const owner of [Element.prototype, Document.prototype]) {
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
        const ask = Reflect.get(owner, name);
        if (typeof ask !== 'function') continue;
        Object.assign(owner, {
          [name](this: unknown, selector: string) {
            if (/:(?:popover-open|modal|has\()/.test(selector)) throw new SyntaxError(selector);
            return ask.call(this, selector);
          },
        });
      }
    }
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({ response: answer, body: html.replaceAll(' popover="auto"', '') });
    },
  );
}

test.beforeEach(({ page }) => growOld(page));

test('a browser without popovers opens the menu and the dialogs, before React too', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Main' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: /^Elite/ }).click();
  const elite = page.getByRole('dialog', { name: 'Elite' });
  await expect(elite).toBeVisible();
  await elite.getByRole('button', { name: 'Got it, thanks!' }).click();
  await expect(elite).toBeHidden();
  expect(complaints).toEqual([]);
});

test('music plays in a browser of 2021, and the assistant is asked and left', async ({
  page,
  complaints,
}) => {
  await page.goto('/artists/rocka');
  await whenLive(page);
  await page.getByRole('button', { name: 'Play Latest' }).first().click();
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Rocka' })).toBeVisible();

  await page.getByRole('button', { name: 'AI Assistant' }).click();
  const chat = page.getByRole('dialog', { name: 'AI Assistant' });
  await chat.getByRole('textbox').fill('Who is Rocka?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('FUSIÓN NOIR', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the link of a mail confirms by itself, and leaves no empty page', async ({
  page,
  request,
  complaints,
}) => {
  const email = 'reader-of-2021@example.org';
  const data = { email, source: 'join_newsletter', topics: ['drops'] };
  expect((await request.post('/api/subscriptions', { data })).status()).toBe(202);
  const { pathname, search } = new URL(await linkInMail(email, '/api/subscriptions/confirm'));

  await page.goto(pathname + search);
  await expect(page.getByRole('main')).toContainText('Confirmed.');
  expect(complaints).toEqual([]);
});
