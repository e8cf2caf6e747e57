import { useState } from 'react';
import type { Summary } from '../../../../services/contracts/summary';
import { Choices } from '../../desk/Choices';
import type { AdminTexts } from '../../desk/texts';
import { labelsOf } from '../figures/write-figures';
import { ChartPanel } from './ChartPanel';

const MEASURES = ['views', 'visits', 'sessions'] as const;

/** Views, visits or sessions over time, beside the same of the period before. */
export function ViewsPanel({ texts, summary }: { texts: AdminTexts; summary: Summary }) {
  const words = texts.desk.analytics;
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('views');
  const { series, previous, interval } = summary;
  const labels = labelsOf(series, summary);
  const title = words.per[interval].replace('{what}', words[measure]);

  return (
    <ChartPanel
      texts={texts}
      id="views"
      title={title}
      names={{ value: words[measure], before: words.lastPeriod }}
      rows={series.map((point, index) => ({
        t: point.t,
        label: labels[index] ?? '',
        value: point[measure],
        before: previous ? (previous.series[index]?.[measure] ?? 0) : null,
      }))}
    >
      <Choices
        label={words.measure}
        isQuiet
        value={measure}
        onChoose={setMeasure}
        options={MEASURES.map((value) => ({ value, label: words[value] }))}
      />
    </ChartPanel>
  );
}
