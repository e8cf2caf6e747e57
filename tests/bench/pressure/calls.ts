import { setTimeout as sleep } from 'node:timers/promises';

/** A call as it came out: how long it took, and the status; 0 where no answer came. */
export interface Called {
  ms: number;
  status: number;
}

/** One call to the service. Never rejects. */
export async function call(port: number, at: string, init: RequestInit = {}): Promise<Called> {
  const asked = performance.now();
  try {
    const response = await fetch(`http://127.0.0.1:${port}${at}`, { redirect: 'manual', ...init });
    await response.arrayBuffer();
    return { ms: performance.now() - asked, status: response.status };
  } catch {
    return { ms: performance.now() - asked, status: 0 };
  }
}

/** Something posted as JSON. */
export const sent = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Makes one call after the other, so often a second at most, until it is over. */
export async function repeat(
  perSecond: number,
  isOver: AbortSignal,
  make: (n: number) => Promise<Called>,
): Promise<Called[]> {
  const calls: Called[] = [];
  const begun = performance.now();
  for (let n = 0; !isOver.aborted; n += 1) {
    calls.push(await make(n));
    await sleep(Math.max(0, begun + ((n + 1) * 1000) / perSecond - performance.now()));
  }
  return calls;
}

/** The times of the calls that were answered as they should, and how many were not. */
export function outcomeOf(calls: readonly Called[], status: number) {
  const good = calls.filter((one) => one.status === status);
  return { times: good.map(({ ms }) => ms), failed: calls.length - good.length };
}
