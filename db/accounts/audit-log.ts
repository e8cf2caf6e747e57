import { randomUUID } from 'node:crypto';
import type { Db } from '../connect';
import { type PageCut, readPage } from '../page';
import { matchWords } from '../search-text';
import type { AuditRow } from '../tables/accounts';

/** A privileged act. */
export interface AuditEntry {
  /** A user's id; `cli` for the command line, `service` for the service itself. */
  actor: string;
  /** Thing and verb, as in `role.grant` or `messages.export`. */
  action: `${string}.${string}`;
  /** Id of what it was done to. */
  subject?: string | undefined;
  /** `done` where it is left out. */
  outcome?: AuditRow['outcome'];
  /** What else there is to know: no addresses, no texts of others. */
  details?: Record<string, string | number | boolean | null>;
  at: Date;
}

/** Writes an act down, in the transaction that does it; a refused one in a transaction of its own. */
export async function recordAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx('audit_log').insert({
    id: randomUUID(),
    created_at: entry.at.toISOString(),
    actor: entry.actor,
    action: entry.action,
    subject: entry.subject ?? null,
    outcome: entry.outcome ?? 'done',
    details: entry.details ? JSON.stringify(entry.details) : null,
  });
}

/** An act with the names of who did it and what it was done to, while they exist. */
export type ListedAct = AuditRow & {
  actor_email: string | null;
  /** An account's address or a message's reference. */
  subject_name: string | null;
};

const SEARCHED = [
  'audit_log.actor',
  'users.email',
  'action',
  'subject',
  'subject_users.email',
  'contact_messages.reference',
  'outcome',
  'details',
];

/** One page, newest first. `search`: words found in any of an act's columns. */
export function readAudit(
  db: Db,
  { subject, search }: { subject?: string; search?: string | undefined },
  cut: PageCut,
) {
  const query = db('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor')
    .leftJoin({ subject_users: 'users' }, 'subject_users.id', 'audit_log.subject')
    .leftJoin('contact_messages', 'contact_messages.id', 'audit_log.subject')
    .select(
      'audit_log.*',
      db.ref('users.email').as('actor_email'),
      db.raw('coalesce(??, ??) as subject_name', [
        'subject_users.email',
        'contact_messages.reference',
      ]),
    );
  if (subject !== undefined) query.where({ subject });
  if (search !== undefined) matchWords(query, SEARCHED, search);
  return readPage<ListedAct>(query, cut, { at: 'audit_log.created_at', id: 'audit_log.id' });
}
