import { actionClass } from '../../components/Action/Action';
import type { AdminTexts } from '../desk/texts';
import { StaffIcon } from '../StaffIcon';
import * as styles from './FilterBar.module.css';
import type { Filters } from './summary-query';

interface FilterBarProps {
  texts: AdminTexts;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** What the figures are narrowed to, each with the way to take it back. */
export function FilterBar({ texts, filters, onChange }: FilterBarProps) {
  const words = texts.desk.analytics;
  const chosen = Object.entries(filters);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.bar}>
      {chosen.map(([name, value]) => (
        <li key={name}>
          <button
            type="button"
            className={actionClass('secondary', 'sm')}
            onClick={() => onChange(Object.fromEntries(chosen.filter(([other]) => other !== name)))}
          >
            {words.filter.replace('{name}', value)}
            <StaffIcon name="x" />
            <span className="visually-hidden">{words.clear}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
