import { type Db, isPostgres } from '../../db/connect';
import type { Outcome } from '../support/process/load';
import { uuidFrom } from './scenario';

const KINDS = ['message', 'subscription', 'follow', 'event'] as const;
/** What is stored. */
export type Kind = (typeof KINDS)[number];

interface Write {
  kind: Kind;
  /** By which it is found again in the database. */
  key: string;
  call: { method?: string; path: string; body?: unknown; headers?: Record<string, string> };
}

/** What the database was found to hold. */
export interface Audit {
  /** acknowledged and not there */
  missing: number;
  /** there more than once */
  twice: number;
  /** messages without their mail to the team, or mails without their message */
  torn: number;
  integrity: string;
}

/** Everything that was asked of the service, and what it said. */
export interface Writes {
  /** For `startLoad`. What was not answered is sent again first, with the same keys. */
  next(): { call: Write['call']; done(outcome: Outcome): void };
  acknowledged: Write[];
  /** by status, or by what happened instead */
  outcomes: Map<string, number>;
}

/** Calls of the kinds that store something, as many of each. */
export function createWrites(random: () => number, kinds: readonly Kind[] = KINDS): Writes {
  const again: Write[] = [];
  const acknowledged: Write[] = [];
  const outcomes = new Map<string, number>();
  let count = 0;

  return {
    acknowledged,
    outcomes,
    next: () => {
      const write = again.shift() ?? aWrite(kinds[count % kinds.length] ?? 'event', count, random);
      count += 1;
      return {
        call: write.call,
        done: (outcome) => {
          const name = String(typeof outcome === 'object' ? outcome.status : outcome);
          outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
          if (name.startsWith('2')) acknowledged.push(write);
          else again.push(write);
        },
      };
    },
  };
}

function aWrite(kind: Kind, count: number, random: () => number): Write {
  const uuid = uuidFrom(random);
  // By this a trace of the process tells which answer was sent when.
  const headers = { 'x-request-id': `write-${count}` };
  switch (kind) {
    case 'message': {
      const email = `sender-${uuid}@example.org`;
      const message = `Message ${count}. What does a licence for one film cost?`;
      const body = { name: 'Ada Example', email, inquiryType: 'general', message };
      const path = '/api/contact';
      return {
        kind,
        key: email,
        call: { path, body, headers: { ...headers, 'idempotency-key': uuid } },
      };
    }
    case 'subscription': {
      const email = `reader-${uuid}@example.org`;
      const body = { email, source: 'footer' };
      return { kind, key: email, call: { path: '/api/subscriptions', body, headers } };
    }
    case 'follow': {
      const path = '/api/follows/rocka';
      return {
        kind,
        key: uuid,
        call: { method: 'PUT', path, headers: { ...headers, 'x-device-id': uuid } },
      };
    }
    case 'event': {
      const body = { session_id: uuid, view_id: uuid, path: '/', referrer: null, duration_ms: 1 };
      const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
      return {
        kind,
        key: uuid,
        call: { path: '/api/analytics/events', body, headers: { ...headers, ...agent } },
      };
    }
  }
}

async function integrityOf(db: Db): Promise<string> {
  const [{ integrity_check: integrity }] = await db.raw('PRAGMA integrity_check');
  return integrity;
}

/** Looks every acknowledged write up, and everything for doubles. */
export async function audit(db: Db, acknowledged: readonly Write[]): Promise<Audit> {
  const stored: Record<Kind, string[]> = {
    message: await db('contact_messages').pluck('email'),
    subscription: await db('subscriptions').pluck('email'),
    follow: await db('artist_follows').pluck('device_id'),
    event: await db('analytics_events').pluck('session_id'),
  };
  const known = new Map(KINDS.map((kind) => [kind, new Set(stored[kind])]));
  const mails = await db('outbox').where({ kind: 'contact-team' }).count({ mails: '*' }).first();
  const integrity = isPostgres(db) ? 'ok' : await integrityOf(db);
  return {
    missing: acknowledged.filter(({ kind, key }) => !known.get(kind)?.has(key)).length,
    twice: KINDS.reduce((sum, kind) => sum + stored[kind].length - (known.get(kind)?.size ?? 0), 0),
    torn: Math.abs(stored.message.length - Number(mails?.mails ?? 0)),
    integrity,
  };
}
