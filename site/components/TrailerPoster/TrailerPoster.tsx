import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import * as styles from './TrailerPoster.module.css';

/** A face on the poster. */
export interface PosterFace {
  id: string;
  portrait: PictureData;
}

/** The artists side by side; what can be done stands in a notch below them. Nothing loads from elsewhere. */
export function TrailerPoster({ faces, children }: { faces: PosterFace[]; children: ReactNode }) {
  return (
    <div className={styles.poster}>
      {faces.map(({ id, portrait }) => (
        <span key={id} data-artist={id}>
          <Picture picture={portrait} sizes="(max-width: 900px) 33vw, 20vw" alt="" />
        </span>
      ))}
      <div className={styles.notch}>{children}</div>
    </div>
  );
}
