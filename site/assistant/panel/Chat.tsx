import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import * as styles from './Chat.module.css';
import { ChatHead } from './ChatHead';
import { Composer } from './Composer';
import { handOver, useHandOver } from './hand-over/hand-over';
import { Log } from './Log';
import { useTalk } from './talk';
import { useEscape } from './use-escape';
import { useFullScreen } from './use-full-screen';
import { useKeptFocus } from './use-kept-focus';

/** What the chat is told by the button that opened it. */
export interface ChatProps {
  /** Path of the page that is shown. */
  path: string;
  /** `isFocusWanted`: the focus is here and should go back to where it came from. */
  onClose(isFocusWanted: boolean): void;
}

/** The chat: in the corner beside the page, or all of a small screen. */
export function Chat({ path, onClose }: ChatProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const isFull = useFullScreen(panel, () => onClose(true));
  useKeptFocus(panel, isFull);
  const titleId = useId();
  const conversation = useTalk();
  const { desk } = useHandOver();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    // a hand-over that was begun has taken it
    if (panel.current?.contains(document.activeElement)) return;
    // on a phone the keyboard would cover the greeting
    const first = isFull ? panel.current : panel.current?.querySelector('input');
    first?.focus();
  }, []);

  useEscape(panel, onClose);

  function closeHere(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isHere(event.target)) return;
    event.preventDefault();
    onClose(true);
  }

  /** Not in a dialog that was opened from here: React has its events bubble here too. */
  function isHere(target: EventTarget): target is Element {
    return target instanceof Element && panel.current?.contains(target) === true;
  }

  /** A page that was chosen here is behind the chat on a small screen. */
  function follow({ target }: MouseEvent) {
    if (isFull && isHere(target) && target.closest('a')) onClose(false);
  }

  return (
    <dialog
      ref={panel}
      open
      className={styles.chat}
      tabIndex={-1}
      aria-modal={isFull}
      aria-labelledby={titleId}
      onKeyDown={closeHere}
      onClick={follow}
    >
      <ChatHead titleId={titleId} panel={panel} onClose={() => onClose(true)} />
      <Log conversation={conversation} path={path} desk={desk} />
      {!desk && (
        <Composer conversation={conversation} onHandOver={() => handOver.open('support')} />
      )}
    </dialog>
  );
}
