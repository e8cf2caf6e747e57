import type { ReactNode } from 'react';
import type { LinkTo } from '../../pages/page';
import { BackLink } from '../BackLink/BackLink';
import { Picture } from '../Picture/Picture';
import { PHONE_WIDE, type PictureData } from '../Picture/picture';
import { StripTitle } from '../StripTitle/StripTitle';
import * as styles from './ArtistHero.module.css';

/**
 * How the words meet the art: `calm` art carries them itself, on busy art they take a panel of the
 * artist's deep colour, and where there is a portrait only it stands beside them.
 */
export type HeroLook = 'calm' | 'panel' | 'beside';

/** The opening of an artist's page. */
export interface ArtistHeroData {
  look: HeroLook;
  label: string;
  labelLang: string | undefined;
  title: string;
  /** Language of the title when it is not English. */
  titleLang?: string | undefined;
  lead: string;
  back: LinkTo;
  wide: PictureData;
  portrait: PictureData;
}

interface ArtistHeroProps {
  hero: ArtistHeroData;
  /** Small facts between the name and the sentence. */
  badges?: ReactNode;
  /** Controls below the sentence. */
  children?: ReactNode;
}

/** An artist's art from edge to edge, the name set to the measure of its column. */
export function ArtistHero({ hero, badges, children }: ArtistHeroProps) {
  const { look, wide, portrait } = hero;
  return (
    <section className={`ink ${styles.hero}`} data-look={look}>
      <div className={styles.art}>
        <Picture
          picture={look === 'beside' ? portrait : wide}
          sizes={look === 'beside' ? '46vw' : '100vw'}
          narrow={{ picture: portrait, sizes: PHONE_WIDE }}
          priority
        />
      </div>
      <div className={styles.column}>
        <BackLink back={hero.back} className={styles.back} />
        <div className={styles.words}>
          <p className={`label ${styles.label}`} lang={hero.labelLang}>
            {hero.label}
          </p>
          <h1 className="display" lang={hero.titleLang}>
            <StripTitle
              size={{ wide: 26, narrow: 26 }}
              longest={{ wide: longest(hero.title), narrow: longest(hero.title) }}
            >
              {hero.title}
            </StripTitle>
          </h1>
          {badges}
          <p className="lead">{hero.lead}</p>
          {children}
        </div>
      </div>
    </section>
  );
}

/** Names take two lines at most. */
function longest(title: string): number {
  return Math.max(9, Math.ceil(title.length * 0.6));
}
