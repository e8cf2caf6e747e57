import { Action } from '../../components/Action/Action';
import { Icon } from '../../components/Icon/Icon';
import { withNames } from '../../shell/with-names';
import type { AnswerMessage } from '../talk/conversation';
import * as styles from './Log.module.css';
import { texts } from './texts';

/** The pages that an answer was taken from. */
export function Sources({ pages }: { pages: AnswerMessage['citations'] }) {
  return (
    <ol className={styles.sources} aria-label={texts.sources}>
      {pages.map(({ title, url }, at) => (
        <li key={url}>
          <Action href={url}>
            <i aria-hidden="true">{at + 1}</i>
            <span>
              <b>{withNames(title)}</b> <small>{url}</small>
            </span>
            <Icon name="arrow-right" size={1} />
          </Action>
        </li>
      ))}
    </ol>
  );
}
