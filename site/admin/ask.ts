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

/**
 * Makes a call as the person who is signed in. A token that has run out is renewed once; when that is
 * refused too, the session is over and the area leads back to the log-in.
 */
export async function ask<E extends Endpoint>(
  method: E['method'],
  path: Filled<E['path']>,
  input: z.input<E['request']> | undefined,
  texts: AskTexts,
): Promise<CallResult<z.output<E['response']>>> {
  const ended = {
    ok: false,
    error: { message: texts.sessionEnded, fields: {}, status: 401, type: '' },
  } as const;
  const session = await liveSession();
  if (!session) return ended;

  const attempt = (token: string) =>
    call<E>(method, path, input, texts.offline, { headers: { authorization: `Bearer ${token}` } });
  const first = await attempt(session.access_token);
  if (isNews(method, first)) tellChange();
  if (first.ok || first.error.status !== 401) return first;

  const renewed = await liveSession(session.access_token);
  if (!renewed) return ended;
  const second = await attempt(renewed.access_token);
  if (isNews(method, second)) tellChange();
  if (!second.ok && second.error.status === 401) endSession(renewed);
  return second;
}

/** Whether something has changed: by this call, or by others before it, as its refusal says. */
function isNews(method: Endpoint['method'], result: CallResult<unknown>): boolean {
  return result.ok ? method !== 'GET' : [404, 409].includes(result.error.status);
}
