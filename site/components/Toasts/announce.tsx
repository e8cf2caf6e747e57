import { type ToastOptions, toast } from 'react-toastify';
import { Icon } from '../Icon/Icon';
import * as styles from './Toasts.module.css';

/** Milliseconds a good word stays; an error stays until it is put away. */
const STAY_MS = 5000;

/** Shows a toast and has it read out: politely, or at once for an error. */
export function announce(kind: 'success' | 'error', title: string, description?: string): void {
  const isError = kind === 'error';
  const options: ToastOptions = {
    role: isError ? 'alert' : 'status',
    autoClose: isError ? false : STAY_MS,
    icon: false,
    className: isError ? `${styles.toast} ${styles.error}` : (styles.toast ?? ''),
  };
  toast(
    <div className={styles.body}>
      <span className={styles.sign}>
        <Icon name={isError ? 'warning-circle' : 'check-circle'} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        {description && <span>{description}</span>}
      </span>
    </div>,
    options,
  );
}
