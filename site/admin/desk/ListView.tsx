import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '../../../services/contracts/endpoint';
import type { Filled } from '../../api/call';
import { type Pages, usePages } from '../use-pages';
import { Choices } from './Choices';
import { CsvButton } from './CsvButton';
import { Failure } from './Failure';
import { ListCount } from './ListCount';
import * as styles from './ListView.module.css';
import { MoreRows } from './MoreRows';
import { SearchBox } from './SearchBox';
import { SectionHead } from './SectionHead';
import { type Column, Table } from './Table';
import type { AdminTexts } from './texts';
import { useShown, writeShown } from './use-shown';

interface ListViewProps<E extends Endpoint, Row> {
  texts: AdminTexts;
  title: string;
  lead?: string;
  path: Filled<E['path']> & `/api/${string}`;
  rowsOf: (answer: z.output<E['response']>) => Row[];
  keyOf: (row: Row) => string;
  /** Told the way to read the list again, for buttons in its rows. */
  columns: (reload: () => Promise<void>) => Column<Row>[];
  /** Whether the list can be searched. */
  hasSearch?: boolean;
  /** A choice of states beside all of them. */
  statuses?: {
    label: string;
    options: { value: string; label: string }[];
    /** How many there are in each. */
    countsOf: (answer: z.output<E['response']>) => Record<string, number>;
  };
  /** Between the head and the list. */
  children?: (list: Pages<z.output<E['response']>, Row>) => ReactNode;
}

/** A list of the admin area: search, states, rows, more rows, and all of it as CSV. */
export function ListView<E extends Endpoint, Row>(props: ListViewProps<E, Row>) {
  const { texts, title, lead, path, rowsOf, keyOf, columns, statuses, children } = props;
  const { hasSearch = true } = props;
  const [shown, show] = useShown(statuses?.options.map(({ value }) => value) ?? []);
  const query = writeShown(shown);
  const list = usePages<E, Row>(path, query, rowsOf, texts);
  const isFirst = list.step === 'loading' && list.head === undefined;
  const none = query ? texts.desk.noMatch : texts.desk.empty;

  return (
    <div className={styles.view}>
      <SectionHead title={title} {...(lead && { lead })}>
        <CsvButton
          texts={texts}
          path={`/api/${path.slice('/api/'.length)}?${query}`}
          name={title}
        />
      </SectionHead>
      {children?.(list)}
      <div className={styles.tools}>
        {hasSearch && (
          <SearchBox
            label={texts.desk.search}
            searched={shown.search}
            onSearch={(search) => show({ search })}
          />
        )}
        {statuses && (
          <Choices
            label={statuses.label}
            value={shown.status}
            onChoose={(status) => show({ status })}
            options={[
              { value: '', label: texts.desk.all },
              ...statuses.options.map((option) => ({
                ...option,
                count: list.head && statuses.countsOf(list.head)[option.value],
              })),
            ]}
          />
        )}
      </div>
      <div className={styles.listed} tabIndex={-1}>
        <ListCount texts={texts} list={list} nothing={none} />
        {list.fault?.of === 'list' && (
          <Failure texts={texts} error={list.fault.error} onAgain={list.reload} />
        )}
        {list.step !== 'failed' || list.head ? (
          <div className={styles.panel} aria-busy={list.isEarlier}>
            <Table
              label={title}
              columns={columns(list.reload)}
              rows={list.rows}
              keyOf={keyOf}
              nothing={isFirst ? texts.loading : none}
              isLoading={list.step === 'loading'}
              folds
            />
            <MoreRows texts={texts} list={list} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
