import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
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

/** What a toast shows, and how long: its time does not run while it is pointed at or has the focus. */
export function ToastBody({ dismiss, showing, stays, onEnd, children }: ToastBodyProps) {
  const [isHeld, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further showing begins anew
  useEffect(() => {
    if (stays || isHeld) return;
    const timer = setTimeout(end, STAY_MS);
    return () => clearTimeout(timer);
  }, [stays, isHeld, showing]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds its time
    <div
      className={styles.body}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {children}
      <button type="button" className={styles.dismiss} aria-label={dismiss} onClick={onEnd}>
        <Icon name="x" />
      </button>
    </div>
  );
}
