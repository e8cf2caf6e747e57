import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  toast,
} from 'react-toastify/unstyled';
import { isPopoverOpen } from '../../is-popover-open';
import { withNames } from '../../shell/with-names';
import { Icon } from '../Icon/Icon';
import { type Notice, takeOver } from './announce';
import { type Said, Speech } from './Speech';
import { ToastBody } from './ToastBody';
import * as styles from './Toasts.module.css';

/** Words of the toasts' region and of the button that puts one away. */
export interface ToastStackProps {
  label: string;
  dismiss: string;
}

/** The toasts themselves: bottom left, above everything, at most three at once. */
export function ToastStack({ label, dismiss }: ToastStackProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<readonly Said[]>([]);

  // the library has the whole stack read out, also what the page says
  useLayoutEffect(() =>
    layer.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off'),
  );

  // words are read out only where they come into what stood on the page before: a frame must have shown it empty
  useEffect(
    () =>
      afterFrame(() =>
        takeOver({
          show: (notice) => {
            const id = idOf(notice);
            const silence = () => setSaid((all) => all.filter((one) => one.id !== id));
            const showing = show(notice, dismiss, silence);
            silence();
            if (!notice.isEcho) setSaid((all) => [...all, { id, showing, notice }]);
            raise(layer.current);
          },
          hide: (notice) => toast.dismiss(idOf(notice)),
        }),
      ),
    [dismiss],
  );

  return (
    <>
      <div ref={layer} className={styles.layer} popover="manual">
        <ToastContainer
          className={styles.stack ?? ''}
          position="bottom-left"
          aria-label={label}
          transition={AtOnce}
          autoClose={false}
          closeButton={false}
          closeOnClick={false}
          customProgressBar
          draggable={false}
          limit={3}
        />
      </div>
      <Speech said={said} />
    </>
  );
}

/** Begins once a frame has been drawn. Returns the way to take it back, begun or not. */
function afterFrame(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      end = begin();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    end?.();
  };
}

/** The library's own transitions wait for animations to end, which under reduced motion never begin. */
function AtOnce({ children, isIn, done, playToast }: ToastTransitionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it appears
  useLayoutEffect(() => playToast(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it goes
  useEffect(() => {
    if (!isIn) done();
  }, [isIn]);
  return children;
}

let showings = 0;

/** Returns which showing it is. */
function show({ kind, title, description }: Notice, dismiss: string, onClose: () => void): number {
  const isError = kind === 'error';
  showings += 1;
  const showing = showings;
  const body = ({ closeToast }: ToastContentProps) => (
    <ToastBody dismiss={dismiss} showing={showing} stays={isError} onEnd={() => closeToast()}>
      <span className={styles.sign}>
        <Icon name={isError ? 'warning-circle' : 'check-circle'} />
      </span>
      <span className={styles.words}>
        <b>{withNames(title)}</b>
        {description && <span>{withNames(description)}</span>}
      </span>
    </ToastBody>
  );
  // the same again takes the place of what it repeats
  const toastId = idOf({ kind, title });
  if (toast.isActive(toastId)) toast.update(toastId, { render: body });
  else
    toast(body, {
      toastId,
      role: 'group',
      ariaLabel: title,
      onClose,
      icon: false,
      className: isError ? `${styles.toast} ${styles.error}` : (styles.toast ?? ''),
    });
  return showing;
}

function idOf({ kind, title }: Pick<Notice, 'kind' | 'title'>): string {
  return `${kind} ${title}`;
}

/** Puts the layer above an open dialog too. Where there are no popovers it is a plain layer. */
function raise(layer: HTMLDivElement | null): void {
  if (typeof layer?.showPopover !== 'function') return;
  if (isPopoverOpen(layer)) layer.hidePopover();
  layer.showPopover();
}
