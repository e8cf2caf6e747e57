import { gzipSync } from 'node:zlib';
import type { Page, Route } from 'playwright/test';
import { axeFindings } from '../every-page/axe-findings';
import { expect, openLive, test, whenLive } from '../watched-page';

/** Gzip, of everything that comes when the chat is opened for the first time. */
const OPENED_MAX_BYTES = 20 * 1024;
const ASK = '**/api/assistant';
const chat = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' });
const opener = (page: Page) => page.getByRole('button', { name: 'AI Assistant', exact: true });
const field = (page: Page) => chat(page).getByLabel('Your question');
const log = (page: Page) => chat(page).getByRole('log');

async function openChat(page: Page, address = '/') {
  await openLive(page, address);
  await opener(page).click();
  await expect(chat(page)).toBeVisible();
}

async function askChat(page: Page, question: string) {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
}

test('it greets, says that it is automated, and answers with the page it read', async ({
  page,
  complaints,
}) => {
  await openChat(page);
  await expect(log(page)).toContainText('I am an automated assistant.');
  await expect(log(page)).toContainText('Hello. Ask me about an artist, a date, a licence');
  await expect(field(page)).toBeFocused();
  expect(await chat(page).evaluate((panel) => panel.clientWidth)).toBe(380);
  expect(await log(page).evaluate((area) => area.clientHeight)).toBe(256);

  await askChat(page, '   ');
  await expect(chat(page).getByText('You:')).toHaveCount(0);

  await askChat(page, '  Which tempo do Zaya’s songs have? ');
  await expect(log(page)).toContainText('118–128 BPM');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  const source = chat(page).getByRole('link', { name: /Zaya/ });
  await expect(source).toHaveAttribute('href', '/artists/zaya');

  await source.click();
  await expect(page).toHaveURL(/\/artists\/zaya$/);
  await expect(log(page)).toContainText('118–128 BPM');
  expect(complaints).toEqual([]);
});

test('it costs 20 kB once it is opened, and nothing of that before', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  await openLive(page, '/terms');
  await page.waitForLoadState('networkidle');
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) bodies.push(response.body());
  });
  await opener(page).click();
  await expect(chat(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(OPENED_MAX_BYTES);
});

test('the conversation outlives a page load, and a new chat forgets it', async ({ page }) => {
  await openChat(page);
  await askChat(page, 'Where is your office?');
  await expect(log(page)).toContainText('Windhoek');

  await page.reload();
  await whenLive(page);
  await opener(page).click();
  await expect(log(page)).toContainText('Where is your office?');
  await expect(log(page)).toContainText('Windhoek');

  await chat(page).getByRole('button', { name: 'New chat' }).click();
  await expect(log(page)).not.toContainText('Windhoek');
  expect(await page.evaluate(() => sessionStorage.getItem('assistant'))).toBeNull();
});

test('while an answer is awaited nothing can be sent; it can be stopped and asked again', async ({
  page,
}) => {
  await openChat(page);
  const held: Route[] = [];
  await page.route(ASK, (route) => void held.push(route));
  await askChat(page, 'Where is your office?');

  await expect(field(page)).toBeDisabled();
  await expect(field(page)).toHaveAttribute('placeholder', 'Waiting for the reply');
  await expect(chat(page).getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await chat(page).getByRole('button', { name: 'Stop' }).click();
  await expect(chat(page).getByText('Stopped.')).toBeVisible();
  await expect(field(page)).toBeEnabled();

  await page.unroute(ASK);
  await chat(page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText('Windhoek');
  await expect(log(page).getByText('Where is your office?')).toHaveCount(1);
});

test('an answer is shown as it comes, and is said once it is whole', async ({ page }) => {
  await openChat(page);
  const events = [
    ['delta', { text: 'One sentence.' }],
    ['delta', { text: ' Another.' }],
    ['citations', { citations: [] }],
    ['done', { confidence: 'answer', engine: 'provider' }],
  ] as const;
  const body = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  await page.route(ASK, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: body.join('') }),
  );
  await askChat(page, 'Anything?');

  await expect(log(page).getByText('One sentence. Another.')).toHaveCount(1);
  const isSilent = await log(page)
    .getByText('One sentence. Another.')
    .evaluate((bubble) => bubble.closest('[aria-live="off"]') !== null);
  expect(isSilent).toBe(false);
});

test('when a long conversation forgets its beginning, the rest is not read out again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const rounds = Array.from({ length: 20 }, (_, at) => [
      { role: 'user', content: `Question ${at}?` },
      { role: 'assistant', content: `Answer ${at}.`, citations: [], suggestions: [] },
    ]);
    sessionStorage.setItem('assistant', JSON.stringify(rounds.flat()));
  });
  await openChat(page);
  const kept = await log(page).getByText('Answer 7.').elementHandle();
  await page.route(ASK, (route) => route.fulfill({ json: { generatedText: 'The latest.' } }));
  await askChat(page, 'One more?');

  await expect(log(page).getByText('The latest.')).toBeVisible();
  await expect(log(page).getByText('Question 0?')).toHaveCount(0);
  expect(await kept?.evaluate((bubble) => bubble.isConnected && bubble.textContent)).toBe(
    'Answer 7.',
  );
});

test('a failure is told in a toast and in the chat, and the question can be asked again', async ({
  page,
}) => {
  await openChat(page);
  await page.route(ASK, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '', title: '', status: 503, detail: '', requestId: 'r' }),
    }),
  );
  await askChat(page, 'Where is your office?');
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('group');
  await expect(toast).toContainText('Assistant error');
  await expect(toast).toContainText('Please try again.');
  await expect(chat(page).getByText('Please try again.')).toBeVisible();

  await page.unroute(ASK);
  await page.route(ASK, (route) => route.fulfill({ json: {} }));
  await chat(page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText('I have no answer to that.');
  await expect(toast).toHaveCount(0);
});

test('it works by key alone and gives the focus back', async ({ page }) => {
  await openLive(page, '/contact');
  await opener(page).focus();
  await page.keyboard.press('Space');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  const card = page.getByRole('main').getByRole('link', { name: 'Open the assistant' });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/contact$/);
  await field(page).fill('half a thought');
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('half a thought');

  // beside the chat the page can be used, and Escape puts the chat away without moving the focus
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('what is asked for is done once its button is pressed', async ({ page }) => {
  await openChat(page);
  await askChat(page, 'Follow Kayoba');
  const follow = chat(page).getByRole('button', { name: 'Follow Kayoba' });
  await expect(follow).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('follow_kayoba'))).toBeNull();
  await follow.click();
  await expect(chat(page).getByRole('button', { name: 'Following' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('follow_kayoba'))).toBe('1');

  await askChat(page, 'dark or light mode please');
  const themeOf = () => page.evaluate(() => document.documentElement.dataset.theme);
  await chat(page).getByRole('button', { name: 'Change theme' }).click();
  expect(await themeOf()).toMatch(/dark|light/);

  await askChat(page, 'sign me up for the newsletter');
  await chat(page).getByRole('button', { name: 'Subscribe' }).click();
  const form = page.getByRole('dialog', { name: 'Subscribe' });
  await form.getByLabel('E-mail address').fill('chat@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Check your mail and press the button in it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeVisible();
});

test('the conversation goes to a person, without what was left out', async ({ page }) => {
  await openChat(page);
  await askChat(page, 'Do you rent tractors?');
  await expect(chat(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();
  await chat(page).getByRole('button', { name: 'Send this to a person' }).click();
  const card = chat(page).getByRole('region', { name: 'Send this to a person' });
  await expect(card).toBeFocused();
  await card.getByRole('checkbox').nth(1).uncheck();
  await card.getByLabel('Name').fill('Grace');
  await card.getByLabel('E-mail address').fill('grace@example');
  await card.getByRole('button', { name: 'Send' }).click();
  const fault = page.getByRole('region', { name: 'Messages' }).getByRole('group');
  await expect(fault).toBeVisible();
  await card.getByLabel('E-mail address').fill('grace@example.org');
  await card.getByLabel('Anything to add?').fill('A red one.');
  const sent = page.waitForRequest('**/api/assistant/handover');
  await card.getByRole('button', { name: 'Send' }).click();

  expect((await sent).postDataJSON()).toMatchObject({
    consent: true,
    inquiryType: 'support',
    transcript: [
      { role: 'user', content: 'Do you rent tractors?' },
      { role: 'user', content: 'A red one.' },
    ],
  });
  await expect(
    chat(page)
      .getByRole('status')
      .filter({ hasText: /AA-[2-9A-Z]{6}/ }),
  ).toBeVisible();
  await expect(fault).toBeHidden();
  await chat(page).getByRole('button', { name: 'Back to the chat' }).click();
  await expect(field(page)).toBeVisible();
});

test('a verdict is kept for the office', async ({ page }) => {
  await openChat(page);
  await askChat(page, 'Where is your office?');
  const rated = page.waitForResponse('**/api/assistant/ratings');
  await chat(page).getByRole('button', { name: 'Not helpful' }).click();
  expect((await rated).status()).toBe(204);
  await expect(chat(page).getByText('Thank you. Noted.')).toBeVisible();
  const reasoned = page.waitForRequest('**/api/assistant/ratings');
  await chat(page).getByRole('button', { name: 'Out of date' }).click();
  expect((await reasoned).postDataJSON()).toMatchObject({ reason: 'outdated' });
});

test('on a phone it fills the screen, and a page that is chosen is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  // it comes with a movement: where it rests counts, in whole pixels
  const place = () =>
    chat(page).evaluate((dialog) => {
      const { x, y, width, height } = dialog.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  await expect.poll(place).toEqual([0, 0, 390, 844]);
  await expect(chat(page)).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () =>
        document.activeElement?.closest('dialog') === null &&
        document.activeElement !== document.body,
    );
    expect(isOutside).toBe(false);
  }

  await chat(page).getByRole('button', { name: 'Who is out now?' }).click();
  const source = chat(page).getByRole('link').first();
  const address = await source.getAttribute('href');
  await source.click();
  await expect(chat(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === address?.replace(/[?#].*/, ''));
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
});

test('on a phone the Back key closes it, and leaves page and history alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // as Chromium on Android does when the key is pressed; other browsers go back as ever
  await page.addInitScript(() => {
    const Watcher = (window as unknown as { CloseWatcher: new () => { requestClose(): void } })
      .CloseWatcher; // the browser of these tests has it
    Object.assign(window, {
      CloseWatcher: class extends Watcher {
        constructor() {
          super();
          Object.assign(window, { pressBack: () => this.requestClose() });
        }
      },
    });
  });
  await openLive(page, '/faq');
  await page.goto('/terms');
  await whenLive(page);
  for (let time = 0; time < 2; time += 1) {
    await opener(page).click();
    await expect(chat(page)).toBeVisible();
    await page.evaluate('pressBack()');
    await expect(chat(page)).toBeHidden();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(opener(page)).toBeFocused();
  }

  await opener(page).click();
  await chat(page).getByRole('button', { name: 'Close AI assistant' }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test('the button steps aside while one reads on a phone, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/');
  await page.mouse.wheel(0, 900);
  await expect(opener(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(opener(page)).toBeInViewport();
});

test('it is on every page but those of the staff and its own', async ({ page }) => {
  for (const route of ['/auth', '/ask']) {
    await page.goto(route);
    await expect(page.locator('aside a[href="/ask"]')).toHaveCount(0);
  }
  for (const route of ['/artists/rocka', '/privacy', '/nothing-here']) {
    await page.goto(route);
    await expect(page.locator('aside a[href="/ask"]')).toBeVisible();
  }
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`axe finds nothing with the chat open (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openChat(page, '/artists/rocka');
    expect(await axeFindings(page), 'greeting').toEqual([]);
    await askChat(page, 'Follow Zaya');
    await expect(chat(page).getByRole('button', { name: 'Follow Zaya' })).toBeVisible();
    await chat(page).getByRole('button', { name: 'Not helpful' }).click();
    expect(await axeFindings(page), 'answer').toEqual([]);
    await chat(page).getByRole('button', { name: 'Send this to a person' }).click();
    expect(await axeFindings(page), 'to a person').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFindings(page), 'phone').toEqual([]);
  });
}
