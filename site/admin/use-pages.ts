import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '../../services/contracts/endpoint';
import type { CallError, CallResult, Filled } from '../api/call';
import { type AskTexts, ask } from './ask';
import { readRows } from './read-rows';

interface State<Answer, Row> {
  step: 'loading' | 'ready' | 'failed';
  /** What is known, also while it is read again and after that has failed. */
  rows: Row[];
  /** The first page's answer, with what stands beside the rows. */
  head: Answer | undefined;
  next: string | null;
  /** The address whose rows these are. */
  from: string;
  /** What could not be read: the list, or its next page. */
  fault?: { of: 'list' | 'more'; error: CallError };
}

/** A list as far as it has been read. */
export interface Pages<Answer, Row> extends State<Answer, Row> {
  /** Reads the next page; `undefined` when there is none. */
  more: (() => Promise<void>) | undefined;
  /** Reads again as far as it was read. */
  reload: () => Promise<void>;
  /** The rows answer what was asked before; the answer to what is asked now is on its way. */
  isEarlier: boolean;
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
  const known = useRef<State<Answer, Row>>(NOTHING_YET);
  const from = `${path}?${query}`;
  const latest = useRef(0);

  const read = useCallback(
    async (of: 'list' | 'more') => {
      latest.current += 1;
      const mine = latest.current;
      const put = (next: State<Answer, Row>) => {
        known.current = next;
        setState(next);
      };
      put({ ...known.current, step: 'loading' });
      const before: State<Answer, Row> = known.current.from === from ? known.current : NOTHING_YET;
      const askFor = (part: Record<string, string>) => {
        const search = new URLSearchParams(query);
        for (const [name, value] of Object.entries(part)) search.set(name, value);
        // a path with a query is one of the endpoint's addresses
        const address = `${path}?${search}` as Filled<E['path']>;
        // every list's answer has `next` (contracts/page.ts)
        return ask<E>('GET', address, undefined, texts) as Promise<CallResult<Answer>>;
      };
      const isMore = of === 'more';
      const result = isMore
        ? await readRows(askFor, rowsOf, before.next, 0)
        : await readRows(askFor, rowsOf, null, before.rows.length);
      if (mine !== latest.current) return;
      if (!result.ok) {
        const { fault: _, ...rest } = before;
        return put({ ...rest, step: 'failed', from, fault: { of, error: result.error } });
      }
      const { rows, head, next } = result.value;
      put({
        step: 'ready',
        rows: isMore ? [...before.rows, ...rows] : rows,
        head: (isMore && before.head) || head,
        next,
        from,
      });
    },
    [from, path, query, rowsOf, texts],
  );

  const reload = useCallback(() => read('list'), [read]);
  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  return {
    ...state,
    reload,
    more: state.next === null ? undefined : () => read('more'),
    isEarlier: state.head !== undefined && state.from !== from,
  };
}

const NOTHING_YET: State<never, never> = {
  step: 'loading',
  rows: [],
  head: undefined,
  next: null,
  from: '',
};
