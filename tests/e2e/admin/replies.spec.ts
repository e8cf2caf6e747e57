import { randomUUID } from 'node:crypto';
import { expect, test } from '../watched-page';
import { adminEmail, logIn, signIn, toasts } from './an-admin';

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
  await expect(page.getByRole('article')).toContainText(`Open, ${await adminEmail()}`);

  await page.context().setOffline(true);
  await send.click();
  await expect(box).toHaveAccessibleDescription(/No answer came back/);
  await expect(box).toHaveValue('Gladly. Which film?');
  await page.context().setOffline(false);
  await send.click();
  await expect(toasts(page)).toContainText('Reply queued');
  await expect(page.getByRole('article').getByRole('alert')).toHaveCount(0);
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
  await signIn(page, await adminEmail());
  await expect(box).toHaveValue('Gladly. Which film?');
  await expect(toasts(page)).not.toContainText('You have been signed out.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(toasts(page)).toContainText('Reply queued');
  await expect(box).toHaveValue('');
});

test('the browser asks before a page goes on which somebody writes', async ({ page, request }) => {
  const about = `About ${randomUUID()}`;
  await request.post('/api/contact', {
    data: { name: 'Amara', email: `${randomUUID()}@site.test`, message: 'A film.', about },
  });
  await logIn(page);
  await page.goto('/admin?section=inbox');
  await page.getByRole('button', { name: about }).click();
  const box = page.getByLabel('Reply by mail');
  await box.fill('Gladly.');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(box).toHaveValue('Gladly.');

  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(toasts(page)).toContainText('Reply queued');
  await page.reload();
  await expect(page.getByRole('article').getByText('Gladly.')).toBeVisible();
});

test('a note that a colleague saves meanwhile is seen before it is replaced', async ({
  page,
  request,
}) => {
  const about = `About ${randomUUID()}`;
  await request.post('/api/contact', {
    data: { name: 'Amara', email: `${randomUUID()}@site.test`, message: 'A film.', about },
  });
  await logIn(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/admin?section=inbox');
    await tab.getByRole('button', { name: about }).click();
    await tab.getByText('Note, only for us').click();
  }
  const note = page.getByLabel('Internal note');
  const save = page.getByRole('button', { name: 'Save note' });
  await note.fill('Call on Monday.');
  await other.getByLabel('Internal note').fill('Called on Sunday.');
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(toasts(other)).toContainText('Note saved');

  await save.click();
  const article = page.getByRole('article');
  await expect(article.getByText('Called on Sunday.')).toBeVisible();
  await expect(note).toHaveValue('Call on Monday.');
  await save.click();
  await expect(toasts(page)).toContainText('Note saved');
  await expect(article.getByText('Called on Sunday.')).toHaveCount(0);
});
