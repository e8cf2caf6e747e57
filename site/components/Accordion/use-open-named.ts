import { useEffect } from 'react';
import { whenNamed } from '../../when-named';

/**
 * Opens the question that the address names, on arrival and as links are followed: browsers do it by themselves,
 * before React too, but older ones do not, and none where the router goes. For the page, once: questions come and
 * go under a search, which is no reason to open and show one again.
 */
export function useOpenNamed(): void {
  useEffect(
    () =>
      whenNamed((id) => {
        const details = document.getElementById(id)?.parentElement;
        if (!(details instanceof HTMLDetailsElement)) return;
        details.open = true;
        details.scrollIntoView();
      }),
    [],
  );
}
