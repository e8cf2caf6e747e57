import type { ReactNode } from 'react';
import * as styles from './Table.module.css';

/** One column of a table. */
export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  isNumber?: boolean;
  /** Sentences and addresses: they keep room for some words in a line, and break where they are longer. */
  isText?: boolean;
}

/** What a table is made of. */
export interface TableProps<Row> {
  /** Read out as the table's name. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** In the table's body while there are no rows: 'Loading...', or why there are none. */
  nothing: string;
  isLoading?: boolean;
  /** On phones every row is a block of its own, in which the heads stand before their cells. */
  folds?: boolean;
}

/** Rows of 44 px. Where it is wider than the screen, it scrolls in its own box, which shades the edge that more lies behind. */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  nothing,
  isLoading = false,
  folds = false,
}: TableProps<Row>) {
  // what is laid out as blocks is a table only by name
  const role = (name: string) => (folds ? { role: name } : {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className={styles.box} aria-label={label} tabIndex={0}>
      <table
        className={folds ? `${styles.table} ${styles.folding}` : styles.table}
        aria-busy={isLoading}
        {...role('table')}
      >
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map(({ head, isNumber }) => (
              <th
                key={head}
                scope="col"
                className={isNumber ? styles.number : undefined}
                {...role('columnheader')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...role('row')}>
              {columns.map((column, at) => {
                // the first names the row, for those who go down another column
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.head}
                    scope={at === 0 ? 'row' : undefined}
                    data-label={folds ? column.head : undefined}
                    className={classOf(column)}
                    {...role(at === 0 ? 'rowheader' : 'cell')}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr {...role('row')}>
              <td colSpan={columns.length} className={styles.nothing} {...role('cell')}>
                {nothing}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function classOf<Row>({ isNumber, isText }: Column<Row>): string | undefined {
  if (isNumber) return styles.number;
  return isText ? styles.text : undefined;
}
