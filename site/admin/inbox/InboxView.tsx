import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type {
  AdminMessage,
  getAdminMessages,
  MessageList as Messages,
} from '../../../services/contracts/admin-messages';
import { MESSAGE_STATUSES } from '../../../services/contracts/limits/inbox';
import { Choices } from '../desk/Choices';
import { CsvButton } from '../desk/CsvButton';
import { Failure } from '../desk/Failure';
import { ListCount } from '../desk/ListCount';
import { MoreRows } from '../desk/MoreRows';
import { SearchBox } from '../desk/SearchBox';
import { SectionHead } from '../desk/SectionHead';
import type { AdminTexts } from '../desk/texts';
import { useShown, writeShown } from '../desk/use-shown';
import { usePages } from '../use-pages';
import * as styles from './InboxView.module.css';
import { MessageList, rowId } from './MessageList';
import { MessagePane } from './pane/MessagePane';
import { ShownBar } from './ShownBar';
import { useOpenMessage } from './use-open-message';

const messagesOf = ({ messages }: Messages) => messages;

/** Visitors' messages: the list, and the one that is open beside it. */
export function InboxView({ texts }: { texts: AdminTexts }) {
  const words = texts.desk.inbox;
  const [shown, show] = useShown(MESSAGE_STATUSES);
  const [openId, setOpenId] = useOpenMessage(focusRow);
  const query = writeShown(shown);
  const list = usePages<typeof getAdminMessages, AdminMessage>(
    '/api/admin/messages',
    query,
    messagesOf,
    texts,
  );
  const counts = list.head?.counts;
  const none = query ? texts.desk.noMatch : texts.noMessages;
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
    listBox.current?.focus();
    void list.reload();
  }

  function findSender(email: string) {
    flushSync(() => {
      show({ status: '', search: email });
      setOpenId(undefined);
    });
    listBox.current?.focus();
  }

  /** Where there is room for one of both only, what had the focus is gone with its message. */
  function focusRow(left: string) {
    (document.getElementById(rowId(left)) ?? listBox.current)?.focus();
  }

  return (
    <div className={styles.inbox} data-open={openId !== undefined}>
      <div ref={listBox} className={styles.list} tabIndex={-1}>
        <SectionHead title={texts.desk.sections.inbox}>
          <CsvButton
            texts={texts}
            path={`/api/admin/messages?${query}`}
            name={texts.desk.sections.inbox}
          />
        </SectionHead>
        <Choices
          label={texts.desk.sections.inbox}
          value={shown.status}
          onChoose={(status) => show({ status })}
          options={[
            { value: '', label: texts.desk.all },
            ...MESSAGE_STATUSES.map((value) => ({
              value,
              label: words.statuses[value],
              count: counts?.[value],
            })),
          ]}
        />
        <SearchBox
          label={words.search}
          searched={shown.search}
          onSearch={(search) => show({ search })}
        />
        {shown.search && list.rows.length > 1 && !list.isEarlier && (
          <ShownBar texts={texts} messages={list.rows} onChanged={refresh} />
        )}
        <ListCount texts={texts} list={list} nothing={none} />
        {list.fault?.of === 'list' && (
          <Failure texts={texts} error={list.fault.error} onAgain={list.reload} />
        )}
        {(list.step !== 'failed' || list.head) && (
          <MessageList
            texts={texts}
            messages={list.rows}
            nothing={list.step === 'loading' && list.head === undefined ? texts.loading : none}
            openId={openId}
            onOpen={setOpenId}
            isEarlier={list.isEarlier}
          />
        )}
        <MoreRows texts={texts} list={list} />
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
          list.rows.length > 0 && <p className={styles.choose}>{words.choose}</p>
        )}
      </div>
    </div>
  );
}
