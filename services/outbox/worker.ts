import type { Deps } from '../deps';
import { describeError } from '../log';
import { deliverDue } from './deliver-due';

/** How often to look for mails that other processes queued or whose next try has come. */
const POLL_MS = 5_000;

/** The delivery that runs beside the service. */
export interface Worker {
  /** Looks for due mails now. */
  wake(): void;
  /** Resolves once the current round is over; no other begins. */
  stop(): Promise<void>;
}

/** Delivers due mails, one round at a time, until it is stopped. */
export function startWorker(
  deps: Pick<Deps, 'db' | 'transport' | 'now' | 'log' | 'meters'>,
  pollMs = POLL_MS,
): Worker {
  let stopping = false;
  let woken = false;
  let endPause = (): void => {};

  async function run(): Promise<void> {
    while (!stopping) {
      woken = false;
      const { sent, failed } = await deliverDue(deps).catch((error: unknown) => {
        deps.log.error(describeError(error), 'outbox round failed');
        return { sent: 0, failed: 0 };
      });
      deps.meters.mails.inc({ outcome: 'sent' }, sent);
      deps.meters.mails.inc({ outcome: 'failed' }, failed);
      if (sent + failed === 0 && !woken && !stopping) await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    woken = true;
    endPause();
  }

  const running = run();
  return {
    wake,
    stop: () => {
      stopping = true;
      wake();
      return running;
    },
  };
}
