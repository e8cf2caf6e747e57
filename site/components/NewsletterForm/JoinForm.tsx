import { useEffect, useState } from 'react';
import type { SubscriptionSource } from '../../../services/contracts/limits/subscriptions';
import * as styles from './JoinForm.module.css';
import { NewsletterForm } from './NewsletterForm';
import { type TopicChoice, TopicTicks } from './TopicTicks';

/** The words and topics of the long form. */
export interface JoinFormData {
  source: SubscriptionSource;
  topicsHeading: string;
  addressHeading: string;
  topics: TopicChoice[];
  artists: { label: string; topics: TopicChoice[] };
  /** Ids of the topics ticked to begin with. */
  preset: string[];
}

interface JoinFormProps {
  form: JoinFormData;
  /** Query of the page's address: `?topics=events,artist:zaya` ticks others. */
  search: string;
}

/** The newsletter form with all its topics, on marigold. */
export function JoinForm({ form, search }: JoinFormProps) {
  const { source, topicsHeading, addressHeading, topics, artists } = form;
  const [preset, setPreset] = useState(form.preset);
  useEffect(() => {
    const known = [...form.topics, ...form.artists.topics].map(({ id }) => id);
    const asked = new URLSearchParams(search).get('topics')?.split(',') ?? [];
    const wanted = known.filter((id) => asked.includes(id));
    setPreset(wanted.length > 0 ? wanted : form.preset);
  }, [search, form]);

  return (
    <NewsletterForm
      source={source}
      ground="band"
      choices={(error) => (
        <TopicTicks
          key={preset.join()}
          legend={topicsHeading}
          topics={topics}
          artists={artists}
          preset={preset}
          error={error}
        />
      )}
      heading={<h2 className={styles.heading}>{addressHeading}</h2>}
    />
  );
}
