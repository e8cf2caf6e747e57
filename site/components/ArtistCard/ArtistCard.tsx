import { inLanguage } from '../../in-language';
import { Action } from '../Action/Action';
import { TempoChip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import * as styles from './ArtistCard.module.css';

/** What a card of an artist with a profile shows. */
export interface ArtistCardData {
  id: string;
  name: string;
  /** Language of the name when it is not English. */
  nameLang?: string | undefined;
  href: string;
  genre: string;
  /** Language of the genre's name when it is not English. */
  genreLang: string | undefined;
  tagline: string;
  /** Beats per minute as printed, `95–110`; `null` while none is announced. */
  tempo: string | null;
  latest: { label: string; title: string; lang: string } | null;
  picture: PictureData;
}

/** An artist: picture, name, genre, tempo, latest track. */
export function ArtistCard({ artist, sizes }: { artist: ArtistCardData; sizes: string }) {
  return (
    <article className={styles.card} data-artist={artist.id}>
      <Action href={artist.href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture picture={artist.picture} sizes={sizes} alt="" />
      </Action>
      <div className="selvedge" data-size="small" />
      <div className={styles.line}>
        <h3 className="display" lang={artist.nameLang}>
          <Action href={artist.href}>{artist.name}</Action>
        </h3>
        {artist.tempo && <TempoChip range={artist.tempo} />}
      </div>
      <p className={`label ${styles.genre}`} lang={artist.genreLang}>
        {artist.genre}
      </p>
      <p className="muted">{artist.tagline}</p>
      {artist.latest && (
        <Action href={artist.href} className={styles.track}>
          <span className={styles.square}>
            <Icon name="arrow-right" />
          </span>
          <span>
            <small>{artist.latest.label}</small>
            <b {...inLanguage(artist.latest.lang)}>{artist.latest.title}</b>
          </span>
        </Action>
      )}
    </article>
  );
}
