import { Action } from '../Action/Action';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import * as styles from './HeroStrips.module.css';

/** One face of the row. */
export interface Strip {
  id: string;
  name: string;
  genre: string;
  href: string;
  picture: PictureData;
}

/** The row of faces that cuts the headline in two. The first stands open; a touch opens another. */
export function HeroStrips({ strips }: { strips: Strip[] }) {
  return (
    <div className={styles.row}>
      {strips.map(({ id, name, genre, href, picture }, index) => (
        <Action key={id} href={href} className={styles.strip} data-artist={id}>
          <Picture
            picture={picture}
            sizes="(max-width: 900px) 240px, 480px"
            priority={index === 0}
            loading="eager"
          />
          <span className={styles.tag}>
            <b className="display">{name}</b> <span>{genre}</span>
          </span>
        </Action>
      ))}
    </div>
  );
}
