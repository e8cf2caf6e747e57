import { Action } from '../Action/Action';
import { Chip } from '../Chip/Chip';
import { DirectoryFacts } from '../DirectoryCard/DirectoryFacts';
import { DirectoryLinks } from '../DirectoryCard/DirectoryLinks';
import type { DirectoryArtist } from '../DirectoryCard/directory-artist';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { PHONE_WIDE } from '../Picture/picture';
import * as styles from './DirectoryFeature.module.css';

interface DirectoryFeatureProps {
  artist: DirectoryArtist;
  texts: { open: string; featured: string };
}

/** The artist whom the directory puts forward, large on the wide art. */
export function DirectoryFeature({ artist, texts }: DirectoryFeatureProps) {
  const { id, name, nameLang, href, genre, genreLang, tempo, links } = artist;
  return (
    <article className={`ink ${styles.feature}`} data-artist={id} data-look={artist.look}>
      <div className={styles.art}>
        <Picture
          picture={artist.wide}
          sizes="(max-width: 1440px) 100vw, 1328px"
          narrow={{ picture: artist.portrait, sizes: PHONE_WIDE }}
          priority
          alt=""
        />
      </div>
      <div className={styles.words}>
        <Chip look="accent">
          <Icon name="sparkle" />
          {texts.featured}
        </Chip>
        <h2 className="display" lang={nameLang}>
          {name}
        </h2>
        <p className="label">
          <span lang={genreLang}>{genre}</span>
          {tempo && ` · ${tempo.text} ${tempo.term}`}
        </p>
        <DirectoryFacts artist={{ ...artist, tempo: null }} />
        <div className={styles.actions}>
          {href && (
            <Action href={href} look="default">
              {texts.open}{' '}
              <span className="visually-hidden" lang={nameLang}>
                {name}
              </span>
              <Icon name="arrow-right" />
            </Action>
          )}
          <DirectoryLinks links={links} />
        </div>
      </div>
    </article>
  );
}
