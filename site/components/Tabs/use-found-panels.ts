import { type RefObject, useEffect } from 'react';

/**
 * Lets the browser find words in closed panels, and opens the one they stand in. React writes `hidden` without
 * a value; in browsers that know no other, what is closed stays unfound.
 *
 * @param box what the panels are the children of
 * @param open id of the open panel
 */
export function useFoundPanels(
  box: RefObject<HTMLElement | null>,
  open: string | null,
  choose: (id: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time another panel is closed
  useEffect(() => {
    const { current } = box;
    if (!current || !('onbeforematch' in current)) return;
    for (const panel of current.querySelectorAll(':scope > [hidden]'))
      panel.setAttribute('hidden', 'until-found');
    const found = ({ target }: Event) => target instanceof Element && choose(target.id);
    current.addEventListener('beforematch', found);
    return () => current.removeEventListener('beforematch', found);
  }, [open]);
}
