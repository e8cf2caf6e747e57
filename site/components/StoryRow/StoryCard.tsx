import { inLanguage } from '../../in-language';
import { Action } from '../Action/Action';
import { Picture } from '../Picture/Picture';
import * as styles from './StoryCard.module.css';
import type { StoryCardData } from './StoryRow';

/** A story as a card: wide art above, words below. */
export function StoryCard({ story }: { story: StoryCardData }) {
  return (
    <Action href={story.href} className={styles.card} data-artist={story.artistId}>
      <span className={styles.art}>
        <Picture
          picture={story.picture}
          sizes="(max-width: 900px) 100vw, 33vw"
          alt=""
          position={story.crop}
        />
      </span>
      <span className={`label ${styles.category}`}>{story.category}</span>
      <b {...inLanguage(story.lang)}>{story.title}</b>
      <time className="caption" dateTime={story.date}>
        {story.dateLabel}
      </time>
    </Action>
  );
}
