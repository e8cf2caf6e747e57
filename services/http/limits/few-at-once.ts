import { AppError } from '../../errors';

/** Runs tasks, a few at a time. */
export type FewAtOnce = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `running` tasks run at a time and `waiting` more wait in order.
 * @param refusal what those are told who find the line full
 * @throws AppError `overloaded` to them.
 */
export function fewAtOnce(running: number, waiting: number, refusal: string): FewAtOnce {
  const line: (() => void)[] = [];
  let free = running;

  return async (task) => {
    if (free > 0) free -= 1;
    else if (line.length >= waiting) {
      throw new AppError('overloaded', refusal);
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
