import type { ProblemBody } from '../../services/contracts/errors';
import { type CallResult, callError, endpointUrl } from './call';

/**
 * Asks the service for a file. Apart from `call`, so that pages without downloads do not carry it.
 * @param offline what to say when nothing got through
 */
export async function callForFile(
  path: `/api/${string}`,
  offline: string,
  headers: Record<string, string>,
): Promise<CallResult<Blob>> {
  try {
    const response = await fetch(endpointUrl(path), { headers });
    if (response.ok) return { ok: true, value: await response.blob() };
    const problem: ProblemBody = await response.json();
    return { ok: false, error: callError(problem) };
  } catch {
    return { ok: false, error: { message: offline, fields: {}, status: 0 } };
  }
}
