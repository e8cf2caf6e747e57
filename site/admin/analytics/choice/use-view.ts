import { useCallback, useEffect, useState } from 'react';
import { namedSection } from '../../use-section';
import { type ChosenView, readView, writeView } from './chosen-view';

/**
 * What the reader has chosen, kept in the address: to load again, to bookmark, to send to a colleague. Back takes
 * back what was chosen last.
 */
export function useView(): [ChosenView, (change: Partial<ChosenView>) => void] {
  const [view, setView] = useState(() => readView(window.location.search));

  useEffect(() => {
    const follow = () => {
      // on the way to another part this one is still there
      if (namedSection() === 'analytics') setView(readView(window.location.search));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const change = useCallback(
    (changed: Partial<ChosenView>) => {
      const isOtherSpan = changed.span !== undefined || changed.days !== undefined;
      const next = { ...view, ...(isOtherSpan && { part: undefined }), ...changed };
      const { history, location } = window;
      const search = writeView(next);
      if (location.search !== search) {
        history.pushState({ key: history.state?.key }, '', location.pathname + search);
      }
      setView(next);
    },
    [view],
  );

  return [view, change];
}
