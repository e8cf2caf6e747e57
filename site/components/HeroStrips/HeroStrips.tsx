import { type CSSProperties, useRef } from 'react';
import { useIsLive } from '../../use-is-live';
import { Action } from '../Action/Action';
import { MotionSwitch } from '../MotionSwitch/MotionSwitch';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import * as styles from './HeroStrips.module.css';
import { useTurns } from './use-turns';

/** One face of the row. */
export interface Strip {
  id: string;
  name: string;
  /** Language of the name when it is not English. */
  nameLang?: string | undefined;
  genre: string;
  href: string;
  picture: PictureData;
}

/**
 * On a phone as many pixels as a screen of double density shows: what more there would be costs a
 * fan dearly and is seen by nobody. A closed strip shows its face at two thirds, until script can
 * open it. Screens wider than the page’s column have wider strips.
 */
const OPEN = '(max-width: 900px) 160px, (max-width: 1440px) 480px, 32vw';
const CLOSED = '(max-width: 900px) 90px, (max-width: 1440px) 310px, 21vw';

/**
 * The row of faces that cuts the headline in two. One stands open: the first, then every eight beats
 * of the open artist the next, until somebody points at one, pauses, or wants no motion.
 */
export function HeroStrips({ strips }: { strips: Strip[] }) {
  const row = useRef<HTMLDivElement>(null);
  const { open, onClickCapture } = useTurns(row, strips.length);
  const isLive = useIsLive();
  return (
    <div className={styles.row}>
      <div
        ref={row}
        className={styles.strips}
        style={counted(strips.length)}
        onClickCapture={onClickCapture}
      >
        {strips.map(({ id, name, nameLang, genre, href, picture }, index) => (
          <Action
            key={id}
            href={href}
            className={styles.strip}
            data-artist={id}
            data-open={index === open || undefined}
            style={placed(index)}
          >
            <span className={styles.slide}>
              <Picture
                picture={picture}
                sizes={isLive || index === 0 ? OPEN : CLOSED}
                priority={index === 0}
                // the larger file takes the place of one that is seen: no frame in between without a face
                decoding={isLive ? 'sync' : 'async'}
              />
            </span>
            <span className={styles.tag}>
              <b className="display" lang={nameLang}>
                {name}
              </b>{' '}
              <span>{genre}</span>
            </span>
          </Action>
        ))}
      </div>
      <div className={styles.pause}>
        <MotionSwitch look="square" />
      </div>
    </div>
  );
}

// custom properties are not in React's style type
function counted(count: number): CSSProperties {
  return { '--count': count } as CSSProperties;
}

function placed(index: number): CSSProperties {
  return { '--i': index } as CSSProperties;
}
