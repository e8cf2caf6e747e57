import { FILTERS, type FilterName } from '../../../../services/contracts/limits/analytics';
import { actionClass } from '../../../components/Action/Action';
import { useLeaveFocus } from '../../../use-leave-focus';
import type { AdminTexts } from '../../desk/texts';
import { StaffIcon } from '../../StaffIcon';
import { countryName, labelOf } from '../figures/write-figures';
import type { ChosenView } from './chosen-view';
import * as styles from './FilterBar.module.css';
import type { Filters } from './summary-query';
import { writePart } from './write-part';

interface FilterBarProps {
  texts: AdminTexts;
  view: Pick<ChosenView, 'filters' | 'not' | 'part'>;
  onChange: (change: Partial<FilterBarProps['view']>) => void;
}

/** What the figures are narrowed to, each with the way to take it back. */
export function FilterBar(props: FilterBarProps) {
  const { filters, part } = props.view;
  const chosen = FILTERS.filter((name) => filters[name] !== undefined);
  return (chosen.length > 0 || part) && <Chosen {...props} chosen={chosen} />;
}

function Chosen({
  texts,
  view: { filters, not, part },
  onChange,
  chosen,
}: FilterBarProps & { chosen: FilterName[] }) {
  const words = texts.desk.analytics;
  const bar = useLeaveFocus<HTMLUListElement>();

  /** What is pressed goes: the focus is left to what stays. */
  function change(next: Parameters<typeof onChange>[0]) {
    bar.current?.focus({ preventScroll: true });
    onChange(next);
  }

  return (
    <ul ref={bar} tabIndex={-1} className={styles.bar} aria-label={words.filtered}>
      {part && (
        <li>
          <button
            type="button"
            className={actionClass('secondary', 'sm')}
            onClick={() => change({ part: undefined })}
          >
            {words.time}: {writePart(part)}
            <StaffIcon name="x" />
            <span className="visually-hidden">{words.clear}</span>
          </button>
        </li>
      )}
      {chosen.map((name) => (
        <li key={name} className={styles.filter}>
          <button
            type="button"
            className={actionClass('secondary', 'sm')}
            onClick={() => onChange({ part, not: turned(not, name) })}
          >
            {words.filterNames[name]}: {not.includes(name) ? words.not : words.only}
            <span className="visually-hidden">{words.turn}</span>
          </button>
          <button
            type="button"
            className={actionClass('secondary', 'sm')}
            onClick={() =>
              change({
                part,
                filters: without(filters, name),
                not: not.filter((other) => other !== name),
              })
            }
          >
            {countryName(labelOf(filters[name] ?? '', words))}
            <StaffIcon name="x" />
            <span className="visually-hidden">{words.clear}</span>
          </button>
        </li>
      ))}
      {chosen.length + (part ? 1 : 0) > 1 && (
        <li>
          <button
            type="button"
            className={actionClass('outline', 'sm')}
            onClick={() => change({ part: undefined, filters: {}, not: [] })}
          >
            {words.clearAll}
          </button>
        </li>
      )}
    </ul>
  );
}

function turned(not: readonly FilterName[], name: FilterName): FilterName[] {
  return not.includes(name) ? not.filter((other) => other !== name) : [...not, name];
}

function without(filters: Filters, name: keyof Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name));
}
