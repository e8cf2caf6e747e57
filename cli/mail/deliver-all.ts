import type { Db } from '../../db/connect';
import { createLog } from '../../services/log';
import { createTransport } from '../../services/outbox/create-transport';
import { deliverDue, type Round } from '../../services/outbox/deliver-due';
import type { Config } from '../../services/settings/config';

interface Outbox {
  db: Db;
  config: Config;
  now: () => Date;
}

/** Sends every due mail, beside a service that may do the same; until none is due or it is stopped. */
export async function deliverAll({ db, config, now }: Outbox, stop: AbortSignal): Promise<Round> {
  const parts = { db, now, transport: createTransport(config), log: createLog('silent', false) };
  const total: Round = { sent: 0, failed: 0 };
  while (!stop.aborted) {
    const { sent, failed } = await deliverDue(parts);
    if (sent + failed === 0) break;
    total.sent += sent;
    total.failed += failed;
  }
  return total;
}
