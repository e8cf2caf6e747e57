import path from 'node:path';
import { listAdmins } from '../../db/accounts/user-roles';
import { usedTables } from '../../db/backup/restore';
import type { Db } from '../../db/connect';
import { countServiceConnections, SERVICE_CONNECTION } from '../../db/engine/services';
import { migrationStatus } from '../../db/migrate';
import { countOutbox } from '../../db/outbox/outbox-list';
import { secretFile } from '../../services/life/secret';
import type { Config } from '../../services/settings/config';
import { StartError } from '../../services/start-error';
import type { CliContext } from '../context';
import { refuseNewer } from '../refuse-newer';
import { whoServes } from '../who-serves';
import type { Header, Manifest } from './format';
import { makeBackup } from './make-backup';
import { backupFile } from './places';
import { verifyBackup } from './read-backup';
import { type ReadySecret, readySecret, restoreBackup } from './restore-backup';

/** What a restore has done. */
export interface Restored {
  manifest: Manifest;
  /** Where it is now: without the settings of the service that may be another database than its own. */
  place: string;
  /** Where the database is that was replaced, if it held anything. */
  savedTo: string | undefined;
  /** A sentence about the secret. */
  secretNote: string;
  /** Who may now do everything: the backup's administrators, of whatever installation it is. */
  admins: string[];
  /** Mails that had not gone out when the backup was made. */
  waitingMails: number;
}

/**
 * Verifies a backup, then puts it in the place of the database.
 * @param onSaved hears where the database is that is about to be replaced, so that it is known whatever follows
 * @throws StartError when the file, the database or the running product forbids it; nothing has changed then
 */
export async function restore(
  context: CliContext,
  file: string,
  force: boolean,
  onSaved: (savedTo: string) => void,
): Promise<Restored> {
  const config = await context.config();
  const { header, manifest } = await verifyBackup(file);
  await refuseWhileServed(config);
  const isUsed = await context.withAnyDb((db) => refuseUnlessFree(db, config, force));
  const savedTo = isUsed
    ? await backupFile(path.join(config.dataDir, path.sep), context.now())
    : undefined;
  // one for both: a stop that comes when the one is done is one of the other
  const stop = context.abortOnStop();
  if (savedTo !== undefined) {
    await makeBackup(context, savedTo, stop);
    onSaved(savedTo);
  }
  // While there may be no room for it nothing is replaced: with another secret the rows are worth less.
  const secret = await secretFor(config, header);
  try {
    const { waiting, admins } = await context.withAnyDb(async (db) => {
      await restoreBackup(db, file, manifest, stop);
      const { waiting } = await countOutbox(db, { isUnsent: true });
      return { waiting, admins: await listAdmins(db) };
    });
    await secret.ready?.take();
    const place = placeOf(config.database);
    return { manifest, place, savedTo, secretNote: secret.note, admins, waitingMails: waiting };
  } finally {
    await secret.ready?.drop();
  }
}

const STOP =
  'Stop it, and where systemd holds the port that too (systemctl stop artistry.socket artistry.service), then restore.';

/**
 * A running service remembers numbers of rows that would be others afterwards, and one that starts meanwhile has
 * read the secret of before.
 */
async function refuseWhileServed(config: Config): Promise<void> {
  const user = await whoServes(config);
  const isApart = 'file' in config.database;
  const stop = isApart
    ? `${STOP} If it serves another DATA_DIR, it is in nobody’s way: restore with PORT=0.`
    : STOP;
  if (user === 'product') throw new StartError(`The product runs on PORT ${config.port}. ${stop}`);
  if (user === 'silent') {
    throw new StartError(
      `Something takes calls on PORT ${config.port} and does not answer: perhaps the product, which systemd starts for whoever calls. ${stop}`,
    );
  }
}

/** Whether it holds anything. Asked when nobody of this machine is in the way. */
async function refuseUnlessFree(db: Db, { database }: Config, force: boolean): Promise<boolean> {
  if ((await countServiceConnections(db)) > 0) {
    throw new StartError(
      `The product runs on this database, perhaps on another machine. Stop it on every one of them, then restore. (PgBouncer keeps connections for some minutes after that, and PostgreSQL those of a machine that fell silent for hours: pg_terminate_backend ends those which pg_stat_activity has as ${SERVICE_CONNECTION}.)`,
    );
  }
  const { unknown } = await migrationStatus(db);
  refuseNewer(unknown, `${wayAround(database)}, then restore again.`);
  const used = await usedTables(db);
  if (used.length > 0 && !force) {
    throw new StartError(
      `The database is not empty (${used.slice(0, 3).join(', ')} …). Add --force to replace it; it is backed up first.`,
    );
  }
  return used.length > 0;
}

/** A database by name; its address may hold a password. */
function placeOf(database: Config['database']): string {
  return 'file' in database ? database.file : 'the database of DATABASE_URL';
}

/** How to restore without touching what only a newer version understands. */
function wayAround(database: Config['database']): string {
  return 'file' in database
    ? `Move ${database.file}* to another folder and keep them`
    : 'Make an empty database beside it and name that in DATABASE_URL';
}

async function secretFor(
  { jwtSecret, dataDir }: Config,
  header: Header,
): Promise<{ ready?: ReadySecret; note: string }> {
  if (jwtSecret !== undefined) {
    return { note: 'JWT_SECRET stays as it is set. It has to be the one of the backup’s time.' };
  }
  const ready = await readySecret(dataDir, header);
  return ready
    ? { ready, note: `The secret of the backup is in ${secretFile(dataDir)}.` }
    : {
        note: 'The backup held no secret: set the JWT_SECRET of its time, or addresses that were erased are not recognised.',
      };
}
