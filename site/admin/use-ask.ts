import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '../../services/contracts/endpoint';
import type { CallError, Filled } from '../api/call';
import { type AskTexts, ask } from './ask';

/** What is known of an answer. While it is asked again, the last one stays. */
export type Asked<Value> =
  | { step: 'loading'; value: Value | undefined }
  | { step: 'ready'; value: Value }
  | { step: 'failed'; value: undefined; error: CallError };

/** Asks when the page appears and whenever the path changes, and again on `reload`. */
export function useAsk<E extends Endpoint>(
  path: Filled<E['path']>,
  texts: AskTexts,
): Asked<z.output<E['response']>> & { reload: () => Promise<void> } {
  type Value = z.output<E['response']>;
  const [asked, setAsked] = useState<Asked<Value>>({ step: 'loading', value: undefined });
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    setAsked(({ value }) => ({ step: 'loading', value }));
    const result = await ask<E>('GET', path, undefined, texts);
    if (mine !== latest.current) return; // a newer question is on its way
    setAsked(
      result.ok
        ? { step: 'ready', value: result.value }
        : { step: 'failed', value: undefined, error: result.error },
    );
  }, [path, texts]);

  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  return { ...asked, reload };
}
