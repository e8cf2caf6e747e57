import { type AuditEntry, recordAudit } from '../db/accounts/audit-log';
import { deleteEmailTokensOf } from '../db/accounts/email-tokens';
import { forgetTries } from '../db/accounts/login-attempts';
import { endSessionsOf } from '../db/accounts/sessions';
import { grantRole, type Revocation, revokeAdmin } from '../db/accounts/user-roles';
import { confirmUser, findUserByEmail, insertUser, resetPassword } from '../db/accounts/users';
import type { Db } from '../db/connect';
import type { UserRow } from '../db/tables/accounts';

/**
 * Makes an account whose address the operator vouches for, also of one that still waits to be
 * confirmed; false when the address has one that can sign in.
 */
export function createAccount(
  db: Db,
  account: Pick<UserRow, 'id' | 'email' | 'password_hash'>,
  at: Date,
): Promise<boolean> {
  const now = at.toISOString();
  return db.transaction(async (tx) => {
    const isNew = await insertUser(tx, { ...account, confirmed_at: now, created_at: now });
    const subject = isNew ? account.id : (await confirmUser(tx, account, now))?.id;
    const outcome = subject === undefined ? 'refused' : 'done';
    await record(tx, { action: 'account.create', subject, outcome, at });
    return subject !== undefined;
  });
}

/**
 * Gives an account a new password, ends its sessions and the links that would lead to another, and writes it
 * down; its address counts as confirmed, since the operator vouches for it. False without an account or a hash.
 * @param tries under which key strangers' tries from everywhere are counted: they begin anew
 */
export async function setPassword(
  db: Db,
  { email, password_hash }: { email: string; password_hash: string | undefined },
  tries: string,
  at: Date,
): Promise<boolean> {
  const now = at.toISOString();
  const isSet =
    password_hash !== undefined &&
    (await db.transaction(async (tx) => {
      const user = await resetPassword(tx, { email, password_hash }, now);
      if (!user) return false;
      await endSessionsOf(tx, user.id, now);
      await deleteEmailTokensOf(tx, email);
      await forgetTries(tx, tries);
      await record(tx, { action: 'password.set', subject: user.id, at });
      return true;
    }));
  if (!isSet) await unknown(db, 'password.set', at);
  return isSet;
}

/** What came of making somebody an administrator. `not confirmed`: done, for later. */
export type Granting = 'done' | 'had it' | 'not confirmed' | 'no account';

/** Makes an account an administrator, and writes it down; of tries that change nothing, those without an account. */
export async function grantAdmin(db: Db, email: string, at: Date): Promise<Granting> {
  const user = await findUserByEmail(db, email);
  if (!user) return unknown(db, 'role.grant', at);
  return db.transaction(async (tx) => {
    const grant = { user_id: user.id, role: 'admin', granted_at: at.toISOString() } as const;
    if (!(await grantRole(tx, grant))) return 'had it';
    await record(tx, { action: 'role.grant', subject: user.id, at });
    return user.confirmed_at === null ? 'not confirmed' : 'done';
  });
}

/** Takes the rights back, and writes it down as `grantAdmin` does. */
export async function takeAdmin(
  db: Db,
  email: string,
  at: Date,
): Promise<Revocation | 'no account'> {
  const user = await findUserByEmail(db, email);
  if (!user) return unknown(db, 'role.revoke', at);
  return db.transaction(async (tx) => {
    const revocation = await revokeAdmin(tx, user.id);
    if (revocation === 'had none') return revocation;
    await record(tx, { action: 'role.revoke', subject: user.id, at });
    return revocation;
  });
}

async function unknown(db: Db, action: AuditEntry['action'], at: Date): Promise<'no account'> {
  await record(db, { action, outcome: 'refused', details: { reason: 'no account' }, at });
  return 'no account';
}

function record(db: Db, entry: Omit<AuditEntry, 'actor'>): Promise<void> {
  return recordAudit(db, { actor: 'cli', ...entry });
}
