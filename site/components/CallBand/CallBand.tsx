import type { ReactNode } from 'react';
import { withNames } from '../../shell/with-names';
import { StripTitle } from '../StripTitle/StripTitle';
import * as styles from './CallBand.module.css';

interface CallBandProps {
  heading: string;
  text: string;
  /** `marigold` is the brand's, `dune` the Africa hub's, `artist` the artist's around it. */
  ground: 'marigold' | 'dune' | 'artist';
  /** Where the page can be entered. */
  id?: string;
  /** What is asked for: a form. */
  children: ReactNode;
}

/** A coloured band that asks for one thing. */
export function CallBand({ heading, text, ground, id, children }: CallBandProps) {
  return (
    <section className={styles.band} data-below="" data-ground={ground} id={id}>
      <div className={`wrap ${styles.columns}`}>
        <h2 className="display">
          <StripTitle size={{ wide: 17, narrow: 17 }} longest={{ wide: 13, narrow: 13 }}>
            {heading}
          </StripTitle>
        </h2>
        <div className={styles.words}>
          <p>{withNames(text)}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
