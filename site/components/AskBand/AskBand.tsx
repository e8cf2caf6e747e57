import type { IconName } from '../../icons/names';
import type { LinkTo } from '../../pages/page';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { StripLine } from '../StripLine/StripLine';
import * as styles from './AskBand.module.css';

interface AskBandProps {
  heading: string;
  text: string;
  links: LinkTo[];
  icon?: IconName;
}

/** A band in the artist's colour, or the brand's, that leads to a person. */
export function AskBand({ heading, text, links, icon = 'paper-plane-tilt' }: AskBandProps) {
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <h2 className="display">
          <span className="visually-hidden">{heading}</span>
          <span aria-hidden="true">
            <StripLine text={heading} size={14} />
          </span>
        </h2>
        <div>
          <p>{text}</p>
          <div className={styles.links}>
            {links.map(({ label, href }) => (
              <Action key={href} href={href} className={styles.action}>
                <Icon name={icon} />
                {label}
              </Action>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
