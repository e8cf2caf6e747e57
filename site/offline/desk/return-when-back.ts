const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** What stands in for a page that could not be had. */
export interface StandIn {
  /** Whether the device has a network, as far as it knows. */
  isOnline(): boolean;
  /** Whether the page that was asked for can be had by now. */
  isThere(): Promise<boolean>;
  /** Opens it. */
  reload(): void;
}

/**
 * Opens the page that was asked for as soon as it can be had. A device says that it is online before names are found
 * and a service that restarts is away without a word: both are asked again, ever less often.
 *
 * @returns what to do when the device says that it is online
 */
export function returnWhenBack({ isOnline, isThere, reload }: StandIn): () => void {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(waitMs: number, mine: number): Promise<void> {
    if (!isOnline()) return;
    const isBack = await isThere();
    if (mine !== turn) return;
    if (isBack) reload();
    else wait(waitMs, mine);
  }
  function wait(waitMs: number, mine: number): void {
    timer = setTimeout(look, waitMs, Math.min(waitMs * 2, LONGEST_WAIT_MS), mine);
  }

  wait(FIRST_WAIT_MS, turn);
  return () => {
    clearTimeout(timer);
    turn += 1;
    void look(FIRST_WAIT_MS, turn);
  };
}
