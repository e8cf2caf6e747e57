import { randomUUID } from 'node:crypto';
import { expect, test } from '../watched-page';
import { logIn, toasts } from './an-admin';

test('a sender who asks to be forgotten is, with all that was being written', async ({
  page,
  request,
}) => {
  const email = `${randomUUID()}@site.test`;
  const word = email.slice(0, 8);
  for (const about of [`First ${word}`, `Second ${word}`])
    await request.post('/api/contact', { data: { name: 'Amara', email, message: 'Hm.', about } });
  await logIn(page);
  await page.goto('/admin?section=inbox');
  const second = page.getByRole('button', { name: `Second ${word}` });
  const erase = page.getByRole('button', { name: 'Erase for good' });

  await second.click();
  await page.getByLabel('Reply by mail').fill('Dear Amara,');
  await expect(erase).toBeHidden();
  await page.getByText('Erase this sender').press('Enter');
  await expect(page.getByText(`Messages from ${email}: 2.`)).toBeVisible();
  await page.route('**/erase', (route) => route.abort(), { times: 1 });
  await erase.press('Enter');
  await expect(toasts(page)).toContainText('That was not done.');
  await erase.press('Enter');

  await expect(toasts(page)).toContainText('Messages erased: 2');
  await expect(page.getByRole('article')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  await expect(page.getByRole('button', { name: word })).toHaveCount(0);
  const another = await page.context().newPage();
  await another.goto('/admin?section=inbox');
  await expect(another.getByRole('group', { name: 'Messages' })).toBeVisible();
  await expect(another.getByRole('button', { name: word })).toHaveCount(0);
  // no draft is left for which the browser would ask
  await page.bringToFront();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toEqual([]);
});

test('what is opened while a sender is erased stays open', async ({ page, request }) => {
  const word = randomUUID().slice(0, 8);
  for (const name of ['Gone', 'Stays']) {
    const email = `${name}-${word}@site.test`;
    const about = `${name} ${word}`;
    await request.post('/api/contact', { data: { name, email, message: 'Hm.', about } });
  }
  await logIn(page);
  await page.goto('/admin?section=inbox');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/erase', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: `Gone ${word}` }).click();
  await page.getByText('Erase this sender').click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByRole('button', { name: `Stays ${word}` }).click();
  answer();

  await expect(toasts(page)).toContainText('Messages erased: 1');
  await expect(page.getByRole('button', { name: `Gone ${word}` })).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText(`Stays ${word}`);
});
