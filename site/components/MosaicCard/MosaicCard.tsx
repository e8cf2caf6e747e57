import { Action, actionClass } from '../Action/Action';
import type { Findable } from '../ArtistFilter/match';
import { TempoChip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { PHONE_WIDE, type PictureData } from '../Picture/picture';
import { type Reminder, RemindMe } from '../RemindMe/RemindMe';
import * as styles from './MosaicCard.module.css';
import type { Span } from './spans';

/** An artist on the artists page. */
export interface MosaicArtist extends Findable {
  id: string;
  /** `null` for one who is coming soon: the card is dimmed and leads nowhere. */
  href: string | null;
  genre: string;
  genreLang: string | undefined;
  /** The listing's own reading, as printed. */
  tempo: string | null;
  wide: PictureData;
  cover: PictureData;
  reminder: Reminder;
}

/** Words of the cards. */
export interface MosaicTexts {
  open: string;
  soon: string;
  bpm: string;
}

interface MosaicCardProps {
  artist: MosaicArtist;
  texts: MosaicTexts;
  /** Columns of twelve. */
  span: Span;
  /** Whether the picture stands on the first screen. */
  isFirst: boolean;
}

/** An artist's art over a plate of the artist's deep colour. */
export function MosaicCard({ artist, texts, span, isFirst }: MosaicCardProps) {
  const { id, name, nameLang, href, genre, genreLang, tempo, wide, cover } = artist;
  if (href === null) return <MinimalCard artist={artist} texts={texts} />;
  return (
    <article className={styles.card} data-artist={id} data-span={span}>
      <Action href={href} className={styles.art} tabIndex={-1} aria-hidden="true">
        <Picture
          picture={span === 5 ? cover : wide}
          sizes={span === 5 ? '42vw' : `${Math.round((span / 12) * 100)}vw`}
          narrow={{ picture: cover, sizes: PHONE_WIDE }}
          priority={isFirst}
          alt=""
        />
      </Action>
      <div className={`ink ${styles.plate}`}>
        <div>
          <h2 className="display" lang={nameLang}>
            {name}
          </h2>
          <p className="label" lang={genreLang}>
            {genre}
          </p>
        </div>
        {tempo && <TempoChip range={tempo} unit={texts.bpm} />}
        <Action href={href} look="default" size="sm" className={styles.open}>
          {texts.open}{' '}
          <span className="visually-hidden" lang={nameLang}>
            {name}
          </span>
          <Icon name="arrow-right" />
        </Action>
      </div>
    </article>
  );
}

function MinimalCard({ artist, texts }: { artist: MosaicArtist; texts: MosaicTexts }) {
  return (
    <article className={styles.minimal} data-artist={artist.id}>
      <div className={styles.dimmed}>
        <Picture
          picture={artist.wide}
          sizes="34vw"
          narrow={{ picture: artist.cover, sizes: '96px' }}
          alt=""
        />
      </div>
      <div>
        <h2 className="display" lang={artist.nameLang}>
          {artist.name}
        </h2>
        <p className="label" lang={artist.genreLang}>
          {artist.genre}
        </p>
        {artist.tempo && (
          <p className="muted">
            {artist.tempo} {texts.bpm}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <button type="button" className={actionClass('default', 'sm')} disabled>
          {texts.soon}{' '}
          <span className="visually-hidden" lang={artist.nameLang}>
            {artist.name}
          </span>
        </button>
        <RemindMe reminder={artist.reminder} />
      </div>
    </article>
  );
}
