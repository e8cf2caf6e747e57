import { embedCode, type EmbedOffer as Offer } from '../../pages/press/embed';
import { shell } from '../../shell/shell';
import { actionClass } from '../Action/Action';
import { CopyButton } from '../CopyButton/CopyButton';
import { SectionHead } from '../SectionHead/SectionHead';
import * as styles from './EmbedOffer.module.css';

/** The code of an artist's player for the pages of others. */
export function EmbedOffer(props: Offer) {
  const { heading, text, see, title, code: name, copy } = props;
  const code = embedCode(shell.siteUrl + see.href, title, '100%');
  return (
    <section className="wrap section">
      <SectionHead title={heading} lead={text} />
      <h3 className="label">{name}</h3>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <div className={styles.actions}>
        <CopyButton text={code} of={title} texts={copy} />
        {/* no page of Gatsby's */}
        <a href={see.href} className={actionClass('link')}>
          {see.label}
        </a>
      </div>
    </section>
  );
}
