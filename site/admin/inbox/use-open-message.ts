import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressWith } from '../use-section';

const ID = /^[\da-f-]{36}$/;

function named(): string | undefined {
  const id = new URLSearchParams(window.location.search).get('message') ?? '';
  return ID.test(id) ? id : undefined;
}

/**
 * The message that the address names (`&message=`), and the way to another or to none. Back leads from a
 * message to the list, which on a phone it hides, and loading the page anew leads to it again.
 * @param onLeft told which message Back has closed
 */
export function useOpenMessage(
  onLeft: (id: string) => void,
): [string | undefined, (id: string | undefined) => void] {
  const [id, setId] = useState(named);

  const read = useEffectEvent(() => {
    const next = named();
    flushSync(() => setId(next));
    if (id !== undefined && next === undefined) onLeft(id);
  });
  useEffect(() => {
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  function open(next: string | undefined) {
    const { history } = window;
    const href = addressWith('message', next);
    // kept by the browser, so it is known after another loading and after Forward too
    if (next === undefined && history.state?.isOverList) history.back();
    else if (next === undefined || id !== undefined) history.replaceState(history.state, '', href);
    else history.pushState({ ...history.state, isOverList: true }, '', href);
    setId(next);
  }

  return [id, open];
}
