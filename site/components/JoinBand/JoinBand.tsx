import type { HomeContext } from '../../pages/home/home';
import { NewsletterForm } from '../NewsletterForm/NewsletterForm';
import { StripLine } from '../StripLine/StripLine';
import { LinkAction } from '../SubscribeAction/LinkAction';
import * as styles from './JoinBand.module.css';

/** The slogan on marigold, and the ways to take part. */
export function JoinBand({ join }: { join: HomeContext['join'] }) {
  return (
    <section className={styles.join} data-below="">
      <div className={`selvedge ${styles.edge}`} />
      <div className="wrap">
        <h2 className="display">
          <span className="visually-hidden">{join.slogan}</span>
          <span aria-hidden="true">
            {join.lines.map((line) => (
              <StripLine key={line} text={line} size={8} only="wide" />
            ))}
            {join.narrowLines.map((line) => (
              <StripLine key={line} text={line} size={15} only="narrow" />
            ))}
          </span>
        </h2>
        <div className={styles.joinRow}>
          <div className={styles.form}>
            <p>{join.lead}</p>
            <NewsletterForm source={join.source} ground="band" />
          </div>
          <div className={styles.joinActions}>
            {join.actions.map((link) => (
              <LinkAction key={link.label} link={link} className={styles.joinAction}>
                {link.label}
              </LinkAction>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
