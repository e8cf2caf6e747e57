import type { CSSProperties } from 'react';
import { Action, actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Launch } from '../Launch/Launch';
import { Picture } from '../Picture/Picture';
import { PHONE_WIDE } from '../Picture/picture';
import { RemindMe } from '../RemindMe/RemindMe';
import * as styles from './DirectoryCard.module.css';
import { DirectoryFacts } from './DirectoryFacts';
import { DirectoryLinks } from './DirectoryLinks';
import type { DirectoryArtist } from './directory-artist';

/** What a face takes of the screen, and a cloth without one, which has a phone's whole row. */
const FACE = '(max-width: 900px) 46vw, 24vw';
const CLOTH = `(max-width: 640px) ${PHONE_WIDE}, ${FACE}`;

interface DirectoryCardProps {
  artist: DirectoryArtist;
  /** Whether the same artist stands large above: on narrow screens once is enough. */
  isRepeated: boolean;
  texts: { open: string; soon: string };
}

/** An artist's card: in full for an active one, woven as far as they are for one who is coming. */
export function DirectoryCard({ artist, isRepeated, texts }: DirectoryCardProps) {
  const { id, name, nameLang, href, genre, genreLang, initials, launch } = artist;
  const percent = launch?.progress?.percent;
  // custom properties are not in React's style type
  const woven = percent === undefined ? {} : ({ '--p': `${percent}%` } as CSSProperties);
  const picture = (
    <Picture picture={artist.portrait} sizes={initials === null ? FACE : CLOTH} alt="" />
  );
  return (
    <article
      className={styles.card}
      data-artist={id}
      data-repeated={isRepeated || undefined}
      data-whole={artist.isActive || initials !== null || undefined}
    >
      <div
        className={styles.art}
        data-woven={(percent !== undefined && !initials) || undefined}
        data-cloth={initials !== null || undefined}
        style={woven}
      >
        {href ? (
          <Action href={href} tabIndex={-1} aria-hidden="true">
            {picture}
          </Action>
        ) : (
          picture
        )}
        {initials && (
          <span className="display" lang={nameLang} aria-hidden="true">
            {initials}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h2 className="display" lang={nameLang}>
          {href ? <Action href={href}>{name}</Action> : name}
        </h2>
        <p className="label" lang={genreLang}>
          {genre}
        </p>
        <DirectoryFacts artist={artist} />
        <div className={styles.end}>
          {launch && <Launch launch={launch} />}
          {artist.isActive && href ? (
            <div className={styles.actions}>
              <Action href={href} look="default" size="sm">
                {texts.open}{' '}
                <span className="visually-hidden" lang={nameLang}>
                  {name}
                </span>
                <Icon name="arrow-right" />
              </Action>
              <DirectoryLinks links={artist.links} />
            </div>
          ) : (
            <div className={styles.soon}>
              <button type="button" className={actionClass('default', 'sm')} disabled>
                {texts.soon}{' '}
                <span className="visually-hidden" lang={nameLang}>
                  {name}
                </span>
              </button>
              <RemindMe reminder={artist.reminder} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
