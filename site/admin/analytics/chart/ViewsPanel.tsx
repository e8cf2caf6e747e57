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
      rows={series.map((point, index) => {
        // a range may touch more weeks or months than the one before it
        const earlier = previous?.series[index];
        return {
          t: point.t,
          label: labels[index] ?? '',
          value: point[measure],
          isPart: point.in_part,
          before: earlier?.[measure] ?? null,
          isBeforePart: earlier?.in_part ?? false,
        };
      })}
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
