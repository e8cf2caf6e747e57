import { actionClass } from '../../components/Action/Action';
import { useLeaveFocus } from '../../use-leave-focus';
import type { Pages } from '../use-pages';
import { Failure } from './Failure';
import * as styles from './MoreRows.module.css';
import type { AdminTexts } from './texts';

interface MoreRowsProps {
  texts: AdminTexts;
  list: Pick<Pages<unknown, unknown>, 'fault' | 'more'>;
}

/** At the end of a list: the way to further rows, or why they could not be read. Whoever goes by keys stays there. */
export function MoreRows({ texts, list: { fault, more } }: MoreRowsProps) {
  return (
    <div className={styles.end} tabIndex={-1}>
      {more && fault?.of === 'more' && <Failure texts={texts} error={fault.error} onAgain={more} />}
      {more && fault?.of !== 'more' && <MoreButton label={texts.desk.more} onPress={more} />}
    </div>
  );
}

function MoreButton({ label, onPress }: { label: string; onPress: () => Promise<void> }) {
  const button = useLeaveFocus<HTMLButtonElement>();
  return (
    <button
      ref={button}
      type="button"
      className={actionClass('outline', 'sm')}
      onClick={() => void onPress()}
    >
      {label}
    </button>
  );
}
