import type { OutboxRow } from '../../db/tables';
import { DAY_MS, HOUR_MS } from '../../services/contracts/limits/durations';
import type { Config } from '../../services/settings/config';
import type { CliContext } from '../context';
import { printable } from '../terminal/printable';
import { isPublic } from './exposure';
import { type Finding, fail, note, notLookedAt, ok } from './finding';

const SKEW_MAX_MS = 30_000;
const LATE_MAX_MS = 15 * 60_000;
/** Servers that know no sender yet take a mail by then. */
const FAILING_MAX_MS = HOUR_MS;
const BACKUP_MAX_DAYS = 2;

/** Whether this machine's clock goes with the database's, and has not been set back. */
export async function lookAtClock({ withDb, now }: CliContext): Promise<Finding> {
  const { latestInstant, databaseTime } = await import('../../db/engine/vitals');
  const mend = 'Turn on time synchronisation (timedatectl set-ntp true).';
  const times = await withDb(async (db) => ({
    there: await databaseTime(db),
    here: now().getTime(),
    latest: await latestInstant(db),
  })).catch(() => undefined);
  if (!times) return notLookedAt('Clock');
  const { there, here, latest } = times;
  const skewMs = there === undefined ? 0 : Math.abs(there.getTime() - here);
  if (skewMs > SKEW_MAX_MS) {
    const seconds = Math.round(skewMs / 1000);
    return fail('Clock', `It differs from the database’s by ${seconds} s.`, mend);
  }
  if (latest !== undefined && Date.parse(latest) > here + SKEW_MAX_MS) {
    return fail('Clock', `It is behind: something was stored at ${latest}.`, mend);
  }
  return ok('Clock', 'It goes with what is stored.');
}

/** Whether mails go out. */
export async function lookAtOutbox({ withDb, now }: CliContext): Promise<Finding> {
  const { countOutbox } = await import('../../db/outbox/outbox-list');
  const { dueSince, newestParked, oldestFailing } = await import('../../db/outbox/outbox');
  const found = await withDb(async (db) => ({
    counts: await countOutbox(db, { isUnsent: true }),
    since: await dueSince(db),
    failing: await oldestFailing(db),
    parked: await newestParked(db),
  })).catch(() => undefined);
  if (!found) return notLookedAt('Outbox');
  const { counts, since, failing, parked } = found;
  const isOlder = (at: string, maxMs: number) => now().getTime() - Date.parse(at) > maxMs;
  if (parked) {
    return fail(
      'Outbox',
      `Mails given up, refused for good or tried for almost two days: ${counts.parked}, the newest for ${reasonOf(parked)}.`,
      'See npx cli mail list --status parked, mend the cause, run npx cli mail flush --parked; where there is none, such as an address that does not exist, npx cli mail discard ID.',
    );
  }
  if (since !== undefined && isOlder(since, LATE_MAX_MS)) {
    return fail(
      'Outbox',
      `Mails wait since ${since}.`,
      'Start the service, or run npx cli mail flush.',
    );
  }
  if (failing && isOlder(failing.created_at, FAILING_MAX_MS)) {
    return fail(
      'Outbox',
      `Mails that wait: ${counts.waiting}, tried in vain since ${failing.created_at} (${reasonOf(failing)}).`,
      'Mend the cause, then run npx cli mail flush.',
    );
  }
  return ok('Outbox', `Mails that wait: ${counts.waiting}.`);
}

function reasonOf({ last_error }: Pick<OutboxRow, 'last_error'>): string {
  return printable(last_error ?? 'unknown reason');
}

/** Whether there is a fresh backup. */
export async function lookAtBackups({ now }: CliContext, config: Config): Promise<Finding> {
  const { lastBackup } = await import('../../services/metrics/read-gauges');
  const last = await lastBackup(config.dataDir);
  const mend = 'Run npx cli backup FOLDER, every day.';
  if (!last) {
    const detail = 'None was made on this machine.';
    return isPublic(config) ? fail('Backups', detail, mend) : note('Backups', detail);
  }
  const days = (now().getTime() - last.getTime()) / DAY_MS;
  return days > BACKUP_MAX_DAYS
    ? fail('Backups', `The last is ${Math.floor(days)} days old.`, mend)
    : ok('Backups', `The last is of ${last.toISOString()}.`);
}
