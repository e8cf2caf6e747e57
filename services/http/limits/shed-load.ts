import { setTimeout as sleep } from 'node:timers/promises';
import type { Middleware } from 'koa';
import { errorCode } from '../../../db/engine/errors';
import { AppError } from '../../errors';

/**
 * Below this many requests at once a slow loop is not their doing: the machine is busy with
 * something else, and refusing them would help nobody.
 */
const AT_ONCE_MIN = 100;
/** What nobody waits for goes first. */
const BACKGROUND = ['/api/analytics/events', '/api/analytics/vitals'];
const DELAY_MAX_MS = 400;
const BACKGROUND_DELAY_MAX_MS = 150;
/**
 * A refusal that comes at once brings the next request at once: clients that try again then spend
 * the whole machine on refusals. Measured with 500 of them, this pause keeps twenty times as many
 * successes as none.
 */
const PAUSE_MS = 250;
/** With thousands of clients the pause grows, so that there are never more refusals a second than this. */
const REFUSALS_PER_MS = 2;

/**
 * Refuses calls with 503 while there is more to do than can be done soon, so that those which are
 * taken are answered in time. Health is always answered.
 * @throws AppError `overloaded`, and what the task throws.
 */
export type Shed = <Result>(path: string, task: () => Promise<Result>) => Promise<Result>;

/** What tells that there is too much to do. */
interface Signs {
  /** How late the process is. */
  delayMs(): number;
  /** Whether what nobody waits for would wait too long to be stored. */
  isQueueFull(): boolean;
}

/** @param wait passes so many milliseconds */
export function createShed(signs: Signs, wait: (ms: number) => Promise<unknown> = sleep): Shed {
  let atOnce = 0;
  let refusing = 0;

  function isTooMuch(path: string): boolean {
    const isBackground = BACKGROUND.includes(path);
    if (isBackground && signs.isQueueFull()) return true;
    if (atOnce < AT_ONCE_MIN) return false;
    return signs.delayMs() > (isBackground ? BACKGROUND_DELAY_MAX_MS : DELAY_MAX_MS);
  }

  async function pause(): Promise<void> {
    refusing += 1;
    await wait(Math.max(PAUSE_MS, refusing / REFUSALS_PER_MS));
    refusing -= 1;
  }

  return async (path, task) => {
    if (!path.startsWith('/api/') || path.startsWith('/api/health')) return task();
    if (isTooMuch(path)) {
      await pause();
      throw new AppError('overloaded', 'Too much at once. Please try again in a moment.');
    }
    atOnce += 1;
    try {
      return await task();
    } catch (thrown) {
      if (errorCode(thrown) === 'QUEUE_FULL') await pause();
      throw thrown;
    } finally {
      atOnce -= 1;
    }
  };
}

/** The same as middleware. */
export function shedLoad(shed: Shed): Middleware {
  return (ctx, next) => shed(ctx.path, next);
}
