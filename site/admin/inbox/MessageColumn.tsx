import { MESSAGE_STATUSES } from '../../../services/contracts/limits/inbox';
import { Choices } from '../desk/Choices';
import { CsvButton } from '../desk/CsvButton';
import { Failure } from '../desk/Failure';
import { ListCount } from '../desk/ListCount';
import { MoreRows } from '../desk/MoreRows';
import { SearchBox } from '../desk/SearchBox';
import { SectionHead } from '../desk/SectionHead';
import type { AdminTexts } from '../desk/texts';
import { MessageList } from './MessageList';
import { ShownBar } from './ShownBar';
import type { Inbox } from './use-inbox';

interface MessageColumnProps {
  texts: AdminTexts;
  inbox: Inbox;
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** Told when messages were changed together. */
  onChanged: () => Promise<void>;
}

/** What is to be seen of the messages, and those that are. */
export function MessageColumn({ texts, inbox, openId, onOpen, onChanged }: MessageColumnProps) {
  const { shown, show, query, list } = inbox;
  const words = texts.desk.inbox;
  const title = texts.desk.sections.inbox;
  const none = query ? texts.desk.noMatch : texts.noMessages;
  return (
    <>
      <SectionHead title={title}>
        <CsvButton texts={texts} path={`/api/admin/messages?${query}`} name={title} />
      </SectionHead>
      <Choices
        label={title}
        value={shown.status}
        onChoose={(status) => show({ status })}
        options={[
          { value: '', label: texts.desk.all },
          ...MESSAGE_STATUSES.map((value) => ({
            value,
            label: words.statuses[value],
            count: list.head?.counts[value],
          })),
        ]}
      />
      <SearchBox
        label={words.search}
        searched={shown.search}
        onSearch={(search) => show({ search })}
      />
      {shown.search && list.rows.length > 1 && !list.isEarlier && (
        <ShownBar texts={texts} messages={list.rows} onChanged={onChanged} />
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
          onOpen={onOpen}
          isEarlier={list.isEarlier}
        />
      )}
      <MoreRows texts={texts} list={list} />
    </>
  );
}
