import { randomUUID } from 'node:crypto';
import { insertSession } from '../../../db/accounts/sessions';
import { grantRole } from '../../../db/accounts/user-roles';
import { insertUser } from '../../../db/accounts/users';
import type { Db } from '../../../db/connect';
import { listOutbox } from '../../../db/outbox/outbox';
import { createPasswords, type Passwords } from '../../../services/auth/passwords';
import { DAY_MS } from '../../../services/contracts/limits/durations';
import type { Deps } from '../../../services/deps';
import { signAccessToken } from '../../../services/http/request/access-token';

/** Somebody who is signed in, with the header of their calls. */
export async function aMember(deps: Deps, email = 'member@example.org', roles: 'admin'[] = []) {
  const created_at = deps.now().toISOString();
  const user = {
    id: randomUUID(),
    email,
    // Nobody knows the password of this one.
    password_hash: '$2b$04$jD/aeNS1kg7wu.xnRUfGY.heYXb26dsMqA0rhHBij7S/zqRbu9bDy',
    confirmed_at: created_at,
    created_at,
  };
  const session = {
    id: randomUUID(),
    user_id: user.id,
    created_at,
    expires_at: new Date(deps.now().getTime() + 30 * DAY_MS).toISOString(),
  };
  await insertUser(deps.db, user);
  for (const role of roles)
    await grantRole(deps.db, { user_id: user.id, role, granted_at: created_at });
  await insertSession(deps.db, session);
  const token = signAccessToken(deps, { userId: user.id, sessionId: session.id, roles });
  return { user, session, token, headers: { authorization: `Bearer ${token}` } };
}

/** An administrator who is signed in. */
export function anAdmin(deps: Deps, email = 'admin@example.org') {
  return aMember(deps, email, ['admin']);
}

/** Hashing that counts: how often is all that a stranger could measure. */
export function countedPasswords() {
  const { hash, match, refuseWaiting } = createPasswords(4);
  const count = { hashes: 0 };
  const counted: Passwords = {
    hash: (password) => {
      count.hashes += 1;
      return hash(password);
    },
    match: (password, hashes) => {
      count.hashes += hashes.length;
      return match(password, hashes);
    },
    refuseWaiting,
  };
  return { passwords: counted, count };
}

/** The mails to an address, oldest first, each with the token of its link. */
export async function lettersTo(db: Db, recipient: string) {
  const rows = await listOutbox(db, { limit: 100 });
  return rows
    .filter((row) => row.recipient === recipient)
    .sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
    .map(({ kind, text }) => ({ kind, text, token: /#token=([\w-]+)/.exec(text)?.[1] ?? '' }));
}
