import { inLanguage } from '../../in-language';
import { Chip, TempoChip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import * as styles from './SoundCard.module.css';

/** How an artist sounds, in a few terms. */
export interface SoundCardData {
  heading: string;
  /** Term and words, in order. */
  rows: { term: string; text: string }[];
  languages: {
    term: string;
    items: { code: string; label: string }[];
    /** What the label has said about them. */
    status: string | null;
  } | null;
  tempo: {
    term: string;
    range: string;
    unit: string;
    /** Says that another page gives another range. */
    note: string | null;
  } | null;
  social: { icon: 'spotify' | 'youtube' | 'instagram'; label: string; href: string }[];
}

/** The panel beside an artist's texts. */
export function SoundCard({ card }: { card: SoundCardData }) {
  const { heading, rows, languages, tempo, social } = card;
  return (
    <aside className={`ink ${styles.card}`}>
      <h2 className="label">{heading}</h2>
      <dl>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {languages && (
          <div>
            <dt>{languages.term}</dt>
            <dd>
              {languages.items.length > 0 && (
                <ul className={styles.chips}>
                  {languages.items.map(({ code, label }) => (
                    <li key={code} {...inLanguage(code)}>
                      <Chip>{label}</Chip>
                    </li>
                  ))}
                </ul>
              )}
              {languages.status && <small>{languages.status}</small>}
            </dd>
          </div>
        )}
        {tempo && (
          <div>
            <dt>{tempo.term}</dt>
            <dd className={styles.chips}>
              <TempoChip range={tempo.range} unit={tempo.unit} />
              {tempo.note && <small>{tempo.note}</small>}
            </dd>
          </div>
        )}
      </dl>
      {social.length > 0 && (
        <ul className={styles.social}>
          {social.map(({ icon, label, href }) => (
            <li key={icon}>
              <a href={href} aria-label={label} target="_blank" rel="noopener noreferrer">
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
