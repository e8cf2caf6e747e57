import { type FormEvent, useState } from 'react';
import { actionClass } from '../../../components/Action/Action';
import { Choices } from '../../desk/Choices';
import type { AdminTexts } from '../../desk/texts';
import type { ChosenView } from './chosen-view';
import * as styles from './RangePicker.module.css';
import { type ChosenDays, SPANS } from './range';
import { COMPARES } from './summary-query';

interface RangePickerProps {
  texts: AdminTexts;
  view: ChosenView;
  onChange: (change: Partial<ChosenView>) => void;
}

/** Which time is counted, and which earlier time it stands beside. */
export function RangePicker({ texts, view, onChange }: RangePickerProps) {
  const { span, compare, part } = view;
  const words = texts.desk.analytics;
  const [typed, setTyped] = useState<{ over: ChosenDays; days: ChosenDays }>();
  // what was typed over days that are no longer the chosen ones, after Back say, is let go of
  const days = typed?.over === view.days ? typed.days : view.days;
  const labels = { day: words.day, ...texts.ranges };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onChange({ days });
  }

  return (
    <div className={styles.picker}>
      <Choices
        label={words.rangeLabel}
        value={part ? undefined : span}
        onChoose={(chosen) => onChange({ span: chosen })}
        options={SPANS.map((value) => ({ value, label: labels[value] }))}
      />
      {span === 'custom' && !part && (
        <form className={styles.days} onSubmit={handleSubmit}>
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {words[end]}
              <input
                type="date"
                required
                value={days[end]}
                onChange={({ target }) =>
                  setTyped({ over: view.days, days: { ...days, [end]: target.value } })
                }
              />
            </label>
          ))}
          <button type="submit" className={actionClass('outline', 'sm')}>
            {words.apply}
          </button>
        </form>
      )}
      <label className={styles.compare}>
        {words.compare}
        <select
          value={compare}
          onChange={({ target }) =>
            onChange({ compare: COMPARES.find((value) => value === target.value) ?? compare })
          }
        >
          {COMPARES.map((value) => (
            <option key={value} value={value}>
              {words.compares[value].replace('{span}', words.spans[part ? 'custom' : span])}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
