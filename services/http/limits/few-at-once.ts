import { AppError } from '../../errors';

/** Runs tasks, a few at a time. */
export interface FewAtOnce {
  <Result>(task: () => Promise<Result>): Promise<Result>;
  /** Refuses those who wait now. */
  refuseWaiting(): void;
}

/**
 * Lets `running` tasks run at a time and `waiting` more wait in order.
 * @param refusal what those are told who find the line full, or who waited in vain
 * @throws AppError `overloaded` to them.
 */
export function fewAtOnce(running: number, waiting: number, refusal: string): FewAtOnce {
  const line: { go: () => void; refuse: (why: AppError) => void }[] = [];
  let free = running;

  const gate = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else if (line.length >= waiting) {
      throw new AppError('overloaded', refusal);
    } else await new Promise<void>((go, refuse) => line.push({ go, refuse }));
    try {
      return await task();
    } finally {
      const next = line.shift();
      // Handed on, not given back, so that nobody slips in between.
      if (next) next.go();
      else free += 1;
    }
  };
  const refuseWaiting = () => {
    for (const { refuse } of line.splice(0)) refuse(new AppError('overloaded', refusal));
  };
  return Object.assign(gate, { refuseWaiting });
}
