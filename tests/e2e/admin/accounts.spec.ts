import { randomUUID } from 'node:crypto';
import { linkInMail } from '../forms/mailbox';
import { expect, openLive, test } from '../watched-page';
import { adminEmail, forgetAccount, logIn, newAdmin, PASSWORD, signIn, toasts } from './an-admin';

/** `SUPPORT_EMAIL` of the service under test. */
const SUPPORT = 'support@site.test';
/** Has no account. */
const STRANGER = 'stranger@site.test';

test('an account is made, confirmed from its mail, and granted what it is for', async ({
  page,
}) => {
  await forgetAccount(SUPPORT);
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
  await expect(page.getByRole('main').locator('div:focus')).toContainText('Check your email');

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
  const email = `owner-${randomUUID()}@site.test`;
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
  await page.getByLabel('E-mail address').fill(STRANGER);
  await page.getByLabel('Password', { exact: true }).fill('not the right sentence');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();

  await expect(toasts(page).getByRole('group')).toContainText('Auth error');
  await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
  await expect(page.getByLabel('E-mail address')).toHaveValue(STRANGER);
  await expect(page.getByLabel('E-mail address')).toBeFocused();
});

test('on a phone the toast of a refused log-in lies over nothing of the form', async ({ page }) => {
  for (const height of [844, 640]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto('/auth');
    await page.getByLabel('E-mail address').fill(STRANGER);
    await page.getByLabel('Password', { exact: true }).fill('not the right sentence');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    const toast = await toasts(page).getByRole('group').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(title?.y ?? 0);
  }
});

test('the title of each use of the form stands within it', async ({ page }) => {
  for (const width of [320, 390, 1000, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/auth');
    for (const use of [
      'Need an account? Sign Up',
      'Have an account? Log In',
      'Forgot your password?',
    ]) {
      await page.getByRole('button', { name: use }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeFocused();
      const over = await title.evaluate((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        const form = heading.closest('form')?.getBoundingClientRect();
        return Math.round(words.getBoundingClientRect().right - (form?.right ?? 0));
      });
      expect(over, `${use}, ${width} wide`).toBeLessThanOrEqual(0);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(sideways, `${use}, ${width} wide`).toBe(width);
    }
  }
});

test('what went wrong at the form is put away once something else is tried', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('E-mail address').fill(STRANGER);
  await page.getByLabel('Password', { exact: true }).fill('not the right sentence');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(toasts(page).getByRole('group')).toBeVisible();

  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();

  await expect(toasts(page).getByRole('group')).toHaveCount(0);
});

test('each use of the form that is turned to by key has its title read out', async ({ page }) => {
  // before the script a press loads another page, which is read out as such
  await openLive(page, '/auth');
  for (const [way, title] of [
    ['Need an account? Sign Up', 'Sign Up'],
    ['Have an account? Log In', 'Log In'],
  ] as const) {
    await page.getByRole('button', { name: way }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  }
});

test('who comes for one message by its address has it after logging in, and a way out if it is gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wanted = `/admin?section=inbox&message=${randomUUID()}`;
  await page.goto(wanted);
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, await adminEmail());

  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('article')).toContainText('There is no such message.');
  await page.getByRole('button', { name: 'All messages' }).click();
  await expect(page.getByLabel('Search sender, reference, text')).toBeVisible();
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
  const email = await newAdmin();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('main').locator('div:focus')).toContainText('On its way');

  const link = new URL(await linkInMail(email, '/auth#'));
  await page.goto(link.pathname + link.hash);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto(link.pathname + link.hash);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This link has been used or has expired.');
  await expect(page.getByLabel('New password')).toBeHidden();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});
