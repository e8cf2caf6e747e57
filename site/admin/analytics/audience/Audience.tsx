import type { Growth } from '../../../../services/contracts/admin/growth';
import { Failure } from '../../desk/Failure';
import type { AdminTexts } from '../../desk/texts';
import type { Asked } from '../../use-ask';
import * as styles from './Audience.module.css';
import { FollowGrowth } from './FollowGrowth';
import { ReaderGrowth } from './ReaderGrowth';

interface AudienceProps {
  texts: AdminTexts;
  asked: Asked<Growth> & { reload: () => Promise<void> };
}

/** Who stays in touch: follows and newsletter, in the same range as the views. */
export function Audience({ texts, asked }: AudienceProps) {
  return (
    <section className={styles.audience} aria-labelledby="audience" tabIndex={-1}>
      <h2 id="audience" className={styles.title}>
        {texts.desk.analytics.audience.title}
      </h2>
      {asked.step === 'failed' && (
        <Failure texts={texts} error={asked.error} onAgain={asked.reload} />
      )}
      {!asked.value && asked.step === 'loading' && <p role="status">{texts.loading}</p>}
      {asked.value && (
        <>
          <div className={styles.pair} aria-busy={asked.step === 'loading'}>
            <FollowGrowth texts={texts} growth={asked.value} />
            <ReaderGrowth texts={texts} growth={asked.value} />
          </div>
          <p className="caption">{texts.desk.analytics.audience.note}</p>
        </>
      )}
    </section>
  );
}
