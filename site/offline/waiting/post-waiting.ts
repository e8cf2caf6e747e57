import type { ProblemBody } from '../../../services/contracts/errors';
import type { Waiting } from './waiting';
import type { Outcome } from './waiting-room';

/** A network that says nothing for so long has lost the request. */
const PATIENCE_MS = 30_000;
/** Statuses after which the same request may do: too early, too often. All from 500 on besides. */
const AGAIN = [408, 425, 429];

/**
 * Sends a form to the service, under its own key, and says what came of it. The word on when the form
 * was first touched goes along as it was: it does not grow old, and a fresh one would say that the form
 * was filled in within a moment, as programs do.
 *
 * @param service origin of the service; empty where it is this site's
 */
export async function postWaiting(
  send: typeof fetch,
  service: string,
  { id, path, body }: Waiting,
): Promise<Outcome> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), PATIENCE_MS);
  try {
    const response = await send(service + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify(body),
      signal: ending.signal,
    });
    const { status } = response;
    if (status >= 500 || AGAIN.includes(status)) return { kind: 'later' };
    const answer: unknown = await response.json();
    return response.ok ? sent(answer) : refusal(answer);
  } catch {
    return { kind: 'later' };
  } finally {
    clearTimeout(timer);
  }
}

function sent(answer: unknown): Outcome {
  const { reference } = answer as { reference?: string }; // the contract: a receipt, of a message with this
  return { kind: 'sent', ...(reference && { reference }) };
}

/** What is no answer of the service comes from something in between, such as a network that wants a log-in. */
function refusal(answer: unknown): Outcome {
  const { type, detail, errors = [] } = answer as Partial<ProblemBody>;
  if (!type || !detail) return { kind: 'later' };
  return { kind: 'refused', reason: errors[0]?.message ?? detail };
}
