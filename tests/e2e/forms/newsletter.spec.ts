import type { Page, Route } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const SUBSCRIPTIONS = '**/api/subscriptions';

/** Holds requests back until it is told what to do with them. */
async function hold(page: Page, address: string) {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return held;
}

const problem = (status: number, detail: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'urn:problem-type:overloaded',
    title: 'Overloaded',
    status,
    detail,
    requestId: 'r',
  }),
});

test('an address is subscribed once, said inline and in a toast, and the field clears', async ({
  page,
  complaints,
}, { project }) => {
  await openLive(page, '/artists');
  const held = await hold(page, SUBSCRIPTIONS);
  const form = page.getByRole('main').locator('form[action$="/api/subscriptions"]');
  const email = form.getByLabel('E-mail address');
  await email.fill(`artists-${project.name}@example.org`);
  await email.press('Enter');
  const sending = form.getByRole('button', { name: 'Subscribing' });
  await expect(sending).toBeDisabled();
  await email.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  expect(held[0]?.request().postDataJSON()).toEqual({
    email: `artists-${project.name}@example.org`,
    source: 'artists_page',
    page: '/artists',
    website: '',
  });
  await held[0]?.continue();

  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast.getByRole('group')).toContainText('Subscribed!');
  await expect(toast).toContainText('We’ll keep you updated.');
  const sent = form.getByText('Check your mail');
  await expect(sent).toContainText(`artists-${project.name}@example.org`);
  await expect(sent).toBeFocused();
  await expect(email).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  expect(held).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('the African directory welcomes in its own words', async ({ page }) => {
  await openLive(page, '/artists/africa');
  const form = page.getByRole('main').locator('form[action$="/api/subscriptions"]');
  const request = page.waitForRequest(SUBSCRIPTIONS);
  await form.getByLabel('E-mail address').fill('africa@example.org');
  await form.getByRole('button', { name: 'Join African Hub' }).click();

  expect((await request).postDataJSON()).toMatchObject({
    source: 'africa_artists_page',
    topics: ['hub-africa'],
  });
  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast).toContainText('Joined!');
  await expect(toast).toContainText('Welcome to the African AI movement.');
  await expect(form.getByLabel('E-mail address')).toHaveValue('');
});

test('an address that is missing, incomplete or refused is named at the field and kept', async ({
  page,
}) => {
  await openLive(page, '/');
  const footer = page.getByRole('contentinfo');
  const email = footer.getByLabel('Address for the newsletter');
  const press = () => footer.getByRole('button', { name: 'Subscribe' }).click();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/subscriptions')) sent += 1;
  });

  await press();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter your e-mail address.');
  await email.fill('ada@');
  await press();
  await expect(email).toHaveAccessibleDescription(/looks incomplete/);
  expect(sent).toBe(0);

  await email.fill('adä@example.org');
  await press();
  await expect(email).toHaveAccessibleDescription(
    'Please use letters without accents before the @.',
  );
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('adä@example.org');
  expect(sent).toBe(1);
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('group');
  await expect(toast).toContainText('Subscription failed');
  await toast.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(toast).toHaveCount(0);
});

test('a service that is away or busy costs nothing that was typed', async ({ page }) => {
  await openLive(page, '/news');
  const form = page.getByRole('main').locator('form[action$="/api/subscriptions"]');
  const email = form.getByLabel('E-mail address');
  await email.fill('patient@example.org');

  await page.route(SUBSCRIPTIONS, (route) => route.abort());
  await email.press('Enter');
  await expect(form.getByRole('alert')).toContainText('No answer came back.');
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeFocused();
  await expect(email).toHaveValue('patient@example.org');

  await page.unroute(SUBSCRIPTIONS);
  await page.route(SUBSCRIPTIONS, (route) => route.fulfill(problem(503, 'Busy for a moment.')));
  await email.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Busy for a moment.');

  await page.unroute(SUBSCRIPTIONS);
  await email.press('Enter');
  await expect(form.getByText('Check your mail')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('topics are chosen, asked for when none is, and taken from the address', async ({ page }) => {
  await openLive(page, '/join');
  const form = page.getByRole('main').locator('form').first();
  await expect(form.getByRole('checkbox', { name: 'New drops' })).toBeChecked();
  for (const name of ['New drops', 'Events'])
    await form.getByRole('checkbox', { name }).uncheck({ force: true });
  await form.getByLabel('E-mail address').fill('fan@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please choose at least one topic.');
  await expect(form.getByRole('checkbox').first()).toBeFocused();

  await openLive(page, '/join/newsletter?topics=events,artist:zaya,nonsense');
  await expect(form.getByRole('checkbox', { name: 'Zaya' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'New drops' })).not.toBeChecked();
  const request = page.waitForRequest(SUBSCRIPTIONS);
  await form.getByLabel('E-mail address').fill('fan@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  expect((await request).postDataJSON()).toMatchObject({
    source: 'join_newsletter',
    topics: ['events', 'artist:zaya'],
    page: '/join/newsletter',
  });
  await expect(form.getByText('Check your mail')).toBeVisible();
});

test('a toast goes by itself, but not while somebody is reading it', async ({ page }) => {
  await page.clock.install();
  await openLive(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Address for the newsletter').fill('clock@example.org');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('group');
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(700, 100);
  await page.clock.runFor(6_000);
  await expect(toast).toHaveCount(0);
});
