import { type MouseEvent, useEffect, useRef } from 'react';
import { isPopoverOpen } from '../../is-popover-open';
import { onScrim } from '../../on-scrim';
import type { ShellData } from '../../shell/shell-data';
import { Action, actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import * as styles from './Drawer.module.css';
import { DrawerGroup } from './DrawerGroup';

interface DrawerProps {
  shell: ShellData;
  pathname: string;
}

const ID = 'drawer';

/** Where the navigation has no room on the bar. As in the styles. */
const NARROW = '(max-width: 67.5em)';

/**
 * The navigation on narrow screens. A `<dialog>` that is also a popover: the browser opens and closes
 * it on its own before the script runs; after that it is modal, with focus kept inside.
 */
export function Drawer({ shell, pathname }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useShutOnLeave(pathname, close);

  function open(event: MouseEvent) {
    event.preventDefault();
    if (!isPopoverOpen(dialog.current)) dialog.current?.showModal();
  }

  /** Whichever of the two it was opened as. */
  function close() {
    if (isPopoverOpen(dialog.current)) dialog.current?.hidePopover();
    else dialog.current?.close();
  }

  return (
    <div className={styles.narrow}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={ID}
        aria-label={shell.labels.menu}
        onClick={open}
      >
        <Icon name="list" size={1.6} />
      </button>
      <dialog
        ref={dialog}
        id={ID}
        popover="auto"
        className={styles.drawer}
        aria-label={shell.labels.main}
        {...onScrim(close)}
      >
        <div className={styles.head}>
          <Action href={shell.listenNow.href} look="default" size="sm" onClick={close}>
            <Icon name="play" />
            {shell.listenNow.title}
          </Action>
          <button
            type="button"
            className={actionClass('ghost')}
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={shell.labels.close}
            onClick={close}
          >
            <Icon name="x" />
          </button>
        </div>
        <Action href="/" className={styles.single} onClick={close}>
          {shell.labels.home}
        </Action>
        {shell.groups.map((group, index) => (
          <DrawerGroup
            key={group.href}
            group={group}
            isOpen={index === 0}
            showAll={shell.labels.showAll}
            pathname={pathname}
            onChoose={close}
          />
        ))}
        {[...shell.single, shell.search].map(({ href, title }) => (
          <Action key={href} href={href} className={styles.single} onClick={close}>
            {title}
          </Action>
        ))}
      </dialog>
    </div>
  );
}

/** Left open, it would lie over the next page, or unseen over one that it keeps from being used: a tablet was turned. */
function useShutOnLeave(pathname: string, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: shut as a page is left; as the first comes it stays
  useEffect(() => {
    const narrow = matchMedia(NARROW);
    narrow.onchange = close;
    return () => {
      narrow.onchange = null; // else a list of media that somebody listens to is kept
      close();
    };
  }, [pathname]);
}
