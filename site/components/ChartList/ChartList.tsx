import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import { Progress } from '../Progress/Progress';
import { type Reminder, RemindMe } from '../RemindMe/RemindMe';
import * as styles from './ChartList.module.css';

/** An artist in order of what is out. */
export interface ChartRow {
  id: string;
  name: string;
  /** Language of the name when it is not English. */
  nameLang?: string | undefined;
  href: string;
  genre: string;
  genreLang: string | undefined;
  /** In place of progress, for one whose music is out. */
  tagline: string;
  progress: { percent: number; sentence: string } | null;
  /** Where neither music nor a percentage exists. */
  note: string;
  isOut: boolean;
  picture: PictureData;
  /** For one who is coming soon. */
  reminder: Reminder | null;
}

interface ChartListProps {
  rows: ChartRow[];
  /** Words of the first row's button. */
  open: string;
}

/** Artists in order: the first large on its art, the others a line each. */
export function ChartList({ rows, open }: ChartListProps) {
  return (
    <ol className={styles.chart}>
      {rows.map((row, index) =>
        index === 0 ? (
          <li key={row.id} className={`ink ${styles.first}`} data-artist={row.id}>
            <Picture picture={row.picture} sizes="(max-width: 900px) 100vw, 1328px" alt="" />
            <div>
              <span className={`display ${styles.rank}`}>1</span>
              <div>
                <h3 className="display" lang={row.nameLang}>
                  {row.name}
                </h3>
                <p className={`label ${styles.genre}`} lang={row.genreLang}>
                  {row.genre}
                </p>
                <p className={styles.tagline}>{row.tagline}</p>
                <Action href={row.href} look="default">
                  {open}{' '}
                  <span className="visually-hidden" lang={row.nameLang}>
                    {row.name}
                  </span>
                  <Icon name="arrow-right" />
                </Action>
              </div>
            </div>
          </li>
        ) : (
          <li key={row.id} className={styles.row} data-artist={row.id}>
            <span className={`display ${styles.rank}`}>{index + 1}</span>
            <Action href={row.href} className={styles.name}>
              <h3
                className="display"
                lang={row.nameLang}
                data-long={row.name.length > 8 || undefined}
              >
                {row.name}
              </h3>
              <span className={`label ${styles.genre}`} lang={row.genreLang}>
                {row.genre}
              </span>
            </Action>
            <span className={styles.art}>
              <Picture picture={row.picture} sizes="30vw" alt="" />
            </span>
            <div className={styles.state}>
              {row.progress ? (
                <Progress percent={row.progress.percent} label={row.progress.sentence} />
              ) : (
                <small>{row.isOut ? row.tagline : row.note}</small>
              )}
            </div>
            {row.reminder && (
              <div className={styles.remind}>
                <RemindMe reminder={row.reminder} isBell="narrow" />
              </div>
            )}
          </li>
        ),
      )}
    </ol>
  );
}
