import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps';
import { openConnections } from '../http/open-connections';
import type { Worker } from '../outbox/worker';

/** In this time a kept-alive client hears `Connection: close` with its next answer. */
const GOODBYE_MS = 300;
/** While connections are open it is so long: hanging up on a client whose request is on its way loses it. */
const GOODBYE_MAX_MS = 1_000;
/** So long may log-ins wait for their turn: those begun end within what is left before the process is ended. */
const LINE_MS = 4_000;
/**
 * So long a client may take to send the rest of its request or to read its answer: before the process is
 * ended without closing the database.
 */
const CUT_OFF_MS = 8_000;
/** How often to hang up on clients whose long answer has come to its end meanwhile, or who ask nothing. */
const HANG_UP_MS = 50;
/** So many times a connection is looked at that asks nothing: its first request may be on its way. */
const SILENT_LOOKS = 20;

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
  await sayGoodbye(server);
  await shortTurn();
  const hangUp = hangUpOnIdle(server);
  await Promise.all([new Promise((resolve) => server.close(resolve)), worker.stop()]);
  clearInterval(hangUp);
  clearTimeout(lineEnds);
  clearTimeout(cutOff);
  await writes.idle();
  await Promise.all([reads.destroy(), db.destroy()]);
}

async function sayGoodbye(server: Server): Promise<void> {
  const end = performance.now() + GOODBYE_MAX_MS;
  await sleep(GOODBYE_MS);
  while (openConnections(server).length > 0 && performance.now() < end) await sleep(HANG_UP_MS);
}

function hangUpOnIdle(server: Server): NodeJS.Timeout {
  let looks = new Map<Socket, number>();
  return setInterval(() => {
    server.closeIdleConnections();
    const silent = openConnections(server).filter(({ bytesRead }) => bytesRead === 0);
    // Node does not hold these for idle: browsers open them for later, and they would keep a server from closing.
    looks = new Map(silent.map((socket) => [socket, (looks.get(socket) ?? 0) + 1]));
    for (const [socket, seen] of looks) if (seen > SILENT_LOOKS) socket.destroy();
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
