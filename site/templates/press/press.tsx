import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { AskBand } from '../../components/AskBand/AskBand';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { FactLedger } from '../../components/FactLedger/FactLedger';
import { Icon } from '../../components/Icon/Icon';
import { PageHead } from '../../components/PageHead/PageHead';
import { PortraitRow } from '../../components/PortraitRow/PortraitRow';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import type { PressContext } from '../../pages/press/press';
import * as styles from './press.module.css';

/** `/press`: what may be copied, what must stand beside it, and a kit for each artist. */
export default function Press({ pageContext }: PageProps<object, PressContext>) {
  const { title, lead, company, facts, wording, pictures, mark, kits, contact, copy } = pageContext;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <section className={`wrap ${styles.company}`}>
        <h2 className="display">{company.heading}</h2>
        <div className={styles.texts}>
          {company.texts.map(({ label, text, words }) => (
            <div key={label}>
              <h3 className="label">{label}</h3>
              <p>{text}</p>
              <div className={styles.copy}>
                <CopyButton text={text} of={label} texts={copy} />
                <span className="caption">{words}</span>
              </div>
            </div>
          ))}
        </div>
      </section>
      <section className="section raised">
        <div className="wrap">
          <FactLedger {...facts} />
        </div>
      </section>
      {kits.items.length > 0 && (
        <section className="wrap section">
          <SectionHead title={kits.heading} lead={kits.text} />
          <PortraitRow portraits={kits.items} />
        </section>
      )}
      <section className="section raised">
        <div className={`wrap ${styles.rules}`}>
          <div>
            <h2 className="display">{wording.heading}</h2>
            <ul>
              {wording.items.map((item) => (
                // biome-ignore lint/security/noDangerouslySetInnerHtml: written by editors, rendered with raw HTML off
                <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
              ))}
            </ul>
          </div>
          <div>
            <h2 className="display">{pictures.heading}</h2>
            <p>{pictures.text}</p>
            <h2 className="display">{mark.heading}</h2>
            <p>{mark.text}</p>
            <Action href={mark.link.href} look="outline" download>
              <Icon name="download-simple" />
              {mark.link.label}
            </Action>
          </div>
        </div>
      </section>
      <AskBand {...contact} />
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
