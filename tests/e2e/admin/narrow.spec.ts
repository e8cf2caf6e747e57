import { randomUUID } from 'node:crypto';
import { enqueueEmail, markFailed, takeDue } from '../../../db/outbox/outbox';
import { anEmail } from '../../support/factories';
import { axeFindings } from '../every-page/axe-findings';
import { expect, test } from '../watched-page';
import { inDb, logIn } from './an-admin';

test('a reference is not torn at its hyphen', async ({ page, request }) => {
  // each address gets one receipt a day
  const email = `amara-${randomUUID()}@site.test`;
  const sent = await request.post('/api/contact', {
    data: { name: 'Amara', email, message: 'A film needs a song.' },
  });
  const { reference } = (await sent.json()) as { reference: string };
  await logIn(page);
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin?section=outbox');
    const lines = await page
      .getByRole('cell', { name: `We have your message (${reference})` })
      .evaluate((cell, text) => {
        const words = document.createRange();
        const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const tops = new Set<number>();
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
          const at = node.textContent?.indexOf(text) ?? -1;
          if (at < 0) continue;
          words.setStart(node, at);
          words.setEnd(node, at + text.length);
          for (const { top } of words.getClientRects()) tops.add(Math.round(top));
        }
        return tops.size;
      }, reference);

    expect(lines, String(width)).toBe(1);
  }
});

test('the states of messages stand in one line above their list', async ({ page }) => {
  await logIn(page);
  await page.goto('/admin?section=inbox');
  const states = page.getByRole('group', { name: 'Messages' }).getByRole('button');
  await expect(states).toHaveCount(5);
  const tops = await states.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().top),
  );

  expect(new Set(tops).size).toBe(1);
});

test('an open message, which hides its list on a phone, passes axe with all its boxes open', async ({
  page,
  request,
}) => {
  const about = `About ${randomUUID().slice(0, 8)}`;
  await request.post('/api/contact', {
    data: { name: 'Amara', email: 'amara@site.test', message: 'A film.', about },
  });
  await logIn(page);
  await page.goto('/admin?section=inbox');
  await page.getByRole('button', { name: about }).click();
  for (const box of ['Note, only for us', 'Erase this sender']) await page.getByText(box).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await axeFindings(page), String(width)).toEqual([]);
  }
});

test('on a laptop a mail that was given up is read whole, without a journey sideways', async ({
  page,
}) => {
  const then = '2025-01-31T12:00:00.000Z';
  const email = anEmail();
  await inDb(async (db) => {
    await enqueueEmail(db, { ...email, recipient: `${email.id}@a.long.university.test` }, then);
    await takeDue(db, { now: then, leaseUntil: then, token: email.id, limit: 99 });
    const last_error = `Error: 550 5.1.1 <${email.id}@a.long.university.test>: Recipient rejected`;
    const failure = { attempts: 1, last_error, due_at: null };
    expect(await markFailed(db, email.id, email.id, failure)).toBe(true);
  });
  await logIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin?section=outbox&q=${email.id}`);
  await expect(page.getByRole('cell', { name: 'Recipient rejected' })).toBeVisible();

  const over = await page
    .getByRole('table')
    .evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : -1));
  expect(over).toBe(0);
});
