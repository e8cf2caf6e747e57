import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture';
import { PHONE_WIDE, type PictureData } from '../Picture/picture';
import * as styles from './NotchBand.module.css';

/** An artist's wide picture, and the cut of it that narrow screens show. */
export interface BandArt {
  artistId: string;
  wide: PictureData;
  narrow: PictureData;
}

/** A picture from edge to edge with words on a solid block in its lower left corner. */
export function NotchBand({ art, children }: { art: BandArt; children: ReactNode }) {
  return (
    <section className={`ink ${styles.band}`}>
      <div className={styles.art} data-artist={art.artistId}>
        <Picture
          picture={art.wide}
          sizes="100vw"
          narrow={{ picture: art.narrow, sizes: PHONE_WIDE }}
          alt=""
        />
      </div>
      <div className={styles.notch}>{children}</div>
    </section>
  );
}
