import type { LinkTo } from '../../pages/page';
import { Action } from '../Action/Action';
import { TempoChip } from '../Chip/Chip';
import { FollowButton } from '../FollowButton/FollowButton';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import { SourceTag } from '../SourceTag/SourceTag';
import * as styles from './StoryArtist.module.css';

/** An artist as a story mentions them. */
export interface StoryArtistData {
  id: string;
  name: string;
  /** Language of the name when it is not English. */
  nameLang?: string | undefined;
  genre: string;
  genreLang: string | undefined;
  /** Beats per minute as printed; `null` while none is announced. */
  tempo: string | null;
  /** `1.2M+ streams, 12 countries`, and who counted. */
  figures: string | null;
  source: string;
  link: LinkTo;
  picture: PictureData;
  /** The form to follow by mail; `null` for an artist without a profile. */
  byMail: string | null;
}

/** The artist a story is about: a card in the artist's deep colour beside the text. */
export function StoryArtist({ artist }: { artist: StoryArtistData }) {
  return (
    <div className={`ink ${styles.card}`} data-artist={artist.id}>
      <div className={styles.art}>
        <Picture picture={artist.picture} sizes="(max-width: 900px) 132px, 280px" alt="" />
      </div>
      <div className={styles.words}>
        <h2 className="display" lang={artist.nameLang}>
          {artist.name}
        </h2>
        <p className={`label ${styles.genre}`} lang={artist.genreLang}>
          {artist.genre}
        </p>
        {artist.tempo && <TempoChip range={artist.tempo} />}
        {artist.figures && (
          <>
            <p className={styles.figures}>{artist.figures}</p>
            <SourceTag>{artist.source}</SourceTag>
          </>
        )}
        <Action href={artist.link.href} look="default" size="sm" className={styles.link}>
          {artist.link.label}
          {artist.byMail && (
            <span className="visually-hidden" lang={artist.nameLang}>
              {' '}
              {artist.name}
            </span>
          )}
        </Action>
        {artist.byMail && (
          <FollowButton
            artistId={artist.id}
            name={artist.name}
            byMail={artist.byMail}
            look="outline"
            size="sm"
          />
        )}
      </div>
    </div>
  );
}
