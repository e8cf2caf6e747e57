import type { Summary } from '../../../../services/contracts/summary';
import type { AdminTexts } from '../../desk/texts';
import { FactRow } from './FactRow';
import { StatCards } from './StatCards';
import { ofSome, writeMinutes, writeTime } from './write-figures';

/** What the range comes to: three great figures, and smaller ones below them. */
export function Figures({ texts, summary }: { texts: AdminTexts; summary: Summary }) {
  const words = texts.desk.analytics;
  const { totals, previous } = summary;
  const { cards } = texts;
  const count = (value: number) => value.toLocaleString('en');
  const share = (value: number) => `${Math.round(100 * value)} %`;
  const time = (ms: number) => writeTime(ms, words);

  return (
    <>
      <StatCards
        texts={texts}
        stats={[
          {
            label: cards.sessions,
            value: totals.sessions,
            before: previous?.sessions,
            write: count,
          },
          { label: cards.views, value: totals.views, before: previous?.views, write: count },
          {
            label: cards.time,
            value: totals.duration_ms,
            before: previous?.duration_ms,
            write: writeMinutes,
            unit: cards.minutes,
          },
        ]}
      />
      <FactRow
        texts={texts}
        facts={[
          { label: words.visits, value: totals.visits, before: previous?.visits, write: count },
          {
            label: words.bounce,
            value: ofSome(totals, 'bounce_rate'),
            before: ofSome(previous, 'bounce_rate'),
            write: share,
            isBetterLow: true,
            isShare: true,
          },
          {
            label: words.median,
            value: ofSome(totals, 'median_ms'),
            before: ofSome(previous, 'median_ms'),
            write: time,
          },
          {
            label: words.mean,
            value: ofSome(totals, 'mean_ms'),
            before: ofSome(previous, 'mean_ms'),
            write: time,
          },
        ]}
      />
    </>
  );
}
