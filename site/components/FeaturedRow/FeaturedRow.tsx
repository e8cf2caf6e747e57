import { Action, actionClass } from '../Action/Action';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import { type Reminder, RemindMe } from '../RemindMe/RemindMe';
import * as styles from './FeaturedRow.module.css';

/** An artist put forward. */
export interface FeaturedRowData {
  id: string;
  name: string;
  /** Language of the name when it is not English. */
  nameLang?: string | undefined;
  tagline: string;
  /** `null` for one who is coming soon. */
  href: string | null;
  reminder: Reminder;
  cloth: PictureData;
}

interface FeaturedRowProps {
  row: FeaturedRowData;
  /** Place in the list, from 1. */
  rank: number;
  texts: { open: string; soon: string };
}

/** One artist of a numbered list, beside a square of the artist's cloth. */
export function FeaturedRow({ row, rank, texts }: FeaturedRowProps) {
  const { id, name, nameLang, tagline, href, cloth } = row;
  return (
    <li className={styles.row} data-artist={id}>
      <span className={`display ${styles.rank}`} aria-hidden="true">
        {rank}
      </span>
      <span className={styles.cloth}>
        <Picture picture={cloth} sizes="112px" alt="" />
      </span>
      <div>
        <h3 className="display" lang={nameLang}>
          {name}
        </h3>
        <p className="muted">{tagline}</p>
      </div>
      {href ? (
        <Action href={href} look="default" className={styles.action}>
          {texts.open}{' '}
          <span className="visually-hidden" lang={nameLang}>
            {name}
          </span>
        </Action>
      ) : (
        <div className={`${styles.action} ${styles.pair}`}>
          <button type="button" className={actionClass()} disabled>
            {texts.soon}{' '}
            <span className="visually-hidden" lang={nameLang}>
              {name}
            </span>
          </button>
          <RemindMe reminder={row.reminder} isBell />
        </div>
      )}
    </li>
  );
}
