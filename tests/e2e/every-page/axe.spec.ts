import { expect, test } from 'playwright/test';
import { openLive } from '../watched-page';
import { axeFindings } from './axe-findings';

const THEMES = ['dark', 'light'] as const;

for (const colorScheme of THEMES) {
  test(`axe finds nothing with a menu, a dialog or the drawer open (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('summary', { hasText: 'Artists' }).first().click();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^AI-Powered/ }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await axeFindings(page)).toEqual([]);
  });
}

for (const colorScheme of THEMES) {
  test(`axe finds nothing in forms with faults, results and their dialogs (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // before, the form would post itself and another page answer
    await openLive(page, '/artists/africa');
    const band = page.getByRole('main').locator('form[action$="/api/subscriptions"]');
    await band.getByRole('button').click();
    await expect(band.getByLabel('E-mail address')).toBeFocused();
    expect(await axeFindings(page), 'fault').toEqual([]);
    await band.getByLabel('E-mail address').fill('axe@example.org');
    await band.getByRole('button').click();
    await expect(page.getByText('Joined!')).toBeVisible();
    expect(await axeFindings(page), 'sent').toEqual([]);
    await page.getByRole('button', { name: 'Remind me about Zaya' }).click();
    expect(await axeFindings(page), 'dialog').toEqual([]);

    await openLive(page, '/join');
    const form = page.getByRole('main').locator('form').first();
    for (const name of ['New drops', 'Events'])
      await form.getByRole('checkbox', { name }).uncheck({ force: true });
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    expect(await axeFindings(page), 'topics').toEqual([]);

    await page.route('**/api/follows/*', (route) => route.abort());
    await page.goto('/artists/rocka');
    await page.getByRole('button', { name: 'Follow Artist' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(await axeFindings(page), 'follow').toEqual([]);
  });
}
