import { useState } from 'react';
import { actionClass } from '../../../components/Action/Action';
import { Table, type TableProps } from '../../desk/Table';
import type { AdminTexts } from '../../desk/texts';

interface ShortTableProps<Row> extends Omit<TableProps<Row>, 'isLoading' | 'folds'> {
  texts: AdminTexts;
}

/** Rows that are shown before somebody asks for all. */
const ROWS = 15;

/** A table that begins with its first rows, where the most important stand. */
export function ShortTable<Row>({ texts, rows, ...props }: ShortTableProps<Row>) {
  const words = texts.desk.analytics;
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <Table {...props} rows={isWhole ? rows : rows.slice(0, ROWS)} />
      {rows.length > ROWS && (
        <button
          type="button"
          className={actionClass('link')}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? words.fewer : words.all.replace('{n}', String(rows.length))}
        </button>
      )}
    </>
  );
}
