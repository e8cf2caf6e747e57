import type { ReleaseCredits } from '../../pages/discography';
import { Icon } from '../Icon/Icon';
import { WeaveMark } from '../WeaveMark/WeaveMark';
import * as styles from './Credits.module.css';

interface CreditsProps {
  credits: ReleaseCredits;
  heading: string;
}

/** Who did what on a release: a sign for each role, and the words behind a native disclosure. */
export function Credits({ credits, heading }: CreditsProps) {
  return (
    <details className={styles.credits}>
      <summary>
        <span className={styles.marks}>
          {credits.roles.map(
            ({ role, hand }) => hand && <WeaveMark key={role} hand={hand} size={16} />,
          )}
        </span>
        {heading}
        <Icon name="caret-down" size={1} />
      </summary>
      <div className={styles.sheet}>
        <p className="caption">{credits.note}</p>
        <dl>
          {credits.roles.map(({ role, hand, label, by }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>
                {hand && <WeaveMark hand={hand} />}
                <b>{label}</b>
                <small>{by}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
