import {
  type ComponentType,
  type KeyboardEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Icon } from '../components/Icon/Icon';
import { isForBrowser } from '../is-for-browser';
import { PagePath } from '../shell/page-path';
import { useIsLive } from '../use-is-live';
import * as styles from './AssistantButton.module.css';
import type { ChatProps } from './panel/Chat';
import { useAway } from './use-away';

/** Where the assistant answers without script. */
export const ASSISTANT_PAGE = '/ask';

const loadChat = () => import('./panel/Chat');

/**
 * Opens the assistant, as does every other link to its page. The chat is fetched when it is first wanted;
 * until script runs, and where it cannot be fetched, the link leads to the page.
 */
export function AssistantButton({ label }: { label: string }) {
  const [Chat, setChat] = useState<ComponentType<ChatProps>>();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const isLive = useIsLive();
  const path = useContext(PagePath);
  const isAway = useAway(button, path);

  async function open(from: HTMLElement) {
    opener.current = from;
    try {
      const { Chat: loaded } = await loadChat();
      setChat(() => loaded);
      setOpen(true);
    } catch {
      window.location.assign(ASSISTANT_PAGE);
    }
  }

  const openInstead = useEffectEvent((event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest(`a[href="${ASSISTANT_PAGE}"]`);
    if (!(link instanceof HTMLElement) || isForBrowser(event) || link.closest('dialog')) return;
    event.preventDefault();
    void open(link);
  });

  useEffect(() => {
    document.addEventListener('click', openInstead, true);
    return () => document.removeEventListener('click', openInstead, true);
  }, []);

  function close(isFocusWanted: boolean) {
    setOpen(false);
    if (!isFocusWanted) return;
    const isThere = opener.current?.isConnected && opener.current !== button.current;
    // once the button is back
    requestAnimationFrame(() => (isThere ? opener : button).current?.focus());
  }

  function pressBySpace(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    button.current?.click();
  }

  return (
    <aside className={styles.place} aria-label={label}>
      <a
        ref={button}
        href={ASSISTANT_PAGE}
        className={styles.button}
        data-needs-script="assistant"
        data-away={isAway || undefined}
        hidden={isOpen}
        onPointerEnter={loadChat}
        {...(isLive && { role: 'button', 'aria-expanded': isOpen, onKeyDown: pressBySpace })}
      >
        <Icon name="chat-circle-dots" size={1.5} />
        <span>{label}</span>
      </a>
      {isOpen && Chat && <Chat path={path} onClose={close} />}
    </aside>
  );
}
