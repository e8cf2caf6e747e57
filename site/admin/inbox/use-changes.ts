import { useRef } from 'react';
import type { CallResult } from '../../api/call';

/** Makes one change, given the version of the message that it is based on. */
export type SendChange = <Answer extends { version: number }>(
  send: (version: number) => Promise<CallResult<Answer>>,
) => Promise<CallResult<Answer>>;

/**
 * Makes the changes of one message go one after the other. What we changed ourselves is known by its
 * answer, before the message has been read again, so no change of ours is in the way of the next.
 * @param seen the version on the screen
 */
export function useChanges(seen: number): SendChange {
  const answered = useRef(0);
  const latest = useRef<Promise<unknown>>(Promise.resolve());

  return (send) => {
    const change = latest.current.then(async () => {
      const result = await send(Math.max(answered.current, seen));
      if (result.ok) answered.current = result.value.version;
      return result;
    });
    latest.current = change;
    return change;
  };
}
