import { AppError } from '../errors';

/** Runs tasks, a few at a time. */
export type Gate = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `running` tasks run at a time and `waiting` more wait in order.
 * @throws AppError `overloaded` to those who find the line full.
 */
export function createGate(running: number, waiting: number): Gate {
  const line: (() => void)[] = [];
  let free = running;

  return async (task) => {
    if (free > 0) free -= 1;
    else if (line.length >= waiting) {
      throw new AppError('overloaded', 'Many people are signing in. Please try again in a moment.');
    } else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await task();
    } finally {
      const next = line.shift();
      // Handed on, not given back, so that nobody slips in between.
      if (next) next();
      else free += 1;
    }
  };
}
