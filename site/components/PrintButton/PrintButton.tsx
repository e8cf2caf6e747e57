import { actionClass, scriptedClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';

/** Prints the page. Without script it is not there, and the browser's own menu does the same. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button
      type="button"
      className={`${actionClass('outline')} ${scriptedClass}`}
      data-needs-script="print"
      onClick={() => window.print()}
    >
      <Icon name="printer" />
      {children}
    </button>
  );
}
