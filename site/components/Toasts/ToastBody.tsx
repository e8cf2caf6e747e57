import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './Toasts.module.css';

/** Milliseconds a good word stays. */
const STAY_MS = 5000;

interface ToastBodyProps {
  dismiss: string;
  /** Which showing of these words it is: each has its whole time. */
  showing: number;
  /** Until it is put away, as errors do. */
  stays: boolean;
  onEnd(): void;
  children: ReactNode;
}

/**
 * What a toast shows, and how long: its time does not run while it is pointed at or has the focus. Put away by key, it
 * gives the focus back.
 */
export function ToastBody({ dismiss, showing, stays, onEnd, children }: ToastBodyProps) {
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const end = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further showing begins anew
  useEffect(() => {
    if (stays || isHeld) return;
    const timer = setTimeout(end, STAY_MS);
    return () => clearTimeout(timer);
  }, [stays, isHeld, showing]);

  function handleFocus({ relatedTarget }: FocusEvent) {
    setHeld(true);
    cameFrom.current = relatedTarget;
  }

  function handleDismiss({ detail }: MouseEvent) {
    // a pointer leaves the focus alone: on a phone a field that has it again would bring up the keys
    if (detail === 0) giveBack(cameFrom.current);
    onEnd();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds its time
    <div
      className={styles.body}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={handleFocus}
      onBlur={() => setHeld(false)}
    >
      {children}
      <button type="button" className={styles.dismiss} aria-label={dismiss} onClick={handleDismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** Where it came from may be gone, hidden, or no part of the page: then the page's main part has it. */
function giveBack(from: EventTarget | null): void {
  if (from instanceof HTMLElement) from.focus();
  if (document.activeElement !== from)
    document.getElementById('main')?.focus({ preventScroll: true });
}
