import type { RefObject } from 'react';
import { Mark } from '../../components/Brand/Brand';
import { Icon } from '../../components/Icon/Icon';
import * as styles from './Chat.module.css';
import { ChatIcon } from './ChatIcon';
import { handOver } from './hand-over/hand-over';
import { talk, useTalk } from './talk';
import { texts } from './texts';

interface ChatHeadProps {
  titleId: string;
  /** The chat, whose field has the focus once a new one is begun. */
  panel: RefObject<HTMLDialogElement | null>;
  onClose(): void;
}

/** Whom one talks to, a new chat, and the way out. */
export function ChatHead({ titleId, panel, onClose }: ChatHeadProps) {
  const conversation = useTalk();
  return (
    <header className={styles.head}>
      <span className={`ink ${styles.mark}`}>
        <Mark />
      </span>
      <div>
        <h2 id={titleId}>{texts.title}</h2>
        <p>{texts.subtitle}</p>
      </div>
      {conversation.messages.length > 0 && (
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
      <button type="button" className={styles.sign} aria-label={texts.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </header>
  );
}
