import { inLanguage } from '../../in-language';
import type { TopStory as TopStoryData } from '../../pages/news/story-rows';
import { Action } from '../Action/Action';
import { Picture } from '../Picture/Picture';
import { PHONE_WIDE } from '../Picture/picture';
import * as styles from './TopStory.module.css';

/** The first story of a list, over its picture from edge to edge. */
export function TopStory({ story }: { story: TopStoryData }) {
  return (
    <Action href={story.href} className={`ink ${styles.story}`} data-artist={story.artistId}>
      <Picture
        picture={story.wide}
        sizes="(max-width: 1440px) 100vw, 1328px"
        narrow={{ picture: story.narrow, sizes: PHONE_WIDE }}
        priority
        alt=""
      />
      <div className={styles.words}>
        <span className={`label ${styles.category}`}>{story.label}</span>
        <h2 className="display" {...inLanguage(story.lang)}>
          {story.title}
        </h2>
        <span className={styles.meta}>
          <time dateTime={story.date}>{story.dateLabel}</time>
          {story.marker && <span>{story.marker}</span>}
        </span>
      </div>
    </Action>
  );
}
