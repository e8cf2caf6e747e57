import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { createAccount, grantAdmin, takeAdmin } from '../../../cli/accounts';
import { eraseAccount } from '../../../db/accounts/account-erasure';
import { type Db, openDb } from '../../../db/connect';
import { createPasswords } from '../../../services/auth/passwords';
import { eraseMailFiles } from '../../../services/outbox/file-transport';

/** The password of every account here. */
export const PASSWORD = 'a long sentence is fine';

const DATA_DIR = process.env.E2E_DATA_DIR ?? '';
/** Cheap: what a password costs is tried elsewhere. */
const BCRYPT_COST = 10;

let own: Promise<string> | undefined;

/** The address of an administrator whom this worker alone signs in as, so that each test can be tried again. */
export function adminEmail(): Promise<string> {
  own ??= newAdmin();
  return own;
}

/** Makes an administrator as the command line does, and says the address. */
export async function newAdmin(): Promise<string> {
  const email = `admin-${randomUUID()}@site.test`;
  const password_hash = await createPasswords(BCRYPT_COST).hash(PASSWORD);
  await inDb(async (db) => {
    await createAccount(db, { id: randomUUID(), email, password_hash }, new Date());
    await grantAdmin(db, email, new Date());
  });
  return email;
}

/** As if nobody had ever signed up with an address: without account and mails. */
export async function forgetAccount(email: string): Promise<void> {
  await inDb(async (db) => {
    await takeAdmin(db, email, new Date());
    await db.transaction((tx) => eraseAccount(tx, email));
  });
  await eraseMailFiles(DATA_DIR, email);
}

/** Signs in at the form that the page shows. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

/** Opens the admin area as this worker's administrator. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await signIn(page, await adminEmail());
  await expect(page).toHaveURL(/\/admin$/);
}

/** Where the toasts stand. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Reads and writes the database of the service that is tried. */
export async function inDb<Found>(task: (db: Db) => Promise<Found>): Promise<Found> {
  const db = openDb({ file: path.join(DATA_DIR, 'site.sqlite') });
  try {
    return await task(db);
  } finally {
    await db.destroy();
  }
}
