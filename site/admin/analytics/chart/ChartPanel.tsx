import { type ReactNode, useRef } from 'react';
import { actionClass } from '../../../components/Action/Action';
import { type Column, Table } from '../../desk/Table';
import type { AdminTexts } from '../../desk/texts';
import * as styles from './ChartPanel.module.css';
import { hasBefore, type Names, peakOf, type Row, ThreadChart } from './ThreadChart';

interface ChartPanelProps {
  texts: AdminTexts;
  id: string;
  title: string;
  /** Beneath that of the part of the page which it stands in. */
  heading?: 'h2' | 'h3';
  rows: readonly Row[];
  names: Names;
  /** Further columns of the table. */
  columns?: Column<Row>[];
  /** Looks at the time of one row alone, by its place. */
  onRow?: (index: number) => void;
  /** Between the head and the chart. */
  children?: ReactNode;
}

/** A chart with its key, and the table that holds the same figures: of the chart its name alone is read out, not each tick and bar. */
export function ChartPanel(props: ChartPanelProps) {
  const { texts, id, title, heading: Heading = 'h2', rows, names, children, onRow } = props;
  const summary = useRef<HTMLElement>(null);
  const words = texts.desk.analytics;
  const isCompared = hasBefore(rows);
  const count = (value: number | null | undefined) => value?.toLocaleString('en') ?? '';
  const marked = (text: string, isPart = false) =>
    isPart ? words.partOf.replace('{n}', text) : text;
  const figures: [string, (row: Row) => string, boolean][] = [
    [names.value, ({ value }) => count(value), true],
    [names.second ?? '', ({ second }) => count(second), names.second !== undefined],
    [names.before, ({ before, isBeforePart }) => marked(count(before), isBeforePart), isCompared],
  ];

  function timeOf(row: Row): ReactNode {
    const label = marked(row.label, row.isPart);
    if (!onRow) return label;
    return (
      <button
        type="button"
        className={actionClass('link')}
        title={words.filter.replace('{name}', row.label)}
        onClick={() => {
          // the row goes
          summary.current?.focus({ preventScroll: true });
          onRow(rows.indexOf(row));
        }}
      >
        {label}
      </button>
    );
  }

  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <Heading>{title}</Heading>
        <ul className={styles.key}>
          <li data-kind="now">{names.second === undefined ? words.thisPeriod : names.value}</li>
          {names.second !== undefined && <li data-kind="second">{names.second}</li>}
          {isCompared && <li data-kind="before">{words.lastPeriod}</li>}
          {rows.some(({ isPart, isBeforePart }) => isPart || isBeforePart) && (
            <li data-kind="part">{words.part}</li>
          )}
          {peakOf(rows) >= 0 && <li data-kind="peak">{words.highest}</li>}
        </ul>
      </div>
      {children}
      <div className={styles.chart} role="img" aria-label={texts.chart.replace('{title}', title)}>
        <div aria-hidden="true">
          <ThreadChart id={id} rows={rows} names={names} onRow={onRow} />
        </div>
      </div>
      <details className={styles.table}>
        <summary ref={summary}>
          {texts.desk.asTable}
          <span className="visually-hidden">: {title}</span>
        </summary>
        <Table
          label={title}
          rows={[...rows]}
          keyOf={({ t }) => t}
          nothing={texts.noViews}
          columns={[
            { head: texts.table.when, cell: timeOf },
            ...figures
              .filter(([, , isShown]) => isShown)
              .map(([head, of]) => ({ head, cell: of, isNumber: true })),
            ...(props.columns ?? []),
          ]}
        />
      </details>
    </section>
  );
}
