import { Pulse } from '../Chip/Chip';
import { SourceTag } from '../SourceTag/SourceTag';
import * as styles from './StatRow.module.css';

/** A large figure and who counted it. */
export interface Stat {
  id: string;
  /** As printed: `1.2M+`. */
  display: string;
  label: string;
  /** Said beside a figure that only the company reports. */
  source: string | null;
  /** A tempo wears the artist's colour and beats. */
  isTempo: boolean;
  note: string | null;
}

/** Figures side by side, the label below each. */
export function StatRow({ stats }: { stats: Stat[] }) {
  return (
    <dl className={styles.row}>
      {stats.map(({ id, display, label, source, isTempo, note }) => (
        <div key={id} data-tempo={isTempo || undefined}>
          <dt>
            {isTempo && <Pulse />}
            {label}
            {source && (
              <SourceTag fact={id} of={`${display} ${label}`}>
                {source}
              </SourceTag>
            )}
            {note && <small>{note}</small>}
          </dt>
          <dd className="display">{display}</dd>
        </div>
      ))}
    </dl>
  );
}
