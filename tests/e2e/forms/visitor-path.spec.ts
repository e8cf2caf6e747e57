import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, openLive, test, whenLive } from '../watched-page';

const DATA_DIR = process.env.E2E_DATA_DIR ?? '';
const ROOT = path.resolve(__dirname, '../../..');

/** What the operator sees: a command run against the same data as the site. */
function cli(...args: string[]): string {
  return execFileSync('node', [path.join(ROOT, 'cli/bin.cjs'), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR },
    encoding: 'utf8',
  });
}

/** The mails that have arrived in the mailbox of a service without SMTP. */
function mailbox(): string[] {
  const folder = path.join(DATA_DIR, 'mail');
  if (!existsSync(folder)) return []; // the first mail makes it
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

test('a visitor chooses a hub, opens an artist and writes; the operator finds all of it', async ({
  page,
  complaints,
}, { project }) => {
  const name = `Ndapewa ${project.name}`;

  await page.goto('/');
  await page.getByRole('link', { name: /Enter the Africa hub/ }).click();
  await expect(page).toHaveURL(/\/africa$/);
  expect(await page.evaluate(() => localStorage.getItem('market'))).toBe('africa');

  await page.getByRole('main').getByRole('link', { name: /Nyra/ }).first().click();
  await expect(page).toHaveURL(/\/artists\/nyra$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nyra');

  await page.goto('/contact?type=licensing&about=license');
  await whenLive(page);
  await expect(page.getByLabel('Name')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail address').fill(`${project.name}-${Date.now()}@example.org`);
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('May we use one song in a short film, from May?');
  await expect(page.getByRole('radio', { name: 'Licensing' })).toBeChecked();
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByRole('group', { name: 'Message sent' })).toBeVisible();
  const reference = await page.getByText(/^AA-[2-9A-Z]{6}$/).textContent();

  await expect
    .poll(() => mailbox().filter((mail) => mail.includes(reference ?? '?')).length)
    .toBe(2);
  const seen = ['/', '/africa', '/artists/nyra', '/contact'];
  // A page that is left tells of itself while the next one is opened.
  await expect
    .poll(() => {
      const rows = cli('export-analytics', '--format', 'csv').trim().split('\n');
      return seen.filter((address) => rows.some((row) => row.includes(`,${address},`)));
    })
    .toEqual(seen);
  expect(complaints).toEqual([]);
});

test('a message that lacks something keeps what was typed and says what is missing', async ({
  page,
}) => {
  await openLive(page, '/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail address').fill('ada@');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('2 fields need attention.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('a service that is away costs the visitor nothing but time', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort());
  await openLive(page, '/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail address').fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByText('Send failed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');

  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
});
