import { actionClass } from '../../components/Action/Action';
import * as styles from './After.module.css';
import * as bubbles from './Log.module.css';
import { talk } from './talk';
import { texts } from './texts';

/** An answer on its way: what has come of it, and the button that stops it. */
export function Typing({ text }: { text: string }) {
  return (
    <div className={bubbles.answer}>
      <p className={bubbles.bubble}>
        {text}
        <span className={styles.typing} role="img" aria-label={texts.typing}>
          <i />
          <i />
          <i />
        </span>
      </p>
      <button type="button" className={actionClass('outline', 'sm')} onClick={talk.stop}>
        {texts.stop}
      </button>
    </div>
  );
}
