import { useCallback, useState } from 'react';
import { type ChosenView, readView, writeView } from './chosen-view';

/** What the reader has chosen, kept in the address: to load again, to bookmark, to send to a colleague. */
export function useView(): [ChosenView, (change: Partial<ChosenView>) => void] {
  const [view, setView] = useState(() => readView(window.location.search));

  const change = useCallback(
    (changed: Partial<ChosenView>) => {
      const isOtherSpan = changed.span !== undefined || changed.days !== undefined;
      const next = { ...view, ...(isOtherSpan && { part: undefined }), ...changed };
      const { pathname } = window.location;
      window.history.replaceState(window.history.state, '', pathname + writeView(next));
      setView(next);
    },
    [view],
  );

  return [view, change];
}
