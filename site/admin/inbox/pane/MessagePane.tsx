import { useEffect, useId, useRef, useState } from 'react';
import type {
  getAdminMessage,
  MessageChangeRequest,
  MessageDetail,
  patchAdminMessage,
} from '../../../../services/contracts/admin/messages';
import { writeSubject } from '../../../../services/contracts/subject';
import { actionClass } from '../../../components/Action/Action';
import { announce } from '../../../components/Toasts/announce';
import { ask } from '../../ask';
import { Failure } from '../../desk/Failure';
import { writeInstant } from '../../desk/Instant';
import type { AdminTexts } from '../../desk/texts';
import { StaffIcon } from '../../StaffIcon';
import { useAsk } from '../../use-ask';
import { rowId } from '../MessageList';
import { StateMark } from '../StateMark';
import { useChanges } from '../use-changes';
import { EraseBox } from './EraseBox';
import { History } from './History';
import * as styles from './MessagePane.module.css';
import { mailTo } from './mail-to';
import { NotesBox } from './NotesBox';
import { ReplyBox } from './ReplyBox';
import { StateButtons } from './StateButtons';

interface MessagePaneProps {
  texts: AdminTexts;
  id: string;
  /** Told when the list is out of date. */
  onChanged: () => Promise<void>;
  onBack: () => void;
  /** Told when the open message and all others of its sender are gone. */
  onErased: () => void;
  /** Told whose messages are to be listed. */
  onSender: (email: string) => void;
}

/** One message: what was written, what was answered, and what can be done with it. */
export function MessagePane({
  texts,
  id,
  onChanged,
  onBack,
  onErased,
  onSender,
}: MessagePaneProps) {
  const words = texts.desk.inbox;
  const { reload, ...asked } = useAsk<typeof getAdminMessage>(`/api/admin/messages/${id}`, texts);
  const error = asked.step === 'failed' ? asked.error : undefined;
  // what is being written must not go with a connection, only with its message
  const [message, setMessage] = useState<MessageDetail>();
  const known = error?.status === 404 ? undefined : (asked.value ?? message);
  if (known !== message) setMessage(known);
  const send = useChanges(message?.version ?? 0);
  const titleId = useId();
  const shown = [message && 'message', error && 'error'].filter(Boolean).join();
  const article = useFocusOnShown(id, shown);

  async function refresh() {
    await Promise.all([reload(), onChanged()]);
  }

  async function change(wanted: MessageChangeRequest, done: string): Promise<boolean> {
    const path = `/api/admin/messages/${id}` as const;
    const result = await send((version) =>
      ask<typeof patchAdminMessage>('PATCH', path, { ...wanted, version }, texts),
    );
    if (result.ok) announce('success', done);
    else {
      const isStale = result.error.status === 409;
      announce('error', texts.desk.notDone, isStale ? words.changed : result.error.message);
    }
    await refresh();
    return result.ok;
  }

  return (
    <article
      ref={article}
      className={styles.pane}
      tabIndex={-1}
      aria-labelledby={message && `${titleId}-from ${titleId}`}
    >
      <button type="button" className={`${actionClass('link')} ${styles.back}`} onClick={onBack}>
        <StaffIcon name="arrow-left" />
        {words.back}
      </button>
      {error && <Failure texts={texts} error={error} onAgain={reload} />}
      {!shown && <p role="status">{texts.loading}</p>}
      {message && (
        <>
          <MessageHead texts={texts} message={message} titleId={titleId} />
          <StateButtons texts={texts} status={message.status} onChange={change} />
          <div className={styles.text}>{message.message}</div>
          <Replies texts={texts} message={message} />
          <ReplyBox texts={texts} id={id} send={send} onSent={refresh} />
          <NotesBox texts={texts} id={id} notes={message.notes} onSave={change} />
          <History texts={texts} message={message} onSender={onSender} />
          <EraseBox texts={texts} message={message} onErased={onErased} onChanged={onChanged} />
        </>
      )}
    </article>
  );
}

interface PartProps {
  texts: AdminTexts;
  message: MessageDetail;
}

/** What it is about, who wrote it and when, and how it stands. */
function MessageHead({ texts, message, titleId }: PartProps & { titleId: string }) {
  return (
    <header className={styles.head}>
      <p className="caption">
        {message.reference} · {texts.inquiryTypes[message.inquiry_type]} ·{' '}
        {texts.desk.inbox.received}{' '}
        <time dateTime={message.created_at}>{writeInstant(message.created_at)}</time>
      </p>
      <h2 id={titleId}>
        {message.about
          ? writeSubject(message.about, texts.subjectNames)
          : texts.inquiryTypes[message.inquiry_type]}
      </h2>
      <p className={`muted ${styles.from}`}>
        <bdi id={`${titleId}-from`}>{message.name}</bdi>{' '}
        <a href={mailTo(message.email)}>{message.email}</a>
      </p>
      <StateMark texts={texts} message={message} />
    </header>
  );
}

function Replies({ texts, message }: PartProps) {
  return message.replies.map((reply) => (
    <div key={reply.id} className={styles.reply}>
      <p className="caption">
        {reply.author}, {writeInstant(reply.created_at)}
        {reply.mail_status && `, ${texts.desk.outbox.statuses[reply.mail_status]}`}
      </p>
      <div className={styles.text}>{reply.text}</div>
    </div>
  ));
}

/** Takes the focus as something else is shown, where it would be lost. */
function useFocusOnShown(id: string, shown: string) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    // what was pressed is gone: with its list, where there is room for one of both only, or with its message;
    // or it is the row, from which keys would lead through all rows below it first
    const pressed = [document.body, document.getElementById(rowId(id))];
    if (shown && pressed.some((place) => place === document.activeElement)) {
      article.current?.focus({ preventScroll: true });
    }
  }, [id, shown]);
  return article;
}
