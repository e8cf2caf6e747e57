import type { AdminTexts } from '../../desk/texts';
import { StaffIcon } from '../../StaffIcon';
import * as styles from './Change.module.css';
import { writeChange, writeSigned } from './write-figures';

interface ChangeProps {
  texts: AdminTexts;
  value: number;
  before: number;
  write: (value: number) => string;
  /** A fall is good news. */
  isBetterLow?: boolean;
  /** A share from 0 to 1: it changes by points, since a per cent of a per cent reads like them. */
  isShare?: boolean;
}

/** What has become of a figure: by an arrow, a change and the earlier figure, not by colour alone. */
export function Change(props: ChangeProps) {
  const { texts, value, before, write, isBetterLow = false } = props;
  const words = texts.desk.analytics;
  const change = changeOf(props);
  const isFall = value < before;
  return (
    <span className={styles.change} data-good={change === 0 ? undefined : isFall === isBetterLow}>
      {value !== before && (
        <span>
          {change !== 0 && <StaffIcon name={isFall ? 'arrow-down-right' : 'arrow-up-right'} />}
          {change === undefined ? words.new : writeIn(props, change)}
        </span>
      )}
      <small>{words.previous.replace('{n}', write(before))}</small>
    </span>
  );
}

/** In points of what is printed, or in per cent; undefined where there is nothing that it is a per cent of. */
function changeOf({ value, before, isShare }: ChangeProps): number | undefined {
  if (isShare) return Math.round(100 * value) - Math.round(100 * before);
  return before === 0 ? undefined : Math.round((100 * (value - before)) / before);
}

function writeIn({ texts, isShare }: ChangeProps, change: number): string {
  if (!isShare) return writeChange(change);
  return texts.desk.analytics.points.replace('{n}', writeSigned(change));
}
