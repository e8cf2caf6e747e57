import type { CallError } from '../../api/call';
import { actionClass } from '../../components/Action/Action';
import { useLeaveFocus } from '../../use-leave-focus';
import { StaffIcon } from '../StaffIcon';
import * as styles from './Failure.module.css';
import type { AdminTexts } from './texts';

interface FailureProps {
  texts: AdminTexts;
  error: CallError;
  onAgain: () => Promise<void>;
}

/** In the place of what could not be read: why, and another try. */
export function Failure({ texts, error, onAgain }: FailureProps) {
  const box = useLeaveFocus<HTMLDivElement>();
  const isForbidden = error.status === 403;
  return (
    <div ref={box} className={styles.failure} role="alert">
      <StaffIcon name="warning-circle" />
      <div>
        <p>
          <b>{isForbidden ? texts.noData : texts.desk.failed}</b>
        </p>
        <p className="muted">{isForbidden ? texts.readFailed.text : error.message}</p>
        <button
          type="button"
          className={actionClass('outline', 'sm')}
          onClick={() => void onAgain()}
        >
          {texts.tryAgain}
        </button>
      </div>
    </div>
  );
}
