import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../watched-page';
import { logIn } from './an-admin';

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
  // heard too: the choice has the focus still
  await expect(
    page.getByRole('status').filter({ hasText: /^In this range: .+ views$/ }),
  ).toHaveCount(1);

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
  await expect(narrowed).toContainText(/Page: only/);
  await expect(narrowed).toContainText(path);
  const pages = page.getByRole('region', { name: 'Pages', exact: true }).getByRole('row');
  await expect(pages).toHaveCount(2);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await saved).path();
  const csv = await readFile(file, 'utf8');
  expect(csv).toMatch(/^\ufefflist,name,/);
  expect(csv.match(/^pages,.*$/gm)).toEqual([expect.stringContaining(`pages,${path},`)]);

  await narrowed.getByRole('button', { name: 'Page: only' }).press('Enter');
  await expect(narrowed.getByRole('button', { name: 'Page: not' })).toBeFocused();
  await expect(page).toHaveURL(/not=path/);
  await expect(pages.filter({ hasText: path })).toHaveCount(0);
  await page.goBack();
  await expect(narrowed.getByRole('button', { name: 'Page: only' })).toBeVisible();
  await expect(pages.filter({ hasText: path })).toHaveCount(1);

  await narrowed.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(narrowed).toHaveCount(0);
});

test('a bar of the chart is looked at alone, by day and by hour, and so it is for who gets the link', async ({
  page,
  request,
  browser,
}) => {
  const view = { session_id: randomUUID(), view_id: randomUUID(), path: '/faq', duration_ms: 700 };
  await request.post('/api/analytics/events', { data: view });
  await logIn(page);
  await page.goto('/admin?range=week');
  await page.getByText('Show as a table: Views per day').click();
  const days = page.getByRole('region', { name: 'Views per day' });
  await days.getByRole('button').last().press('Enter');
  const narrowed = page.getByRole('list', { name: 'Filters' });
  await expect(narrowed).toContainText(/Time: \d+ \w+ \d{4}/);
  await expect(page.getByText('Show as a table: Views per hour')).toBeFocused();

  const asked = page.waitForResponse(/\/api\/admin\/summary\?.*interval=hour/);
  const bar = page.locator('.recharts-bar-rectangle path').first();
  await bar.click();
  const { from, to, totals, series } = await (await asked).json();
  expect(Date.parse(to) - Date.parse(from)).toBe(3_600_000);
  expect(series).toEqual([expect.objectContaining({ views: totals.views })]);
  await expect(page).toHaveURL(/range=week&at=/);
  await expect(narrowed).toContainText(/Time: \d+ \w+ \d{4}, \d\d:00/);
  await expect(page.getByRole('button', { name: '7 days', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  const storageState = await page.context().storageState();
  const elsewhere = await browser.newContext({ storageState, timezoneId: 'Asia/Kolkata' });
  const colleague = await elsewhere.newPage();
  const same = colleague.waitForResponse(/\/api\/admin\/summary\?/);
  await colleague.goto(page.url());
  expect(await (await same).json()).toMatchObject({ from, to });
  await elsewhere.close();

  await narrowed.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(page).toHaveURL(/\/admin\?range=week$/);
});

test('the focus stays by the figures when what narrows them is taken back', async ({ page }) => {
  await logIn(page);
  await page.goto('/admin?path=/faq&device=desktop');
  const narrowed = page.getByRole('list', { name: 'Filters' });
  await narrowed.getByRole('button', { name: 'Clear the filter' }).first().press('Enter');
  await expect(narrowed.getByRole('listitem')).toHaveCount(1);
  await expect(narrowed).toBeFocused();

  await narrowed.getByRole('button', { name: 'Clear the filter' }).press('Enter');
  await expect(narrowed).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
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

test('figures that cannot be read are said so in their place; the last ones stay, of the same range', async ({
  page,
}) => {
  const GROWTH = '**/api/admin/growth?*';
  await logIn(page);
  const part = page.getByRole('region', { name: 'Followers and newsletter' });
  const figures = part.getByText('New follows per day').first();
  await expect(figures).toBeVisible();
  await page.route(GROWTH, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(part.getByRole('alert')).toContainText('This could not be read.');
  await expect(figures).toBeVisible();
  await expect(page.getByText('Unique Sessions')).toBeVisible();

  await page.getByRole('button', { name: '24 hours', exact: true }).click();
  await expect(part.getByRole('alert')).toBeVisible();
  await expect(part.getByText(/New follows per/)).toHaveCount(0);

  await page.unroute(GROWTH);
  await part.getByRole('button').click();
  await expect(part.getByText('New follows per hour').first()).toBeVisible();
});

test('figures that are refused are no longer shown', async ({ page }) => {
  await logIn(page);
  const part = page.getByRole('region', { name: 'Followers and newsletter' });
  await expect(part.getByText('New follows per day').first()).toBeVisible();
  const problem = { status: 403, json: { status: 403, detail: 'No.' } };
  await page.route('**/api/admin/growth?*', (route) => route.fulfill(problem));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(part.getByRole('alert')).toBeVisible();
  await expect(part.getByText('New follows per day')).toHaveCount(0);
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
    await expect(link).toHaveText('Messages1,234');
    expect(await link.evaluate((box) => box.scrollWidth - box.clientWidth), `${width}`).toBe(0);
  }
});

test('who is here cannot be read: it is said once, and stays in hand until there is an answer', async ({
  page,
}) => {
  await page.route('**/api/admin/live', (route) => route.abort());
  await logIn(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();

  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await failed;
  await expect(again).toBeFocused();

  await page.unroute('**/api/admin/live');
  await again.press('Enter');
  await expect(page.getByText('Views in the last 30 minutes')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('what is drawn beside the figures is still drawn where the system sets the colours', async ({
  page,
  request,
}) => {
  const view = { session_id: randomUUID(), view_id: randomUUID(), path: '/africa', duration_ms: 9 };
  await request.post('/api/analytics/events', { data: view });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await logIn(page);
  const bars = page.locator('section', { hasText: 'Where from' }).locator('li > i');
  await expect(bars.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('[data-hub="africa"]')).toHaveCSS('background-image', /gradient/);
});

test('charts beside each other stand in one line, however many figures are above them', async ({
  page,
}) => {
  await logIn(page);
  const [follows, readers] = ['New follows per day', 'New readers per day'].map((name) =>
    page.getByRole('img', { name: new RegExp(name) }),
  );
  const bottom = async (chart = follows) => {
    const { y = 0, height = 0 } = (await chart?.boundingBox()) ?? {};
    return Math.round(y + height);
  };

  await readers?.waitFor();
  expect(await bottom(follows)).toBe(await bottom(readers));
});

test('Back takes back what was chosen last, and comes to it again from another part', async ({
  page,
}) => {
  await logIn(page);
  const span = (name: string) => page.getByRole('button', { name, exact: true });
  const asked = page.waitForResponse(/\/api\/admin\/summary\?.*interval=hour/);
  await span('Today').click();
  const { from, to, series } = await (await asked).json();
  expect(Date.parse(to) - Date.parse(from)).toBe(series.length * 3_600_000);
  const compared = page.getByLabel('Compare with');
  await expect(compared.locator(':checked')).toHaveText('the day before');
  const yearBefore = page.waitForResponse(/\/api\/admin\/summary\?.*compare=year/);
  await compared.selectOption({ label: 'the same time a year before' });
  const { previous } = await (await yearBefore).json();
  expect(Date.parse(from) - Date.parse(previous.from)).toBe(52 * 7 * 24 * 3_600_000);
  await page.goBack();
  await expect(compared.locator(':checked')).toHaveText('the day before');
  await span('Choose dates').click();
  const first = page.getByLabel('From', { exact: true });
  await first.fill('2025-06-01');
  await page.getByLabel('To', { exact: true }).fill('2025-06-30');
  await span('Show').click();
  await span('Show').click(); // nothing new
  await expect(page).toHaveURL(/from=2025-06-01/);
  await first.fill('2025-06-09');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();

  await page.goBack();
  await expect(first).toHaveValue('2025-06-01');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\?range=custom$/);
  await expect(first).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\?range=today$/);
  await expect(span('Today')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(span('30 days')).toHaveAttribute('aria-pressed', 'true');
});
