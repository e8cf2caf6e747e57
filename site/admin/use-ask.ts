import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '../../services/contracts/endpoint';
import type { CallError, Filled } from '../api/call';
import { type AskTexts, ask } from './ask';

/**
 * What is known of an answer. While it is asked again, the last one stays, or why there was none; it stays, too,
 * where the same question gets no answer for once, and not where it is refused.
 */
export type Asked<Value> =
  | { step: 'loading'; value: Value | undefined; error: CallError | undefined }
  | { step: 'ready'; value: Value; error: undefined }
  | { step: 'failed'; value: Value | undefined; error: CallError };

/** Asks when the page appears and whenever the path changes, and again on `reload`. */
export function useAsk<E extends Endpoint>(
  path: Filled<E['path']>,
  texts: AskTexts,
): Asked<z.output<E['response']>> & { reload: () => Promise<void> } {
  type Value = z.output<E['response']>;
  const [asked, setAsked] = useState<Asked<Value>>(NOT_YET);
  const latest = useRef(0);
  const answered = useRef('');

  const reload = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    setAsked(({ value, error }) => ({ step: 'loading', value, error }));
    const result = await ask<E>('GET', path, undefined, texts);
    if (mine !== latest.current) return; // a newer question is on its way
    if (result.ok) {
      answered.current = path;
      return setAsked({ step: 'ready', value: result.value, error: undefined });
    }
    const { error } = result;
    const isForOnce = answered.current === path && (error.status === 0 || error.status >= 500);
    setAsked(({ value }) => ({ step: 'failed', value: isForOnce ? value : undefined, error }));
  }, [path, texts]);

  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  return { ...asked, reload };
}

const NOT_YET = { step: 'loading', value: undefined, error: undefined } as const;
