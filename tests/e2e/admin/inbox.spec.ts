import { randomUUID } from 'node:crypto';
import { expect, test } from '../watched-page';
import { logIn, toasts } from './an-admin';

test('a message is read, answered, noted on and closed', async ({ page, request }) => {
  const about = `About ${Date.now()}`;
  await request.post('/api/contact', {
    data: { name: 'Amara', email: 'amara@site.test', message: 'A film needs a song.', about },
  });
  await logIn(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  // who goes by keys is led past the other rows to what they opened, and back by Back
  const row = page.getByRole('button', { name: about });
  await row.press('Enter');
  await expect(page.getByRole('article', { name: `Amara ${about}` })).toBeFocused();
  await page.goBack();
  await expect(row).toBeFocused();
  await row.press('Enter');
  await expect(page.getByRole('article').getByText('A film needs a song.')).toBeVisible();
  // one's own change is no conflict, however long the message takes to be read again
  let readAgain = () => {};
  const held = new Promise<void>((resolve) => {
    readAgain = resolve;
  });
  await page.route('**/api/admin/messages/*', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });

  await page.getByLabel('Reply by mail').fill('Gladly. Which film?');
  const send = page.getByRole('button', { name: 'Send reply' });
  await send.press('Enter');
  await expect(toasts(page)).toContainText('Reply queued');
  await expect(send).toBeFocused();
  readAgain();
  await expect(page.getByRole('article').getByText('Gladly. Which film?')).toBeVisible();

  await page.getByText('Note, only for us').click();
  await page.getByLabel('Internal note').fill('Call on Monday.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(toasts(page)).toContainText('Note saved');

  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Open again' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: about }).click();
  await expect(page.getByLabel('Internal note')).toHaveValue('Call on Monday.');
});

test('from a message to all of its sender', async ({ page, request }) => {
  const email = `${randomUUID()}@site.test`;
  const send = (about: string) =>
    request.post('/api/contact', { data: { name: 'Amara', email, message: 'A film.', about } });
  const [first = '', second = ''] = [1, 2].map((n) => `About ${n} ${email.slice(0, 8)}`);
  for (const about of [first, second]) await send(about);
  await logIn(page);
  await page.goto('/admin?section=inbox');
  await page.getByRole('button', { name: /^New/ }).click();
  await page.getByRole('button', { name: second }).click();

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Messages from this address: 2' }).press('Enter');
    await expect(page.getByRole('searchbox')).toHaveValue(email);
    await expect(page.getByText('All 2 below:')).toBeVisible();
    await expect(page.getByRole('button', { name: first })).toBeVisible();
    await page.getByRole('button', { name: second }).click();
  }
});

test('loading anew and Back lead to what was shown of the list', async ({ page, request }) => {
  const email = `${randomUUID()}@site.test`;
  const about = `About ${email.slice(0, 8)}`;
  await request.post('/api/contact', { data: { name: 'Amara', email, message: 'A film.', about } });
  await logIn(page);
  await page.goto('/admin?section=inbox');
  const isNew = page.getByRole('button', { name: /^New/ });
  const search = page.getByRole('searchbox');
  await isNew.click();
  await search.fill(email);
  await search.press('Enter');
  await page.getByRole('button', { name: about }).click();
  await expect(page.getByRole('article')).toBeVisible();
  const address = page.url();
  expect(address).toMatch(/\?section=inbox&status=new&message=[\da-f-]{36}$/);

  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(isNew).toHaveAttribute('aria-pressed', 'true');
  await expect(search).toHaveValue(email);
  await page.getByRole('link', { name: 'Subscribers' }).click();
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(search).toHaveValue(email);
  await page.goBack();
  await expect(page).toHaveURL(/\?section=inbox&status=new$/);
  await expect(search).toHaveValue(email);
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(page).toHaveURL(/\?section=inbox$/);
  await expect(search).toHaveValue('');
});

test('presses that come faster than the answers are no conflict', async ({ page, request }) => {
  const about = `About ${Date.now()}`;
  await request.post('/api/contact', {
    data: { name: 'Amara', email: 'amara@site.test', message: 'A film needs a song.', about },
  });
  await logIn(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('button', { name: about }).click();
  await page.getByText('Note, only for us').click();
  await page.getByLabel('Internal note').fill('Call on Monday.');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH') statuses.push(response.status());
  });
  await page.route('**/api/admin/messages/*', async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });

  const open = page.getByRole('button', { name: 'Mark as open' });
  await open.dblclick();
  await open.click({ force: true }); // it says that it is disabled
  await page.getByRole('button', { name: 'Save note' }).click();
  answer();

  await expect(toasts(page)).toContainText('Note saved');
  await expect(page.getByRole('button', { name: 'Mark as open' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeEnabled();
  expect(statuses).toEqual([200, 200]);
});

test('a message from right to left begins at the right, in the list and opened', async ({
  page,
  request,
}) => {
  const message = `مرحبا، أريد أغنية لفيلمي ${Date.now()}.`;
  await request.post('/api/contact', {
    data: { name: 'سارة', email: 'sara@site.test', message },
  });
  await logIn(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  const row = page.getByRole('button', { name: message });
  await row.click();

  const isAtTheRight = (element: HTMLElement) => {
    const first = document.createRange();
    first.setStart(element.firstChild ?? element, 0);
    first.setEnd(element.firstChild ?? element, 1);
    const box = element.getBoundingClientRect();
    return first.getBoundingClientRect().left > box.left + box.width / 2;
  };
  const opened = page.getByRole('article').getByText(message);
  for (const text of [row.getByText('سارة'), row.getByText(message), opened])
    expect(await text.evaluate(isAtTheRight)).toBe(true);
});

test('accents heaped on one letter stay within their line, opened and among the mails', async ({
  page,
  request,
}) => {
  const message = `Heaped ${Date.now()}`;
  const name = `A${'\u0301'.repeat(90)}`;
  await request.post('/api/contact', { data: { name, email: 'heap@site.test', message } });
  await logIn(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('button', { name: message }).click();
  const sender = page.getByRole('article').locator('header bdi');
  await expect(sender).toHaveCSS('overflow', 'hidden');

  await page.getByRole('link', { name: 'Mail queue', exact: true }).click();
  const subject = page.getByRole('cell', { name: message }).first();
  await expect(subject).toHaveCSS('overflow', 'clip');
});

test('a wave of spam is found and put away at once', async ({ page, request }) => {
  const word = `wave${Date.now()}`;
  for (const name of ['Anna', 'Ben', 'Cleo']) {
    const message = `Followers for sale, ${word}`;
    await request.post('/api/contact', { data: { name, email: 'sell@site.test', message } });
  }
  await logIn(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  const all = page.getByRole('group', { name: 'All 3 below:' });
  await expect(all).toBeHidden();
  const search = page.getByLabel('Search sender, reference, text');
  await search.fill(word);
  await search.press('Enter');
  await all.getByRole('button', { name: 'Spam' }).click();

  await expect(toasts(page)).toContainText('Messages changed: 3');
  await expect(page.getByRole('button', { name: 'Spam 3' })).toBeVisible();
  await all.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByRole('button', { name: 'New 3' })).toBeVisible();

  await search.fill('nobody wrote this');
  await search.press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Nothing matches.' })).toBeVisible();
});

test('what others have done meanwhile is counted anew when it is found', async ({
  page,
  request,
}) => {
  const about = `About ${Date.now()}`;
  await request.post('/api/contact', {
    data: { name: 'Amara', email: `${randomUUID()}@site.test`, message: 'A film.', about },
  });
  await logIn(page);
  const messages = page.getByRole('link', { name: 'Messages' });
  await messages.click();
  await page.getByRole('button', { name: about }).click();
  // what is erased before it was read is not there to be closed
  await expect(page.getByRole('article')).toContainText('A film.');
  const id = new URL(page.url()).searchParams.get('message');
  const token = await page.evaluate(() => JSON.parse(localStorage.session).access_token);
  const headers = { authorization: `Bearer ${token}` };
  await request.post(`/api/admin/messages/${id}/erase`, { headers, data: {} });

  // other tests write messages too: a count that only this answer holds
  await page.route('**/api/admin/messages?limit=1', (route) =>
    route.fulfill({ json: { messages: [], counts: { new: 4321 } } }),
  );
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('article')).toContainText('There is no such message.');
  await expect(messages).toHaveText(/4.?321/);
});

test('a message that is longer than the screen is read to its end beside any place of the list', async ({
  page,
  request,
}) => {
  const about = `About ${randomUUID().slice(0, 8)}`;
  const send = (message: string, subject: string) =>
    request.post('/api/contact', {
      data: { name: 'Amara', email: 'amara@site.test', message, about: subject },
    });
  await send('A film needs a song.\n'.repeat(200), about);
  for (let other = 0; other < 8; other += 1) await send(`Film ${other}`, `${about}, ${other}`);
  await logIn(page);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/admin?section=inbox');
  await page.getByRole('button', { name: `${about}:` }).click();
  const article = page.getByRole('article', { name: about });
  await expect(article).toBeFocused();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();

  await expect(article.getByRole('heading')).toBeInViewport();
  await page.keyboard.press('End');
  await expect(article.getByText('Erase this sender')).toBeInViewport();
  expect(await place()).toBe(before);

  // another one begins at its beginning
  await page.getByRole('button', { name: `${about}, 0` }).click();
  await expect(page.getByRole('heading', { name: `${about}, 0` })).toBeInViewport();
});
