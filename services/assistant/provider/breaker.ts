/** Keeps calls from a service that is down. */
export interface Breaker {
  /** Whether a call may be made now. After a pause one is let through, to try. */
  mayCall(): boolean;
  /** Whether calls are held back, but for the one that tries. */
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Opens after some failures in a row and lets one call through after each pause. */
export function createBreaker(now: () => Date, { failures = 5, pauseMs = 30_000 } = {}): Breaker {
  let inARow = 0;
  let closedUntil = 0;
  return {
    mayCall: () => {
      if (inARow < failures) return true;
      if (now().getTime() < closedUntil) return false;
      closedUntil = now().getTime() + pauseMs;
      return true;
    },
    isOpen: () => inARow >= failures,
    succeeded: () => {
      inARow = 0;
    },
    failed: () => {
      inARow += 1;
      if (inARow >= failures) closedUntil = now().getTime() + pauseMs;
    },
  };
}
