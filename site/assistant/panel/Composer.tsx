import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ASSISTANT_LIMITS } from '../../../services/contracts/limits/assistant';
import { Action, actionClass } from '../../components/Action/Action';
import { Field } from '../../components/Field/Field';
import { Icon } from '../../components/Icon/Icon';
import { fillPhrase } from '../../fill-phrase';
import type { Conversation } from '../talk/conversation';
import * as styles from './Composer.module.css';
import { talk } from './talk';
import { texts } from './texts';

interface ComposerProps {
  conversation: Conversation;
  /** Opens the way to a person. */
  onHandOver(): void;
}

/** Where one writes. What is typed stays while the chat is closed; a blank is not sent. */
export function Composer({ conversation, onHandOver }: ComposerProps) {
  const [draft, setDraft] = useDraft();
  const form = useRef<HTMLFormElement>(null);
  const isAsking = useRef(false);
  const isPending = conversation.step.name === 'pending';

  // a disabled field loses the focus: whoever was writing gets it back
  useEffect(() => {
    if (isPending || !isAsking.current) return;
    isAsking.current = false;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.contains(form.current))
      form.current?.querySelector('input')?.focus();
  }, [isPending]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (draft.trim() === '' || isPending) return;
    isAsking.current = true;
    void talk.ask(draft);
    setDraft('');
  }

  return (
    <div className={styles.composer}>
      <div className={styles.row}>
        {conversation.messages.length > 0 ? (
          <button type="button" className={actionClass('link', 'sm')} onClick={onHandOver}>
            <Icon name="user-circle" />
            {texts.toPerson}
          </button>
        ) : (
          <Action href={texts.contact} look="link" size="sm">
            <Icon name="user-circle" />
            {texts.toPerson}
          </Action>
        )}
        <span className="caption">
          {fillPhrase(texts.counter, { n: draft.length, max: ASSISTANT_LIMITS.messageMax })}
        </span>
      </div>
      <form ref={form} onSubmit={send}>
        <Field
          name="message"
          label={texts.label}
          isLabelHidden
          error={undefined}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          placeholder={isPending ? texts.waiting : texts.placeholder}
          maxLength={ASSISTANT_LIMITS.messageMax}
          disabled={isPending}
          autoComplete="off"
          enterKeyHint="send"
          joined={
            <button
              type="submit"
              className={`${actionClass()} ${styles.send}`}
              aria-label={texts.send}
              disabled={isPending}
            >
              <Icon name="paper-plane-tilt" />
            </button>
          }
        />
      </form>
    </div>
  );
}

let kept = '';

/** What is being written, also while nobody sees it. */
function useDraft(): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(kept);
  return [
    draft,
    (text) => {
      kept = text;
      setDraft(text);
    },
  ];
}
