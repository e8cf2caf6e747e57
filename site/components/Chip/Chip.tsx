import type { ReactNode } from 'react';
import * as styles from './Chip.module.css';

interface ChipProps {
  children: ReactNode;
  look?: 'plain' | 'accent' | 'outline';
}

/** A small fact or state, never a control. */
export function Chip({ children, look = 'plain' }: ChipProps) {
  return (
    <span className={styles.chip} data-look={look}>
      {children}
    </span>
  );
}

/** A tempo with the diamond that beats at the artist's own. */
export function TempoChip({ range, unit = 'BPM' }: { range: string; unit?: string }) {
  return (
    <Chip>
      <Pulse />
      {`${range} ${unit}`}
    </Chip>
  );
}

/** The diamond that beats at the tempo of the artist whose part of the page it stands in. */
export function Pulse() {
  return <i className={styles.pulse} aria-hidden="true" />;
}
