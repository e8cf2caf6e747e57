import type { z } from 'zod';
import type { Endpoint } from '../../services/contracts/endpoint';
import type { ProblemBody } from '../../services/contracts/errors';

/** Origin of the service when the site is hosted elsewhere; empty on the same host. */
const ORIGIN = process.env.GATSBY_API_URL ?? '';

/** Whether the site is hosted apart from the service. */
export const IS_ALONE = ORIGIN !== '';

/** What is wrong with what was filled in. */
export interface FormFault {
  /** What happened and what to do next, for a person. */
  message: string;
  /** Field name → what is wrong with it. */
  fields: Record<string, string>;
}

/** Why a call failed. */
export interface CallError extends FormFault {
  /** The HTTP status; 0 when nothing got through. */
  status: number;
}

/** What a call came to. */
export type CallResult<Value> = { ok: true; value: Value } | { ok: false; error: CallError };

/** An endpoint's path with its `:names` filled in, with or without a query. */
export type Filled<Path extends string> = Path extends `${infer Head}:${string}/${infer Tail}`
  ? `${Head}${string}/${Filled<Tail>}`
  : Path extends `${infer Head}:${string}`
    ? `${Head}${string}`
    : Path | `${Path}?${string}`;

/** What goes with a call besides its input. */
export interface CallOptions {
  /** Sent as `Idempotency-Key`: the same key twice does the thing once. */
  key?: string;
  /** Further headers. */
  headers?: Record<string, string>;
}

/** A network that says nothing for so long has lost the call, or its answer. */
const PATIENCE_MS = 30_000;

/** The full address of an endpoint, or of a page that the service alone can fill in, for forms and links without script. */
export function endpointUrl(
  path: `/api/${string}` | '/search' | '/ask' | `/ask?${string}`,
): string {
  return ORIGIN + path;
}

/**
 * Makes one call to the service. Type arguments only, so that no schema reaches the browser:
 *
 *     call<typeof postContact>('POST', '/api/contact', input, offlineText)
 *
 * A failure comes back as a value: an event handler has no one to throw to.
 *
 * @param input the body; `undefined` sends none
 * @param offline what to say when nothing got through
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: Filled<E['path']>,
  input: z.input<E['request']> | undefined,
  offline: string,
  { key, headers }: CallOptions = {},
): Promise<CallResult<z.output<E['response']>>> {
  try {
    const response = await fetch(endpointUrl(path), {
      method,
      headers: {
        accept: 'application/json',
        ...(input !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      ...(input !== undefined && { body: JSON.stringify(input) }),
      // not in every browser
      signal: AbortSignal.timeout?.(PATIENCE_MS),
    });
    const body = response.status === 204 ? undefined : await response.json();
    if (response.ok) return { ok: true, value: body };
    // the contract: every other answer of the service has this shape; one of a gateway before it may say nothing
    return { ok: false, error: callError(body as ProblemBody, offline) };
  } catch {
    return { ok: false, error: { message: offline, fields: {}, status: 0 } };
  }
}

/**
 * A problem that the service answered, as forms show it.
 * @param silent what to say of an answer without words
 */
export function callError({ detail, errors = [], status }: ProblemBody, silent = ''): CallError {
  const fields = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  return { message: detail ?? silent, fields, status };
}
