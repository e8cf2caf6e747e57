import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as styles from './Ledger.module.css';

interface LedgerProps {
  caption?: string;
  /** What the table is called where no caption is shown. */
  name?: string;
  columns: string[];
  /** As many cells as columns; the first names the row. */
  rows: ReactNode[][];
  /** Column of figures, which are set in display type. */
  figures?: number;
  /** Where each row can be entered. */
  rowIds?: string[];
  /** What each row is, for style sheets that choose rows. */
  rowKinds?: string[];
}

/** Phones unfold each row, and some browsers then forget that it is a table: so it is said. */
const ROLE = {
  table: { role: 'table' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
  group: { role: 'rowgroup' },
} as const;

/** Rows of facts with their names. */
export function Ledger({ caption, name, columns, rows, figures, rowIds, rowKinds }: LedgerProps) {
  const box = useRef<HTMLDivElement>(null);
  const isScrolled = useIsScrolled(box);
  // Safari gives what scrolls no place among what Tab reaches.
  const reach = isScrolled
    ? { tabIndex: 0, role: 'region', 'aria-label': caption ?? name ?? columns.join(', ') }
    : {};

  return (
    <div ref={box} className={styles.reach} {...reach}>
      <table className={styles.ledger} aria-label={name} {...ROLE.table}>
        {caption && <caption>{caption}</caption>}
        <thead {...ROLE.group}>
          <tr {...ROLE.row}>
            {columns.map((column) => (
              <th key={column} scope="col" {...ROLE.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.group}>
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed when the site is built
            <tr key={index} id={rowIds?.[index]} data-kind={rowKinds?.[index]} {...ROLE.row}>
              <th scope="row" {...ROLE.name}>
                {name}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={columns[at + 1]}
                  data-label={columns[at + 1]}
                  data-figure={at + 1 === figures || undefined}
                  {...ROLE.cell}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a box is narrower than what is in it. */
function useIsScrolled(box: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      setIsScrolled(element.scrollWidth > element.clientWidth);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);

  return isScrolled;
}
