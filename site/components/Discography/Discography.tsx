import { inLanguage } from '../../in-language';
import type { DiscographyTexts, ReleaseRow } from '../../pages/artists/discography';
import { Action, actionClass } from '../Action/Action';
import { Credits } from '../Credits/Credits';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { type Reminder, RemindMe } from '../RemindMe/RemindMe';
import * as styles from './Discography.module.css';

interface DiscographyProps {
  rows: ReleaseRow[];
  texts: DiscographyTexts;
  /** Of the artist, for what is still to come. */
  reminder?: Reminder | undefined;
}

/** Releases, one a row: those out with the way to hear them, those coming half woven. */
export function Discography({ rows, texts, reminder }: DiscographyProps) {
  return (
    <ol className={styles.list}>
      {rows.map((row) => (
        <li key={row.id} data-state={row.isOut ? 'out' : 'coming'}>
          <span className={styles.cover}>
            <Picture
              picture={row.cover.picture}
              sizes="160px"
              alt=""
              style={{
                objectPosition: row.cover.position,
                transformOrigin: row.cover.position,
                transform: row.cover.isCloth ? 'scale(1.8)' : 'none',
              }}
            />
          </span>
          <div className={styles.words}>
            <h3>
              <Title row={row} />
              {row.isWorkingTitle && <small>{texts.workingTitle}</small>}
            </h3>
            <p className="caption">{row.subtitle}</p>
            <p className="muted">{row.description}</p>
          </div>
          <span className={styles.year}>
            <span className="display">{row.year}</span>
            {(row.day || row.isYearOpen) && <small>{row.day ?? texts.dateToConfirm}</small>}
          </span>
          <span className={styles.state}>
            <Icon name={row.isOut ? 'check-circle' : 'hourglass'} />
            {row.isOut ? texts.outNow : texts.comingSoon}
          </span>
          <span className={styles.action} data-note={(row.isOut && !row.listen) || undefined}>
            {row.isOut && row.listen && (
              <Action href={row.listen.href} look="default" size="sm">
                <Icon name="play" />
                {row.listen.label}{' '}
                <span className="visually-hidden">
                  <Title row={row} />
                </span>
              </Action>
            )}
            {row.isOut && !row.listen && <small>{texts.noLink}</small>}
            {!row.isOut && (
              <>
                <button type="button" className={actionClass('default', 'sm')} disabled>
                  {texts.listen}{' '}
                  <span className="visually-hidden">
                    <Title row={row} />
                  </span>
                </button>
                {reminder && <RemindMe reminder={reminder} isBell />}
              </>
            )}
          </span>
          <Credits credits={row.credits} about={texts.aboutCredits} of={<Title row={row} />} />
        </li>
      ))}
    </ol>
  );
}

function Title({ row: { title, titleLang } }: { row: ReleaseRow }) {
  return <span {...inLanguage(titleLang)}>{title}</span>;
}
