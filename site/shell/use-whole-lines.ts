import { useEffect } from 'react';
import { lookAtLines } from '../start/whole-lines';

/**
 * Looks again whether headlines are cut when the page becomes longer or shorter: visitors also set letters
 * further apart while they read, and go on to pages with other headlines.
 */
export function useWholeLines(isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return;
    const watch = new ResizeObserver(() => {
      // until its fonts are here a line is as wide as their stand-ins make it
      const isSet = document.readyState === 'complete' && document.fonts.status === 'loaded';
      if (isSet && document.documentElement.dataset.plain === undefined) lookAtLines();
    });
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [isLive]);
}
