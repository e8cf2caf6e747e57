import type { z } from 'zod';
import type { Endpoint } from '../../services/contracts/endpoint';
import { type CallResult, call, type Filled } from '../api/call';
import { tellChange } from './changes';
import { endSession, liveSession } from './session';

/** What to say when a call cannot be made at all. */
export interface AskTexts {
  offline: string;
  sessionEnded: string;
}

/** Makes a call as the person who is signed in, and tells of what it has changed. */
export function ask<E extends Endpoint>(
  method: E['method'],
  path: Filled<E['path']>,
  input: z.input<E['request']> | undefined,
  texts: AskTexts,
): Promise<CallResult<z.output<E['response']>>> {
  return askSignedIn(async (authorization) => {
    const result = await call<E>(method, path, input, texts.offline, {
      headers: { authorization },
    });
    if (isNews(method, result)) tellChange();
    return result;
  }, texts);
}

/**
 * Does what needs a session. A token that has run out is renewed once, whatever the clock here says of it;
 * when that is refused too, the session is over and the area leads back to the log-in.
 */
export async function askSignedIn<Value>(
  attempt: (authorization: string) => Promise<CallResult<Value>>,
  { offline, sessionEnded }: AskTexts,
): Promise<CallResult<Value>> {
  const failed = (message: string, status: number) =>
    ({ ok: false, error: { message, fields: {}, status } }) as const;
  const ended = failed(sessionEnded, 401);
  const session = await liveSession();
  if (!session) return ended;

  const first = await attempt(`Bearer ${session.access_token}`);
  if (first.ok || first.error.status !== 401) return first;

  const renewed = await liveSession(session.access_token);
  if (!renewed) return ended;
  // it could not be renewed for once: another refusal of the same would be taken for its end
  if (renewed.access_token === session.access_token) return failed(offline, 0);
  const second = await attempt(`Bearer ${renewed.access_token}`);
  if (!second.ok && second.error.status === 401) endSession(renewed);
  return second;
}

/** Whether something has changed: by this call, or by others before it, as its refusal says. */
function isNews(method: Endpoint['method'], result: CallResult<unknown>): boolean {
  return result.ok ? method !== 'GET' : [404, 409].includes(result.error.status);
}
