import { fillPhrase } from '../../fill-phrase';
import { actionClass } from '../Action/Action';
import { Mark } from '../Brand/Brand';
import * as styles from './ArtistFilter.module.css';
import { type Filter, NO_FILTER } from './match';

/** The words in place of a list that is empty, from the content. */
export interface NothingTexts {
  empty: { title: string; text: string };
  /** Offers what was meant by a query that finds nothing, as `{query}`. */
  meant: string;
  clear: string;
}

interface NothingFoundProps {
  texts: NothingTexts;
  /** What was probably meant, where that finds something. */
  meant: string | undefined;
  onChange(part: Partial<Filter>): void;
}

/** In place of the list: the ways out of a search that finds nothing. */
export function NothingFound({ texts, meant, onChange }: NothingFoundProps) {
  return (
    <div className={styles.empty}>
      <Mark />
      <h2>{texts.empty.title}</h2>
      <p className="muted">{texts.empty.text}</p>
      <p className={styles.ways}>
        {meant && (
          <button
            type="button"
            className={actionClass()}
            onClick={() => onChange({ query: meant })}
          >
            {fillPhrase(texts.meant, { query: meant })}
          </button>
        )}
        <button
          type="button"
          className={actionClass('outline')}
          onClick={() => onChange(NO_FILTER)}
        >
          {texts.clear}
        </button>
      </p>
    </div>
  );
}
