import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps';
import { silentConnections } from '../http/silent-connections';
import type { Worker } from '../outbox/worker';

/** In this time every kept-alive client hears `Connection: close` with its next answer. */
const GOODBYE_MS = 300;
/** So long may log-ins wait for their turn: those begun end within what is left before the process is ended. */
const LINE_MS = 4_000;
/**
 * So long a client may take to send the rest of its request or to read its answer: before the process is
 * ended without closing the database.
 */
const CUT_OFF_MS = 8_000;
/** How often to hang up on clients whose long answer has come to its end meanwhile, or who ask nothing. */
const HANG_UP_MS = 50;

/** A turn of the loop in which hardly anybody can have knocked unseen. */
const SHORT_TURN_MS = 3;
const TURNS_MAX = 100;

/**
 * Ends the service without dropping a request: readiness turns to 503, clients are told to
 * reconnect elsewhere, requests in flight are answered (log-ins that wait too long with a refusal), the
 * outbox ends its round, what waits to be stored is stored, the database is closed.
 * @param lineMs how long log-ins may still wait
 * @param cutOffMs how long connections may stay open
 */
export async function stopGently(
  {
    life,
    passwords,
    writes,
    db,
    reads,
  }: Pick<Deps, 'life' | 'passwords' | 'writes' | 'db' | 'reads'>,
  server: Server,
  worker: Worker,
  lineMs = LINE_MS,
  cutOffMs = CUT_OFF_MS,
): Promise<void> {
  life.phase = 'draining';
  const lineEnds = setTimeout(() => passwords.refuseWaiting(), lineMs);
  const cutOff = setTimeout(() => server.closeAllConnections(), cutOffMs);
  await sleep(GOODBYE_MS);
  await shortTurn();
  const hangUp = hangUpOnIdle(server);
  await Promise.all([new Promise((resolve) => server.close(resolve)), worker.stop()]);
  clearInterval(hangUp);
  clearTimeout(lineEnds);
  clearTimeout(cutOff);
  await writes.idle();
  await Promise.all([reads.destroy(), db.destroy()]);
}

function hangUpOnIdle(server: Server): NodeJS.Timeout {
  let silent: Socket[] = [];
  return setInterval(() => {
    server.closeIdleConnections();
    // silent twice: between the two, whatever had been sent was read
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    silent = silentConnections(server);
  }, HANG_UP_MS);
}

/**
 * Waits for a moment in which all who have knocked were let in. Closing turns away, with a reset,
 * whoever knocked since the loop last looked; nothing of such a request has been read.
 */
async function shortTurn(): Promise<void> {
  for (let turns = 0; turns < TURNS_MAX; turns += 1) {
    const start = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - start < SHORT_TURN_MS) return;
  }
}
