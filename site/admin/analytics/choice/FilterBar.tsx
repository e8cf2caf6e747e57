import { actionClass } from '../../../components/Action/Action';
import type { AdminTexts } from '../../desk/texts';
import { StaffIcon } from '../../StaffIcon';
import { countryName, labelOf } from '../figures/write-figures';
import * as styles from './FilterBar.module.css';
import { FILTERS, type Filters } from './summary-query';

interface FilterBarProps {
  texts: AdminTexts;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** What the figures are narrowed to, each with the way to take it back. */
export function FilterBar({ texts, filters, onChange }: FilterBarProps) {
  const words = texts.desk.analytics;
  const chosen = FILTERS.filter((name) => filters[name] !== undefined);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.bar} aria-label={words.filtered}>
      {chosen.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={actionClass('secondary', 'sm')}
            onClick={() => onChange(without(filters, name))}
          >
            {words.filterNames[name]}: {countryName(labelOf(filters[name] ?? '', words))}
            <StaffIcon name="x" />
            <span className="visually-hidden">{words.clear}</span>
          </button>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <button
            type="button"
            className={actionClass('outline', 'sm')}
            onClick={() => onChange({})}
          >
            {words.clearAll}
          </button>
        </li>
      )}
    </ul>
  );
}

function without(filters: Filters, name: keyof Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name));
}
