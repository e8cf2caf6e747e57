import { SECTIONS, sectionHref } from '../../../site/admin/use-section';
import { axeFindings } from '../every-page/axe-findings';
import { expect, test } from '../watched-page';
import { logIn } from './an-admin';

test('every part opens at its own address, on both grounds, without a fault for axe', async ({
  page,
  complaints,
}) => {
  test.slow();
  // colours on their way from one to another are not those that stay
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page);
  const names = [];
  for (const part of SECTIONS) {
    const link = page.getByRole('navigation').locator(`a[href="${sectionHref(part)}"]`);
    const section = await link.evaluate(
      (words) => words.querySelector('svg')?.nextSibling?.textContent ?? '',
    );
    names.push(section);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
    await expect(page).toHaveTitle(`${section} | Artistry Algorithm`);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(await axeFindings(page), `${section}, ${theme}`).toEqual([]);
    }
  }
  await page.goBack();
  const before = names.at(-2) ?? '';
  await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
  await expect(page).toHaveTitle(`${before} | Artistry Algorithm`);
  expect(complaints).toEqual([]);
});

test('on a phone no part widens the page, and a subject keeps room beside long addresses', async ({
  page,
  request,
}) => {
  const email = `somebody-with-a-long-name-${Date.now()}@a-long-host.site.test`;
  const message = 'A message long enough to fill more than one line of the list of mails.';
  await request.post('/api/contact', {
    data: {
      name: `Ada${'a'.repeat(60)}`,
      email,
      message,
      inquiryType: 'job',
      about: 'voice-engineer',
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page);
  for (const section of ['Messages', 'Subscribers', 'Follows', 'Questions', 'Audit log']) {
    await page.getByRole('link', { name: section, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), section).toBe(390);
    if (section === 'Messages')
      await expect(page.getByText('AI Engineer, Voice').first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page.getByRole('button', { name: 'AI Engineer, Voice' }).first().press('Enter');
  await expect(page.getByRole('article')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'All messages' }).press('Enter');
  const row = page.getByRole('button', { name: 'AI Engineer, Voice' }).first();
  await expect(row).toBeFocused();

  // the browser’s own Back leads from a message to the list too, and out of it only then
  await row.press('Enter');
  await expect(page.getByRole('article')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\?section=inbox$/);
  await expect(row).toBeFocused();
  await expect(page.getByRole('article')).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('article')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('[id^="message-"]').first()).toBeAttached(); // else the list has no row to go back to
  await page.getByRole('button', { name: 'All messages' }).click();
  await expect(row).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How pages felt' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('link', { name: 'Mail queue', exact: true }).click();
  const subject = page.getByRole('cell', { name: /^\[Jobs\] Ada/ }).first();
  expect((await subject.boundingBox())?.width).toBeGreaterThan(200);
  // nothing of a mail lies beyond the edge: its heads stand before what they head
  const list = page.getByRole('region', { name: 'Mail queue' });
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const head = await subject.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(head).toContain('Subject');
});

test('a reader stands in the list with the names of the form that was used and of the topics', async ({
  page,
  request,
}) => {
  const email = `reader-${Date.now()}@site.test`;
  const data = { email, source: 'join_newsletter', topics: ['drops', 'artist:zaya'] };
  expect((await request.post('/api/subscriptions', { data })).status()).toBe(202);
  await logIn(page);
  await page.getByRole('link', { name: 'Subscribers' }).click();

  const reader = page.getByRole('row', { name: email });
  await expect(reader).toContainText('Newsletter page');
  await expect(reader).toContainText('New drops, Zaya');
});

test('the rail counts the mails that have not gone out, those that are tried again among them', async ({
  page,
}) => {
  await page.route('**/api/admin/outbox?limit=1', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    await route.fulfill({
      response,
      json: { ...list, counts: { waiting: 1200, sent: 5, parked: 1 } },
    });
  });
  await logIn(page);

  const mails = page.getByRole('link', { name: 'Mail queue' });
  await expect(mails).toHaveText('Mail queue1,201');
  await expect(mails).toHaveAccessibleDescription('1,200 Waiting, 1 Parked');
});

test('a count that the rail has no room for is rounded, and read out whole', async ({ page }) => {
  await page.route('**/api/admin/messages?limit=1', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    await route.fulfill({ response, json: { ...list, counts: { ...list.counts, new: 10_010 } } });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page);

  const messages = page.getByRole('navigation').getByRole('link', { name: 'Messages' });
  await expect(messages).toHaveAccessibleDescription('10,010 New');
  const over = await messages.evaluate((link) => link.scrollWidth - link.clientWidth);
  expect(over).toBe(0);
  await expect(messages).toHaveText('Messages10K');
});
