import { openDb, openReads } from '../../db/connect';
import { SERVICE_CONNECTION } from '../../db/engine/services';
import { createWriteQueue } from '../../db/writes/write-queue';
import { version } from '../../package.json';
import { openProvider } from '../assistant/open-provider';
import { createPasswords } from '../auth/passwords';
import type { Deps } from '../deps';
import { createMeters } from '../metrics/meters';
import { createTransport } from '../outbox/create-transport';
import { localUrl } from './listen';

type Given = Pick<Deps, 'config' | 'secret' | 'texts' | 'pages' | 'log' | 'wakeOutbox'> & {
  engine: Deps['assistant']['engine'];
};

/** Puts the parts together that need nothing but settings. The database is not touched yet. */
export function openDeps({ engine, ...given }: Given, port: number): Deps {
  const { config } = given;
  const db = openDb(config.database, { name: SERVICE_CONNECTION });
  const now = () => new Date();
  const meters = createMeters({ hasProcess: true });
  const writes = createWriteQueue(db, { onFlush: meters.flushed });
  return {
    ...given,
    publicUrl: config.publicUrl ?? localUrl(config.host, port),
    passwords: createPasswords(config.bcryptCost),
    db,
    reads: openReads(config.database, db, config.readsUrl),
    writes,
    assistant: { engine, provider: openProvider({ config, writes, now }) },
    transport: createTransport(config),
    meters,
    now,
    life: { phase: 'starting' },
    startedAt: now(),
    version,
  };
}
