import type { Page, Route } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const HAND_OVER = '**/api/assistant/handover';
const chat = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' });
const opener = (page: Page) => page.getByRole('button', { name: 'AI Assistant', exact: true });
const card = (page: Page) => chat(page).getByRole('region').last();

/** Has asked something, and has the form open that hands it to a person. */
async function openForm(page: Page): Promise<void> {
  await openLive(page, '/faq');
  await opener(page).click();
  await chat(page).getByLabel('Your question').fill('Do you rent tractors?');
  await page.keyboard.press('Enter');
  await expect(chat(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();
  await chat(page).getByRole('button', { name: 'Send this to a person' }).click();
  await card(page).getByRole('checkbox').nth(1).uncheck();
  await card(page).getByLabel('Name').fill('Grace');
  await card(page).getByLabel('E-mail address').fill('grace@example.org');
  await card(page).getByLabel('Anything to add?').fill('A red one.');
}

async function closeAndOpen(page: Page): Promise<void> {
  await chat(page).getByRole('button', { name: 'Close AI assistant' }).click();
  await expect(chat(page)).toBeHidden();
  await opener(page).click();
  await expect(card(page)).toBeFocused();
}

test('what is being written to a person is there again once the chat is', async ({ page }) => {
  await openForm(page);
  await closeAndOpen(page);

  await expect(card(page).getByLabel('Name')).toHaveValue('Grace');
  await expect(card(page).getByLabel('E-mail address')).toHaveValue('grace@example.org');
  await expect(card(page).getByLabel('Anything to add?')).toHaveValue('A red one.');
  await expect(card(page).getByRole('checkbox').nth(0)).toBeChecked();
  await expect(card(page).getByRole('checkbox').nth(1)).not.toBeChecked();
});

test('what is on its way to a person is sent once, and tells its reference', async ({ page }) => {
  const held: Route[] = [];
  await page.route(HAND_OVER, (route) => void held.push(route));
  await openForm(page);
  await card(page).getByRole('button', { name: 'Send' }).click();
  await closeAndOpen(page);
  await expect(card(page).getByLabel('Name')).toHaveValue('Grace');
  await page.keyboard.press('Tab');
  await card(page).getByLabel('Name').press('Enter');
  await chat(page).getByRole('button', { name: 'Close AI assistant' }).click();
  expect(held).toHaveLength(1);

  const id = '6f1f7c3e-0000-4000-8000-000000000000';
  await held[0]?.fulfill({ status: 201, json: { id, reference: 'AA-K7M2QX' } });
  await opener(page).click();
  await expect(card(page)).toContainText('AA-K7M2QX');
});

test('a hand-over that did not get through is sent again as the same', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route(HAND_OVER, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  await openForm(page);
  for (let time = 1; time <= 2; time += 1) {
    await card(page).getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => keys.length).toBe(time);
    await expect(card(page).getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await closeAndOpen(page);
  }

  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});
