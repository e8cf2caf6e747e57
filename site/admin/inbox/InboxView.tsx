import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AdminTexts } from '../desk/texts';
import * as styles from './InboxView.module.css';
import { MessageColumn } from './MessageColumn';
import { rowId } from './MessageList';
import { MessagePane } from './pane/MessagePane';
import { useInbox } from './use-inbox';
import { useOpenMessage } from './use-open-message';

/** Visitors' messages: the list, and the one that is open beside it. */
export function InboxView({ texts }: { texts: AdminTexts }) {
  const inbox = useInbox(texts);
  const { show, list } = inbox;
  const [openId, setOpenId] = useOpenMessage(focusRow);
  const listBox = useRef<HTMLDivElement>(null);

  async function refresh() {
    setOpenId(undefined);
    await list.reload();
  }

  function close(left: string) {
    flushSync(() => setOpenId(undefined));
    focusRow(left);
  }

  function forget() {
    flushSync(() => setOpenId(undefined));
    focusList();
    void list.reload();
  }

  function findSender(email: string) {
    flushSync(() => {
      show({ status: '', search: email });
      setOpenId(undefined);
    });
    focusList();
  }

  /** By its name, so that whoever listens hears where they are. */
  function focusList() {
    listBox.current?.querySelector('h1')?.focus();
  }

  /** Where there is room for one of both only, what had the focus is gone with its message. */
  function focusRow(left: string) {
    const row = document.getElementById(rowId(left));
    if (row) row.focus();
    else focusList();
  }

  return (
    <div className={styles.inbox} data-open={openId !== undefined}>
      <div ref={listBox} className={styles.list}>
        <MessageColumn
          texts={texts}
          inbox={inbox}
          openId={openId}
          onOpen={setOpenId}
          onChanged={refresh}
        />
      </div>
      <div key={openId} className={styles.pane}>
        {openId ? (
          <>
            <h1 className={`visually-hidden ${styles.alone}`}>{texts.desk.sections.inbox}</h1>
            <MessagePane
              key={openId}
              texts={texts}
              id={openId}
              onChanged={list.reload}
              onBack={() => close(openId)}
              onErased={forget}
              onSender={findSender}
            />
          </>
        ) : (
          list.rows.length > 0 && <p className={styles.choose}>{texts.desk.inbox.choose}</p>
        )}
      </div>
    </div>
  );
}
