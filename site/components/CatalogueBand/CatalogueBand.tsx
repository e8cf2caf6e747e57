import { inLanguage } from '../../in-language';
import type { DiscographyTexts, ReleaseRow } from '../../pages/artists/discography';
import type { LinkTo } from '../../pages/page';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { PHONE_WIDE, type PictureData } from '../Picture/picture';
import * as styles from './CatalogueBand.module.css';

/** An artist's releases in short. */
export interface CatalogueBandData {
  id: string;
  title: string;
  /** Language of the title when it is not English. */
  titleLang?: string | undefined;
  lead: string;
  wide: PictureData;
  portrait: PictureData;
  rows: ReleaseRow[];
  texts: DiscographyTexts;
  link: LinkTo;
}

/** What an artist has out, on the artist's art, with the way to the whole catalogue. */
export function CatalogueBand({ band }: { band: CatalogueBandData }) {
  const { rows, texts, link } = band;
  return (
    <section className={`ink ${styles.band}`} data-artist={band.id}>
      <div className={styles.art}>
        <Picture
          picture={band.wide}
          sizes="100vw"
          narrow={{ picture: band.portrait, sizes: PHONE_WIDE }}
          alt=""
        />
      </div>
      <div className="wrap">
        <div className={styles.words}>
          <h2 className="display" lang={band.titleLang}>
            {band.title}
          </h2>
          <p className="lead">{band.lead}</p>
          <ol className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>
                <span>
                  <b {...inLanguage(row.titleLang)}>{row.title}</b>
                  <small>
                    {[row.subtitle, row.day, !row.isYearOpen && row.year]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </span>
                {row.listen ? (
                  <Action href={row.listen.href} look="outline" size="sm">
                    <Icon name="play" />
                    {row.listen.label} <span className="visually-hidden">{row.title}</span>
                  </Action>
                ) : (
                  <span className={styles.state}>
                    <Icon name={row.isOut ? 'check-circle' : 'hourglass'} />
                    {row.isOut ? texts.outNow : texts.comingSoon}
                  </span>
                )}
              </li>
            ))}
          </ol>
          <Action href={link.href} look="link">
            {link.label}
            <Icon name="arrow-right" />
          </Action>
        </div>
      </div>
    </section>
  );
}
