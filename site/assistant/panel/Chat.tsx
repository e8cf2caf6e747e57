import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { Mark } from '../../components/Brand/Brand';
import { Icon } from '../../components/Icon/Icon';
import * as styles from './Chat.module.css';
import { ChatIcon } from './ChatIcon';
import { Composer } from './Composer';
import { handOver, useHandOver } from './hand-over/hand-over';
import { Log } from './Log';
import { talk, useTalk } from './talk';
import { texts } from './texts';
import { useFullScreen } from './use-full-screen';
import { useKeptFocus } from './use-kept-focus';

/** What the chat is told by the button that opened it. */
export interface ChatProps {
  /** Path of the page that is shown. */
  path: string;
  /** `isFocusWanted`: the focus is here and should go back to where it came from. */
  onClose(isFocusWanted: boolean): void;
}

/** What lies above the chat and takes Escape for itself, or has a use for it. */
const ABOVE = 'details[open] :focus, [aria-expanded="true"]:focus';

/** Whether something lies above the chat; every dialog but the chat is modal. */
function isCovered(panel: Element | null): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  return dialogs.some((dialog) => dialog !== panel) || document.querySelector(ABOVE) !== null;
}

/** The chat: in the corner beside the page, or all of a small screen. */
export function Chat({ path, onClose }: ChatProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const isFull = useFullScreen(panel, () => onClose(true));
  useKeptFocus(panel, isFull);
  const titleId = useId();
  const conversation = useTalk();
  const { desk } = useHandOver();
  const isEmpty = conversation.messages.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    // a hand-over that was begun has taken it
    if (panel.current?.contains(document.activeElement)) return;
    // on a phone the keyboard would cover the greeting
    const first = isFull ? panel.current : panel.current?.querySelector('input');
    first?.focus();
  }, []);

  const closeByEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isCovered(panel.current)) return;
    onClose(document.activeElement === document.body);
  });
  useEffect(() => {
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, []);

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
      <header className={styles.head}>
        <span className={`ink ${styles.mark}`}>
          <Mark />
        </span>
        <div>
          <h2 id={titleId}>{texts.title}</h2>
          <p>{texts.subtitle}</p>
        </div>
        {!isEmpty && (
          <button
            type="button"
            className={styles.sign}
            aria-label={texts.newChat}
            title={texts.newChat}
            disabled={conversation.step.name === 'pending'}
            onClick={() => {
              talk.clear();
              handOver.close();
              panel.current?.querySelector('input')?.focus();
            }}
          >
            <ChatIcon name="new" />
          </button>
        )}
        <button
          type="button"
          className={styles.sign}
          aria-label={texts.close}
          onClick={() => onClose(true)}
        >
          <Icon name="x" />
        </button>
      </header>
      <Log conversation={conversation} path={path} desk={desk} />
      {!desk && (
        <Composer conversation={conversation} onHandOver={() => handOver.open('support')} />
      )}
    </dialog>
  );
}
