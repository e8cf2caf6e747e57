import type { Page, Route } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const ASK = '**/api/assistant';
const chat = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' });
const log = (page: Page) => chat(page).getByRole('log');
const field = (page: Page) => chat(page).getByLabel('Your question');

/** Presses a button of the chat by key, which then goes. */
async function press(page: Page, name: string): Promise<void> {
  await chat(page).getByRole('button', { name, exact: true }).press('Enter');
}

/** Opens the chat; what is asked there waits for its answer. */
async function openWaiting(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await openLive(page, '/faq');
  await page.getByRole('button', { name: 'AI Assistant', exact: true }).click();
  await page.route(ASK, (route) => void held.push(route));
  const ideas = chat(page).getByRole('list').last().getByRole('button');
  await ideas.first().press('Enter');
  await expect(log(page)).toBeFocused();
  return held;
}

test('when what was pressed goes, the focus stays in the chat', async ({ page }) => {
  await openWaiting(page);
  await press(page, 'Stop');
  await expect(field(page)).toBeFocused();
  await press(page, 'Try again');
  await expect(log(page)).toBeFocused();
  await press(page, 'Stop');
  await page.unroute(ASK);
  await press(page, 'Try again');
  await expect(chat(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();
  await expect(log(page)).toBeFocused();

  await press(page, 'Not helpful');
  await press(page, 'Out of date');
  await expect(field(page)).toBeFocused();
  await press(page, 'Send this to a person');
  await expect(chat(page).getByRole('region')).toBeFocused();
  await press(page, 'Cancel');
  await expect(field(page)).toBeFocused();
});

test('on a phone it stays where no keyboard covers what was said', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWaiting(page);
  await press(page, 'Stop');
  await expect(chat(page).getByText('Stopped.')).toBeVisible();
  await expect(log(page)).toBeFocused();
});

test('who reads the page meanwhile is not called back by an answer', async ({ page }) => {
  const [question] = await openWaiting(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(log(page)).not.toBeFocused();
  await question?.continue();
  await expect(chat(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();

  await expect(chat(page).locator(':focus')).toHaveCount(0);
});

test('on a phone that is turned the last question stays in sight, or what was gone back to', async ({
  page,
}) => {
  const upright = { width: 390, height: 844 };
  const onItsSide = { width: 844, height: 390 };
  const said = (words: string) => log(page).getByText(words, { exact: true });
  await page.setViewportSize(upright);
  await openLive(page, '/faq');
  await page.getByRole('button', { name: 'AI Assistant', exact: true }).click();
  await page.route(ASK, (route) => route.fulfill({ json: { generatedText: 'Yes.' } }));
  for (const question of ['First?', 'Second?', 'Last?']) {
    await field(page).fill(question);
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeEnabled();
  }
  // upright all of it has room: browsers scroll to its beginning
  for (const size of [onItsSide, upright, onItsSide]) {
    await page.setViewportSize(size);
    await expect(said('Last?')).toBeInViewport();
  }

  await said('First?').scrollIntoViewIfNeeded();
  await expect(said('Last?')).not.toBeInViewport();
  await page.setViewportSize({ ...onItsSide, height: 380 });
  await expect(said('First?')).toBeInViewport();
});
