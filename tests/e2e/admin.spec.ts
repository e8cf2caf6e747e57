import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { axeFindings } from './axe-findings';
import { linkInMail } from './mailbox';
import { expect, test } from './watched-page';

/** `SUPPORT_EMAIL` of the service under test. */
const SUPPORT = 'support@site.test';
const PASSWORD = 'a long sentence is fine';

// One after the other, since the first makes the account of all; each is tried again alone.
test.describe.configure({ mode: 'default' });

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function logIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('E-mail address').fill(SUPPORT);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

test('an account is made, confirmed from its mail, and granted what it is for', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();
  await page.getByLabel('E-mail address').fill(SUPPORT);
  await page.getByLabel('New password').fill('too short');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(
    page.getByText('Use at least 12 characters. A sentence is fine.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(SUPPORT);

  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(toasts(page)).toContainText('Signup successful');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Check your email');

  const link = new URL(await linkInMail(SUPPORT, '/admin#'));
  await page.goto(link.pathname + link.hash);
  await expect(toasts(page)).toContainText('Address confirmed.');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(toasts(page)).toContainText('Admin access required');
  await expect(page.getByText('No data or insufficient permissions.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Grant Admin' }).click();
  await expect(toasts(page)).toContainText('Admin granted');
  await expect(page.getByText('Unique Sessions')).toBeVisible();
});

test('a link that a stranger signed up for asks its owner for a password, which counts', async ({
  page,
  request,
}) => {
  const email = `owner-${Date.now()}@site.test`;
  const stranger = { email, password: 'what a stranger chose' };
  await request.post('/api/auth/signup', { data: stranger });
  const link = new URL(await linkInMail(email, '/admin#'));
  await page.goto(link.pathname + link.hash);

  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  expect((await request.post('/api/auth/login', { data: stranger })).status()).toBe(403);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm address' }).click();

  await expect(toasts(page)).toContainText('Address confirmed.');
  await expect(page).toHaveURL(/\/admin$/);
  expect((await request.post('/api/auth/login', { data: stranger })).status()).toBe(401);
});

test('a wrong password is told at the form and in a toast, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByLabel('E-mail address').fill(SUPPORT);
  await page.getByLabel('Password', { exact: true }).fill('not the right sentence');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();

  await expect(toasts(page).getByRole('alert')).toContainText('Auth error');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('E-mail address')).toHaveValue(SUPPORT);
});

test('what went wrong at the form is put away once something else is tried', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('E-mail address').fill(SUPPORT);
  await page.getByLabel('Password', { exact: true }).fill('not the right sentence');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(toasts(page).getByRole('alert')).toBeVisible();

  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();

  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
});

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
  await expect(page.getByRole('article')).toBeFocused();
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

test('a reply that is not taken stays, and its box is led to and says why', async ({
  page,
  request,
}) => {
  const about = `About ${Date.now()}`;
  await request.post('/api/contact', {
    data: { name: 'Amara', email: 'amara@site.test', message: 'A film needs a song.', about },
  });
  await logIn(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/admin?section=inbox');
    await tab.getByRole('button', { name: about }).click();
  }
  const box = page.getByLabel('Reply by mail');
  const send = page.getByRole('button', { name: 'Send reply' });

  await send.click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Please write a reply.');
  await box.fill('Gladly. Which film?');
  await other.getByRole('button', { name: 'Mark as open' }).click();
  await expect(toasts(other)).toContainText('Saved');
  await send.click();
  await expect(box).toHaveAccessibleDescription(/Somebody changed this message meanwhile/);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Gladly. Which film?');
  await expect(page.getByRole('article')).toContainText('Open, support@site.test');

  await page.context().setOffline(true);
  await send.click();
  await expect(box).toHaveAccessibleDescription(/No answer came back/);
  await expect(box).toHaveValue('Gladly. Which film?');
  await page.context().setOffline(false);
  await send.click();
  await expect(toasts(page)).toContainText('Reply queued');
  await expect(page.getByRole('article').getByRole('alert')).toHaveCount(0);
});

test('who comes for one message by its address has it after logging in, and a way out if it is gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wanted = `/admin?section=inbox&message=${randomUUID()}`;
  await page.goto(wanted);
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('E-mail address').fill(SUPPORT);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();

  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('article')).toContainText('There is no such message.');
  await page.getByRole('button', { name: 'All messages' }).click();
  await expect(page.getByLabel('Search sender, reference, text')).toBeVisible();
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
  await expect(page.getByText('Nothing matches.')).toBeVisible();
});

test('every part opens at its own address, on both grounds, without a fault for axe', async ({
  page,
  complaints,
}) => {
  test.slow();
  // colours on their way from one to another are not those that stay
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page);
  for (const section of [
    'Analytics',
    'Messages',
    'Subscribers',
    'Follows',
    'Mail queue',
    'Questions',
    'Audit log',
  ]) {
    await page.getByRole('link', { name: section, exact: true }).click();
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
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  await expect(page).toHaveTitle('Questions | Artistry Algorithm');
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
});

test('the chart has its table, the range changes the figures’ question, a list is saved whole', async ({
  page,
}) => {
  await logIn(page);
  await page.getByText('Show as a table: Views per day').click();
  await expect(page.getByRole('region', { name: 'Views per day' }).getByRole('row')).toHaveCount(
    31,
  );
  await page.getByRole('button', { name: 'Visits', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Visits per day' })).toBeVisible();

  const asked = page.waitForRequest(/\/api\/admin\/summary.*interval=hour/);
  await page.getByRole('button', { name: '24 hours', exact: true }).click();
  await asked;
  await expect(page.getByRole('heading', { name: 'Visits per hour' })).toBeVisible();

  await page.getByRole('link', { name: 'Mail queue' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('mail-queue.csv');
});

test('figures are narrowed to a page, stay so when the page is loaded again, and are saved as shown', async ({
  page,
  request,
}) => {
  const path = '/privacy/request';
  const view = { session_id: randomUUID(), view_id: randomUUID(), path, duration_ms: 700 };
  await request.post('/api/analytics/events', { data: view });
  await logIn(page);
  await page.goto(`/admin?path=${path}`);
  await page.reload();
  const narrowed = page.getByRole('list', { name: 'Filters' });
  await expect(narrowed).toContainText(`Page: ${path}`);
  const pages = page.getByRole('region', { name: 'Pages', exact: true }).getByRole('row');
  await expect(pages).toHaveCount(2);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await saved).path();
  const csv = await readFile(file, 'utf8');
  expect(csv).toMatch(/^\ufefflist,name,/);
  expect(csv.match(/^pages,.*$/gm)).toEqual([expect.stringContaining(`pages,${path},`)]);

  await narrowed.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(narrowed).toHaveCount(0);
});

test('a reader stands in the list with the name of the form that was used', async ({
  page,
  request,
}) => {
  const email = `reader-${Date.now()}@site.test`;
  const data = { email, source: 'join_newsletter', topics: ['drops'] };
  expect((await request.post('/api/subscriptions', { data })).status()).toBe(202);
  await logIn(page);
  await page.getByRole('link', { name: 'Subscribers' }).click();

  await expect(page.getByRole('row', { name: email })).toContainText('Newsletter page');
});

test('who follows and reads is drawn over time, each chart with its table', async ({
  page,
  request,
}) => {
  const headers = { 'X-Device-Id': randomUUID() };
  expect((await request.put('/api/follows/kayoba', { headers })).status()).toBe(204);
  await logIn(page);

  const artists = page.getByRole('region', { name: 'Artists' });
  await expect(artists.getByRole('row', { name: /Kayoba/ })).toContainText('+');
  await page.getByText('Show as a table: New follows per day').click();
  const follows = page.getByRole('region', { name: 'New follows per day' });
  await expect(follows.getByRole('row')).toHaveCount(31);
  await expect(follows.getByRole('columnheader', { name: 'Followers' })).toBeVisible();
  await page.getByText('Show as a table: New readers per day').click();
  const readers = page.getByRole('region', { name: 'New readers per day' });
  await expect(readers.getByRole('columnheader')).toHaveText(['When', 'Joined', 'Left', 'Readers']);
});

test('figures that cannot be read are said so in their place, and read again on demand', async ({
  page,
}) => {
  await logIn(page);
  await page.route(/\/api\/admin\/growth/, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  const part = page.getByRole('region', { name: 'Followers and newsletter' });
  await expect(part.getByRole('alert')).toContainText('This could not be read.');
  await expect(page.getByText('Unique Sessions')).toBeVisible();

  await page.unroute(/\/api\/admin\/growth/);
  await part.getByRole('button').click();
  await expect(part.getByText('New follows per day').first()).toBeVisible();
});

test('whoever signs out is led to the log-in, in every tab', async ({ page, context }) => {
  await logIn(page);
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('button', { name: 'Refresh' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth$/);
});

test('a forgotten password is set anew from a mail', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail address').fill(SUPPORT);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('On its way');

  const link = new URL(await linkInMail(SUPPORT, '/auth#'));
  await page.goto(link.pathname + link.hash);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto(link.pathname + link.hash);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This link has been used or has expired.');
  await expect(alert).toBeFocused();
  await expect(page.getByLabel('New password')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});

test('the rail counts the mails that have not gone out, those that are tried again among them', async ({
  page,
}) => {
  await page.route('**/api/admin/outbox?limit=1', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    await route.fulfill({
      response,
      json: { ...list, counts: { waiting: 2, sent: 5, parked: 1 } },
    });
  });
  await logIn(page);

  const mails = page.getByRole('link', { name: 'Mail queue' });
  await expect(mails).toHaveText('Mail queue3');
  await expect(mails).toHaveAccessibleDescription('2 Waiting, 1 Parked');
});

test('great figures and counts stay in their boxes on a tablet', async ({ page }) => {
  const MINUTE_MS = 60_000;
  await page.route('**/api/admin/messages?limit=1', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    await route.fulfill({ response, json: { ...list, counts: { ...list.counts, new: 1234 } } });
  });
  await page.route('**/api/admin/summary?*', async (route) => {
    const response = await route.fetch();
    const summary = await response.json();
    const much = { views: 42_950, sessions: 8_010, duration_ms: 28_230 * MINUTE_MS };
    const totals = { ...summary.totals, ...much };
    const previous = summary.previous && { ...summary.previous, totals };
    await route.fulfill({ response, json: { ...summary, totals, previous } });
  });
  await logIn(page);
  await expect(page.getByText('28,230', { exact: true })).toBeVisible();

  for (const width of [768, 912, 1024, 1180]) {
    await page.setViewportSize({ width, height: 1024 });
    // charts take their new width a moment later
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `${width}`,
      })
      .toBe(width);
    const link = page.getByRole('link', { name: 'Messages' });
    await expect(link).toHaveText('Messages1234');
    expect(await link.evaluate((box) => box.scrollWidth - box.clientWidth), `${width}`).toBe(0);
  }
});

test('a letter that is being written survives looks elsewhere and the end of the session', async ({
  page,
  request,
}) => {
  const about = `About ${Date.now()}`;
  for (const name of ['Amara', 'Ben'])
    await request.post('/api/contact', {
      data: {
        name,
        email: 'amara@site.test',
        message: 'A film needs a song.',
        about: about + name,
      },
    });
  await logIn(page);
  const messages = page.getByRole('link', { name: 'Messages', exact: true });
  await messages.click();
  await page.getByRole('button', { name: `${about}Amara` }).click();
  const box = page.getByLabel('Reply by mail');
  await box.fill('Gladly. Which');

  // the rail leads from a message to the list
  await messages.click();
  await expect(page).toHaveURL(/\?section=inbox$/);
  await expect(page.getByRole('article')).toBeHidden();
  await page.getByRole('button', { name: `${about}Ben` }).click();
  await expect(box).toHaveValue('');
  await page.getByRole('button', { name: `${about}Amara` }).click();
  await expect(box).toHaveValue('Gladly. Which');

  await box.fill('Gladly. Which film?');
  const token = await page.evaluate(() => JSON.parse(localStorage.session).access_token);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post('/api/auth/logout', { headers })).status()).toBe(204);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(toasts(page)).toContainText('You have been signed out. Please log in again.');
  await page.getByLabel('E-mail address').fill(SUPPORT);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(box).toHaveValue('Gladly. Which film?');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(toasts(page)).toContainText('Reply queued');
  await expect(box).toHaveValue('');
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
