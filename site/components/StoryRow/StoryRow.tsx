import { inLanguage } from '../../in-language';
import { Action } from '../Action/Action';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import * as styles from './StoryRow.module.css';

/** A story as lists show it. */
export interface StoryCardData {
  href: string;
  title: string;
  /** Language of title and summary when it is not English. */
  lang?: string | undefined;
  category: string;
  /** `YYYY-MM-DD`, and as printed. */
  date: string;
  dateLabel: string;
  summary: string;
  /** Gives the row its colour; a story about nobody has the brand's. */
  artistId: string | undefined;
  picture: PictureData;
  /** CSS `object-position` of its art. */
  crop: string;
}

/** A story in a list: art, category, title, date. */
export function StoryRow({
  story,
  withSummary = false,
}: {
  story: StoryCardData;
  withSummary?: boolean;
}) {
  return (
    <Action href={story.href} className={styles.row} data-artist={story.artistId}>
      <span className={styles.art}>
        <Picture picture={story.picture} sizes="148px" alt="" position={story.crop} />
      </span>
      <span>
        <span className={`label ${styles.category}`}>{story.category}</span>
        <b className={styles.title} {...inLanguage(story.lang)}>
          {story.title}
        </b>
        {withSummary && (
          <span className={styles.summary} {...inLanguage(story.lang)}>
            {story.summary}
          </span>
        )}
        <time className="caption" dateTime={story.date}>
          {story.dateLabel}
        </time>
      </span>
    </Action>
  );
}
