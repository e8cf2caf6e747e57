import { useIsLive } from '../../use-is-live';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';

/** Prints the page. Needs script, so it comes with it; without, the browser's own menu does the same. */
export function PrintButton({ children }: { children: string }) {
  const isLive = useIsLive();
  if (!isLive) return null;
  return (
    <button type="button" className={actionClass('outline')} onClick={() => window.print()}>
      <Icon name="printer" />
      {children}
    </button>
  );
}
