/** How near to its end a piece has ended, and how often at most one looks. */
const END_SECONDS = 0.02;
const LOOK_MS = 50;

/** Waits for the end of a piece. */
export interface EndWatch {
  /** Looks now, and then when it is due: after whatever moves the end or the piece. */
  look(): void;
  stop(): void;
}

/** Calls `end` once so many seconds are left as cannot be heard. A piece that stands still is not waited for. */
export function createEndWatch(
  secondsLeft: () => number,
  isMoving: () => boolean,
  end: () => void,
): EndWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look() {
    clearTimeout(timer);
    const left = secondsLeft();
    if (left <= END_SECONDS) end();
    else if (isMoving()) timer = setTimeout(look, Math.max(LOOK_MS, left * 1000));
  }
  return { look, stop: () => clearTimeout(timer) };
}
