import type { Spreads, WebVitalsReport } from '../../../../services/contracts/web-vitals';
import { Failure } from '../../desk/Failure';
import { type Column, Table } from '../../desk/Table';
import type { AdminTexts } from '../../desk/texts';
import type { Asked } from '../../use-ask';
import { VitalCard } from './VitalCard';
import * as styles from './VitalsPanel.module.css';
import { METRICS, ratingOf, writeP75 } from './write-vital';

interface VitalsPanelProps {
  texts: AdminTexts;
  asked: Asked<WebVitalsReport> & { reload: () => Promise<void> };
}

/** Below so many loads a p75 says little. */
const FEW = 200;

/** How pages felt to real visitors, in the same range as the views. */
export function VitalsPanel({ texts, asked }: VitalsPanelProps) {
  return (
    <section className={styles.vitals} aria-labelledby="vitals" tabIndex={-1}>
      <h2 id="vitals" className={styles.title}>
        {texts.desk.analytics.vitals.title}
      </h2>
      {asked.step === 'failed' && (
        <Failure texts={texts} error={asked.error} onAgain={asked.reload} />
      )}
      {!asked.value && asked.step === 'loading' && <p role="status">{texts.loading}</p>}
      {asked.value && (
        <div className={styles.report} aria-busy={asked.step === 'loading'}>
          <Report texts={texts} report={asked.value} />
        </div>
      )}
    </section>
  );
}

function Report({ texts, report }: { texts: AdminTexts; report: WebVitalsReport }) {
  const words = texts.desk.analytics.vitals;
  const { all, pages, connections } = report;
  const loads = mostOf(all);
  if (loads === 0) return <p className={styles.panel}>{words.none}</p>;
  const few = loads < FEW ? ` ${words.few.replace('{n}', String(FEW))}` : '';
  return (
    <>
      <p>
        {words.note.replace('{n}', loads.toLocaleString('en'))}
        {few}
      </p>
      {report.synthetic && <p className={styles.synthetic}>{texts.desk.analytics.synthetic}</p>}
      <div className={styles.cards}>
        {METRICS.map((metric) => (
          <VitalCard key={metric} metric={metric} spread={all[metric]} words={words} />
        ))}
      </div>
      <div className={styles.pair}>
        <Rows
          texts={texts}
          title={words.byPage}
          rows={pages.map((row) => ({ ...row, label: words.pages[row.name] }))}
        />
        <Rows
          texts={texts}
          title={words.byConnection}
          rows={connections.map((row) => ({ ...row, label: words.connections[row.name] }))}
        />
      </div>
    </>
  );
}

type Row = Spreads & { name: string; label: string };

function Rows({ texts, title, rows }: { texts: AdminTexts; title: string; rows: Row[] }) {
  const words = texts.desk.analytics.vitals;
  const columns: Column<Row>[] = [
    { head: title, cell: ({ label }) => label },
    ...METRICS.map(
      (metric): Column<Row> => ({
        head: words.short[metric],
        cell: (row) => {
          const { p75 } = row[metric];
          const rating = ratingOf(metric, p75);
          return (
            <span data-rating={rating} className={styles.rated}>
              {writeP75(metric, p75)}
              {rating !== 'none' && <span className="visually-hidden"> {words[rating]}</span>}
            </span>
          );
        },
        isNumber: true,
      }),
    ),
    { head: words.loads, cell: (row) => mostOf(row).toLocaleString('en'), isNumber: true },
  ];
  return (
    <section className={styles.panel}>
      <h3>{title}</h3>
      <Table
        label={title}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        nothing={words.none}
      />
    </section>
  );
}

/** Loads that told anything: not every one tells every metric. */
function mostOf(spreads: Spreads): number {
  return Math.max(...METRICS.map((metric) => spreads[metric].loads));
}
