import type { HandoverReceipt } from '../../../services/contracts/assistant';
import type { InquiryType } from '../../../services/contracts/limits/contact';
import type { CallResult, FormFault } from '../../api/call';

/** How far the hand-over is. */
export type HandOverStatus =
  | { step: 'writing'; fault?: FormFault }
  | { step: 'sending' }
  | { step: 'sent'; reference: string };

/** The hand-over of a conversation to a person. */
export interface HandOverState {
  /** Whom it is for; undefined while it is not shown. */
  desk: InquiryType | undefined;
  status: HandOverStatus;
  /** What was filled in. */
  filled: FormData | undefined;
}

/** A hand-over that goes on whether or not somebody looks at it. */
export interface HandOverDesk {
  get(): HandOverState;
  /** Calls back on every change. Returns the way to stop it. */
  watch(listener: () => void): () => void;
  /** Shows it; one that is on its way, or has arrived, stays what it is. */
  open(desk: InquiryType): void;
  /** Keeps what is being written for whoever opens it next; those who write it see it already. */
  fill(filled: FormData): void;
  /** Sends it once. Returns what went wrong. */
  send(by: () => Promise<CallResult<HandoverReceipt>>): Promise<FormFault | undefined>;
  /** Puts it away: what was not sent is forgotten, what is on its way is told of the next time. */
  close(): void;
}

const EMPTY: HandOverState = { desk: undefined, status: { step: 'writing' }, filled: undefined };

/** Makes the one place where a conversation is handed over. */
export function createHandOver(): HandOverDesk {
  const listeners = new Set<() => void>();
  let state = EMPTY;

  function become(next: HandOverState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (desk) => become({ ...state, desk }),
    fill(filled) {
      state = { ...state, filled };
    },
    async send(by) {
      if (state.status.step === 'sending') return;
      become({ ...state, status: { step: 'sending' } });
      const result = await by();
      if (result.ok) {
        become({ ...state, status: { step: 'sent', reference: result.value.reference } });
        return;
      }
      const isAway = state.desk === undefined;
      become(isAway ? EMPTY : { ...state, status: { step: 'writing', fault: result.error } });
      return result.error;
    },
    close: () => become(state.status.step === 'sending' ? { ...state, desk: undefined } : EMPTY),
  };
}
