import { useId } from 'react';
import type { Topic } from '../../../services/contracts/limits/subscriptions';
import { withNames } from '../../shell/with-names';
import { Icon } from '../Icon/Icon';
import * as styles from './TopicTicks.module.css';

/** A topic that can be ticked. */
export interface TopicChoice {
  id: Topic;
  label: string;
}

interface TopicTicksProps {
  legend: string;
  topics: TopicChoice[];
  /** Topics of single artists stand behind a native disclosure. */
  artists: { label: string; topics: TopicChoice[] };
  /** Ticked to begin with. */
  preset: readonly string[];
  error: string | undefined;
}

/** What to be written to about: as many as one likes. */
export function TopicTicks({ legend, topics, artists, preset, error }: TopicTicksProps) {
  const errorId = useId();
  const isArtistPreset = artists.topics.some(({ id }) => preset.includes(id));
  return (
    <fieldset
      className={styles.ticks}
      data-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{legend}</legend>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          <Icon name="warning-circle" />
          {error}
        </p>
      )}
      <Grid topics={topics} preset={preset} />
      <details className={styles.more} open={isArtistPreset}>
        <summary>
          <Icon name="plus" />
          {artists.label}
        </summary>
        <Grid topics={artists.topics} preset={preset} />
      </details>
    </fieldset>
  );
}

function Grid({ topics, preset }: Pick<TopicTicksProps, 'topics' | 'preset'>) {
  return (
    <div className={styles.grid}>
      {topics.map(({ id, label }) => (
        <label key={id}>
          <input type="checkbox" name="topics" value={id} defaultChecked={preset.includes(id)} />
          <span className={styles.box} aria-hidden="true">
            <Icon name="check" size={0.875} />
          </span>
          {withNames(label)}
        </label>
      ))}
    </div>
  );
}
