import { useEffect, useRef, useState } from 'react';
import type { FormFault } from '../../api/call';
import { announce, echo, withdraw } from '../../components/Toasts/announce';
import { linkToken } from './link-token';
import { lookAtLink, type Mode, send, type Typed } from './send';
import type { Outcome, SignInTexts } from './texts';

/** How far the form is. */
export type Status =
  | { step: 'writing'; fault?: FormFault }
  | { step: 'sending' }
  | { step: 'done'; outcome: Outcome };

/** What signing in is about, how far it is, and what moves it. */
export interface SigningIn {
  mode: Mode;
  status: Status;
  turnTo(mode: Mode): void;
  submit(typed: Omit<Typed, 'token'>): Promise<void>;
}

/** The state of the form. @param onLink a link from a mail led here */
export function useSignIn(texts: SignInTexts, onLink: () => void): SigningIn {
  const [mode, setMode] = useState<Mode>('login');
  const [token, setToken] = useState('');
  const [status, setStatus] = useState<Status>({ step: 'writing' });
  /** Counts what the form was for; an answer to what it was for before is not about what it shows now. */
  const turns = useRef(0);

  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('mode');
    if (wanted === 'signup' || wanted === 'reset') setMode(wanted);

    let isOver = false;
    /** A link of no use is told of before its owner has thought of a password. */
    async function look(given: string, purpose: 'reset' | 'signup') {
      const turn = turns.current;
      const fault = await lookAtLink(given, purpose, texts.offline);
      if (isOver || !fault || turn !== turns.current) return;
      setMode(purpose === 'reset' ? 'reset' : 'login');
      setStatus({ step: 'writing', fault });
    }

    function takeToken() {
      const renewal = linkToken();
      const link = renewal ?? linkToken('confirm');
      if (link === undefined) return;
      turns.current += 1;
      setToken(link.token);
      setMode(renewal ? 'renew' : 'confirm');
      setStatus({ step: 'writing' });
      onLink();
      void look(link.token, renewal ? 'reset' : 'signup');
    }
    takeToken();
    window.addEventListener('hashchange', takeToken);
    return () => {
      isOver = true;
      window.removeEventListener('hashchange', takeToken);
    };
  }, [onLink, texts.offline]);

  function turnTo(next: Mode) {
    turns.current += 1;
    withdraw(texts.failed);
    setMode(next);
    setStatus({ step: 'writing' });
  }

  async function submit(typed: Omit<Typed, 'token'>) {
    const turn = turns.current;
    setStatus({ step: 'sending' });
    const result = await send(mode, { ...typed, token }, texts.offline);
    const hasTurned = turn !== turns.current;
    if (!result.ok) {
      if (hasTurned) return;
      echo('error', texts.failed, result.error.message);
      return setStatus({ step: 'writing', fault: result.error });
    }
    withdraw(texts.failed);
    const { done } = texts[mode];
    if (typeof done === 'string') return announce('success', done);
    // a session takes the reader to the admin area; without one there is a mail to wait for
    const staysHere = mode !== 'login' && !hasTurned;
    (staysHere ? echo : announce)('success', done.title, done.text);
    if (staysHere) setStatus({ step: 'done', outcome: done });
  }

  return { mode, status, turnTo, submit };
}
