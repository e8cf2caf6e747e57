import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '../../services/contracts/endpoint';
import type { CallError, Filled } from '../api/call';
import { type AskTexts, ask } from './ask';

interface State<Answer, Row> {
  step: 'loading' | 'ready' | 'failed';
  rows: Row[];
  /** The first page's answer, with what stands beside the rows. */
  head: Answer | undefined;
  next: string | null;
  error?: CallError;
}

/** A list as far as it has been read. */
export interface Pages<Answer, Row> extends State<Answer, Row> {
  /** Reads the next page; `undefined` when there is none. */
  more: (() => void) | undefined;
  reload: () => Promise<void>;
}

/**
 * Reads a list page by page, from the beginning again whenever the query changes.
 * @param path of the endpoint
 * @param query as written in an address, without cursor
 * @param rowsOf picks the rows out of an answer; must be the same function on every render
 */
export function usePages<E extends Endpoint, Row>(
  path: Filled<E['path']>,
  query: string,
  rowsOf: (answer: z.output<E['response']>) => Row[],
  texts: AskTexts,
): Pages<z.output<E['response']> & { next: string | null }, Row> {
  type Answer = z.output<E['response']> & { next: string | null };
  const [state, setState] = useState<State<Answer, Row>>(NOTHING_YET);
  const latest = useRef(0);

  const read = useCallback(
    async (before: string | null) => {
      latest.current += 1;
      const mine = latest.current;
      setState((known) => ({ ...known, step: 'loading' }));
      const search = new URLSearchParams(query);
      if (before !== null) search.set('before', before);
      // a path with a query is one of the endpoint's addresses
      const address = `${path}?${search}` as Filled<E['path']>;
      const result = await ask<E>('GET', address, undefined, texts);
      if (mine !== latest.current) return;
      if (!result.ok) return setState({ ...NOTHING_YET, step: 'failed', error: result.error });
      const answer = result.value as Answer; // every list's answer has `next` (contracts/page.ts)
      setState((known) => ({
        step: 'ready',
        rows: before === null ? rowsOf(answer) : [...known.rows, ...rowsOf(answer)],
        head: before === null ? answer : known.head,
        next: answer.next,
      }));
    },
    [path, query, rowsOf, texts],
  );

  const reload = useCallback(() => read(null), [read]);
  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  const { next } = state;
  return { ...state, reload, more: next === null ? undefined : () => void read(next) };
}

const NOTHING_YET = { step: 'loading', rows: [], head: undefined, next: null } as const satisfies {
  step: string;
  rows: never[];
  head: undefined;
  next: null;
};
