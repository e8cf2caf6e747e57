import { type CSSProperties, useRef } from 'react';
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
  genre: string;
  href: string;
  picture: PictureData;
}

/**
 * The row of faces that cuts the headline in two. One stands open: the first, then every eight beats
 * of the open artist the next, until somebody points at one, pauses, or wants no motion.
 */
export function HeroStrips({ strips }: { strips: Strip[] }) {
  const row = useRef<HTMLDivElement>(null);
  const open = useTurns(row, strips.length);
  return (
    <div className={styles.row}>
      <div ref={row} className={styles.strips} style={counted(strips.length)}>
        {strips.map(({ id, name, genre, href, picture }, index) => (
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
                sizes="(max-width: 900px) 240px, 480px"
                priority={index === 0}
                loading="eager"
              />
            </span>
            <span className={styles.tag}>
              <b className="display">{name}</b> <span>{genre}</span>
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
