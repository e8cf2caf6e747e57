import { useState } from 'react';
import type { Summary } from '../../../../services/contracts/summary';
import { Choices } from '../../desk/Choices';
import type { AdminTexts } from '../../desk/texts';
import type { Part } from '../choice/range';
import { labelsOf } from '../figures/write-figures';
import { ChartPanel } from './ChartPanel';

const MEASURES = ['views', 'visits', 'sessions'] as const;

interface ViewsPanelProps {
  texts: AdminTexts;
  summary: Summary;
  onPart: (part: Part) => void;
}

/** Views, visits or sessions over time, beside the same of the period before. */
export function ViewsPanel({ texts, summary, onPart }: ViewsPanelProps) {
  const words = texts.desk.analytics;
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('views');
  const { series, previous, interval, from, to } = summary;
  const labels = labelsOf(series, summary);
  const title = words.per[interval].replace('{what}', words[measure]);

  function openRow(index: number) {
    // the first and the last are cut at the ends of the range
    const start = index === 0 ? from : (series[index]?.t ?? from);
    onPart({ from: start, to: series[index + 1]?.t ?? to });
  }

  return (
    <ChartPanel
      texts={texts}
      id="views"
      title={title}
      names={{ value: words[measure], before: words.lastPeriod }}
      // of one bar all is told already
      {...(series.length > 1 && { onRow: openRow })}
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
