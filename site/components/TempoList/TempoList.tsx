import type { Track } from '../../player/track';
import { Action } from '../Action/Action';
import { TempoChip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import { PlayLatest } from '../PlayLatest/PlayLatest';
import { PlaySquare } from '../PlaySquare/PlaySquare';
import { type TempoRange, tempoScale, tempoSpan } from './scale';
import * as styles from './TempoList.module.css';

/** An artist in order of tempo. */
export interface TempoRow {
  id: string;
  name: string;
  /** Language of the name when it is not English. */
  nameLang?: string | undefined;
  href: string;
  genre: string;
  genreLang: string | undefined;
  /** `null` while none is announced. */
  tempo: (TempoRange & { display: string }) | null;
  /** What can be heard: `3 out, 3 coming`. */
  state: string;
  cover: PictureData;
  wide: PictureData;
  /** The signature, where the list can be played. */
  track?: Track;
}

interface TempoListProps {
  rows: TempoRow[];
  /** Unit of the tempos. */
  unit: string;
  /** The level below the page's own headings. */
  heading: 'h2' | 'h3';
  /** Large rows carry a strip of the wide art. */
  look?: 'small' | 'large';
  /** The words of a list that can be played: its button, and what it is that plays. */
  play?: { label: string; note: string };
}

/** A long name stays in one line, as the design sets it. */
const NARROW = { style: { fontStretch: '75%' } };

/** Artists from slow to fast; each range stands where it belongs on one common scale. */
export function TempoList({ rows, unit, heading: Heading, look = 'small', play }: TempoListProps) {
  const scale = tempoScale(rows.flatMap(({ tempo }) => tempo ?? []));
  const tracks = rows.flatMap(({ track }) => track ?? []);
  return (
    <>
      {play && tracks.length > 0 && (
        <div className={styles.play}>
          <PlayLatest tracks={tracks} label={play.label} look="default" />
          <p className="caption">{play.note}</p>
        </div>
      )}
      <ol className={styles.list} data-look={look}>
        {rows.map((row) => (
          <li
            key={row.id}
            className={styles.item}
            data-artist={row.id}
            data-plays={row.track ? true : undefined}
          >
            {row.track && <PlaySquare tracks={tracks} index={tracks.indexOf(row.track)} />}
            <Action href={row.href} className={styles.row}>
              <span className={styles.art}>
                <Picture
                  picture={look === 'large' ? row.wide : row.cover}
                  sizes={look === 'large' ? '30vw' : '96px'}
                  narrow={{ picture: row.cover, sizes: '96px' }}
                  alt=""
                />
              </span>
              <div className={styles.name}>
                <Heading
                  className="display"
                  lang={row.nameLang}
                  {...(row.name.length > 8 && NARROW)}
                >
                  {row.name}
                </Heading>
                <span className="label" lang={row.genreLang}>
                  {row.genre}
                </span>
              </div>
              <span className={styles.scale}>
                {scale && row.tempo && (
                  <span className={styles.range} style={place(row.tempo, scale)} />
                )}
              </span>
              <span className={styles.tempo}>
                {row.tempo && <TempoChip range={row.tempo.display} unit={unit} />}
              </span>
              <span className={styles.state}>{row.state}</span>
              <Icon name="arrow-right" />
            </Action>
          </li>
        ))}
      </ol>
    </>
  );
}

function place(range: TempoRange, scale: TempoRange) {
  const { start, width } = tempoSpan(range, scale);
  return { insetInlineStart: `${start}%`, width: `${width}%` };
}
