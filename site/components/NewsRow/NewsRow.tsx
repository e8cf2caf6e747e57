import { inLanguage } from '../../in-language';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import * as styles from './NewsRow.module.css';

/** A story as the newsroom lists it. */
export interface NewsRowData {
  href: string;
  title: string;
  /** Language of the title when it is not English. */
  lang?: string | undefined;
  /** Category and hubs. */
  label: string;
  /** `YYYY-MM-DD`, and as printed: `8 January 2024`. */
  date: string;
  dateLabel: string;
  artistId: string | undefined;
  picture: PictureData;
  /** Part of the picture that shows: CSS `object-position`. */
  position: string;
}

/** A story in one line of the newsroom: day, category, title, art. */
export function NewsRow({ story, level = 2 }: { story: NewsRowData; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const [day, month, year] = story.dateLabel.split(' ');
  return (
    <Action href={story.href} className={styles.row} data-artist={story.artistId}>
      <time className={styles.date} dateTime={story.date}>
        <span className={`display ${styles.day}`}>{day}</span>{' '}
        <span className="label">
          {month?.slice(0, 3)} <span>{year}</span>
        </span>
      </time>
      <div>
        <span className={`label ${styles.category}`}>{story.label}</span>
        <Heading className={styles.title} {...inLanguage(story.lang)}>
          {story.title}
        </Heading>
      </div>
      <span className={styles.art}>
        <Picture
          picture={story.picture}
          sizes="(max-width: 900px) 84px, 240px"
          position={story.position}
          alt=""
        />
      </span>
      <Icon name="arrow-right" />
    </Action>
  );
}
