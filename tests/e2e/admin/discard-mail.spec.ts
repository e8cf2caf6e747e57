import { enqueueEmail, markFailed, takeDue } from '../../../db/outbox/outbox';
import { anEmail } from '../../support/factories';
import { axeFindings } from '../every-page/axe-findings';
import { expect, test } from '../watched-page';
import { inDb, logIn, toasts } from './an-admin';

const LONG_AGO = '2025-01-31T12:00:00.000Z';

test('a mail that was given up is discarded beside its retry, asked first', async ({ page }) => {
  const email = anEmail();
  const recipient = `${email.id}@site.test`;
  await inDb(async (db) => {
    await enqueueEmail(db, { ...email, recipient }, LONG_AGO);
    const token = email.id;
    await takeDue(db, { now: LONG_AGO, leaseUntil: LONG_AGO, token, limit: 99 });
    const failure = { attempts: 1, last_error: 'Error: 550 no such user', due_at: null };
    expect(await markFailed(db, email.id, token, failure)).toBe(true);
  });
  await logIn(page);
  await page.goto(`/admin?section=outbox&q=${email.id}`);
  const mail = page.getByRole('row', { name: recipient });
  const forGood = mail.getByRole('button', { name: 'Discard for good' });
  await expect(mail.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expect(forGood).toBeHidden();

  await mail.getByText('Discard', { exact: true }).press('Enter');
  await expect(mail).toContainText('It never goes out');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeFindings(page), String(width)).toEqual([]);
  }
  await page.route('**/discard', (route) => route.abort(), { times: 1 });
  await forGood.press('Enter');
  await expect(toasts(page)).toContainText('That was not done.');
  await expect(forGood).toBeFocused();
  await forGood.press('Enter');

  await expect(toasts(page)).toContainText('Discarded');
  await expect(mail).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(await inDb((db) => db('outbox').where({ id: email.id }).pluck('id'))).toEqual([]);
});
