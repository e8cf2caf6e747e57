import { FILTERS } from '../../../../services/contracts/limits/analytics';
import { actionClass } from '../../../components/Action/Action';
import { useLeaveFocus } from '../../../use-leave-focus';
import type { AdminTexts } from '../../desk/texts';
import { StaffIcon } from '../../StaffIcon';
import { countryName, labelOf } from '../figures/write-figures';
import * as styles from './FilterBar.module.css';
import type { Filters } from './summary-query';

interface FilterBarProps {
  texts: AdminTexts;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** What the figures are narrowed to, each with the way to take it back. */
export function FilterBar(props: FilterBarProps) {
  const chosen = FILTERS.filter((name) => props.filters[name] !== undefined);
  return chosen.length > 0 && <Chosen {...props} chosen={chosen} />;
}

function Chosen({
  texts,
  filters,
  onChange,
  chosen,
}: FilterBarProps & { chosen: (keyof Filters)[] }) {
  const words = texts.desk.analytics;
  const bar = useLeaveFocus<HTMLUListElement>();

  /** What is pressed goes: the focus is left to what stays. */
  function change(next: Filters) {
    bar.current?.focus({ preventScroll: true });
    onChange(next);
  }

  return (
    <ul ref={bar} tabIndex={-1} className={styles.bar} aria-label={words.filtered}>
      {chosen.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={actionClass('secondary', 'sm')}
            onClick={() => change(without(filters, name))}
          >
            {words.filterNames[name]}: {countryName(labelOf(filters[name] ?? '', words))}
            <StaffIcon name="x" />
            <span className="visually-hidden">{words.clear}</span>
          </button>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <button type="button" className={actionClass('outline', 'sm')} onClick={() => change({})}>
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
