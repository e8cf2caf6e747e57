import type { LinkTo } from '../../pages/page';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { StripTitle } from '../StripTitle/StripTitle';
import * as styles from './CallBand.module.css';

interface CallBandProps {
  heading: string;
  text: string;
  link: LinkTo;
  /** `marigold` is the brand's, `dune` the Africa hub's. */
  ground: 'marigold' | 'dune';
}

/** A coloured band that asks for one thing. */
export function CallBand({ heading, text, link, ground }: CallBandProps) {
  return (
    <section className={styles.band} data-ground={ground}>
      <div className={`wrap ${styles.columns}`}>
        <h2 className="display">
          <StripTitle size={{ wide: 17, narrow: 17 }} longest={{ wide: 13, narrow: 13 }}>
            {heading}
          </StripTitle>
        </h2>
        <div className={styles.words}>
          <p>{text}</p>
          <Action href={link.href} className={styles.action}>
            {link.label}
            <Icon name="arrow-right" />
          </Action>
        </div>
      </div>
    </section>
  );
}
