import type { AdminTexts } from '../../desk/texts';
import { StaffIcon } from '../../StaffIcon';
import * as styles from './Change.module.css';
import { writeChange } from './write-figures';

interface ChangeProps {
  texts: AdminTexts;
  value: number;
  before: number;
  write: (value: number) => string;
  /** A fall is good news. */
  isBetterLow?: boolean;
}

/** What has become of a figure: by an arrow, a share and the earlier figure, not by colour alone. */
export function Change({ texts, value, before, write, isBetterLow = false }: ChangeProps) {
  const words = texts.desk.analytics;
  const share = before === 0 ? undefined : Math.round((100 * (value - before)) / before);
  const isFall = value < before;
  return (
    <span className={styles.change} data-good={share === 0 ? undefined : isFall === isBetterLow}>
      {value !== before && (
        <span>
          {share !== 0 && <StaffIcon name={isFall ? 'arrow-down-right' : 'arrow-up-right'} />}
          {share === undefined ? words.new : writeChange(share)}
        </span>
      )}
      <small>{words.previous.replace('{n}', write(before))}</small>
    </span>
  );
}
