import type { Db } from '../db/connect';
import type { WriteQueue } from '../db/writes/write-queue';
import type { AssistantParts } from './assistant/parts';
import type { Passwords } from './auth/passwords';
import type { Log } from './log';
import type { Meters } from './metrics/meters';
import type { Transport } from './outbox/transport';
import type { Pages } from './pages/open-pages';
import type { Config } from './settings/config';
import type { Texts } from './texts';

/** Where the service is in its life: only `ready` takes requests to the API. */
export type Phase = 'starting' | 'ready' | 'draining';

/** Everything a feature may need; made once, in `open-deps.ts` or by a test. */
export interface Deps {
  config: Config;
  /** Where visitors reach the site, for links in mails. */
  publicUrl: string;
  /** Signs tokens and hashes addresses. Derive a key from it for each use. */
  secret: string;
  passwords: Passwords;
  /** Answers visitors' questions. */
  assistant: AssistantParts;
  db: Db;
  /** The same database, for reading what takes long. */
  reads: Db;
  writes: WriteQueue;
  /** Sends one mail. */
  transport: Transport;
  /** Tells the outbox that a mail has been queued. */
  wakeOutbox: () => void;
  texts: Texts;
  pages: Pages;
  log: Log;
  /** Counts what happens, for `/metrics`. */
  meters: Meters;
  now: () => Date;
  life: { phase: Phase };
  startedAt: Date;
  version: string;
}
