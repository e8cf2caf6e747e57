import type { PageProps } from 'gatsby';
import { Fragment } from 'react';
import { Action } from '../../components/Action/Action';
import { AskBand } from '../../components/AskBand/AskBand';
import { BackLink } from '../../components/BackLink/BackLink';
import { Biographies } from '../../components/Biographies/Biographies';
import { Credits } from '../../components/Credits/Credits';
import { EmbedOffer } from '../../components/EmbedOffer/EmbedOffer';
import { FactLedger } from '../../components/FactLedger/FactLedger';
import { Icon } from '../../components/Icon/Icon';
import { PressSheet } from '../../components/PressSheet/PressSheet';
import { PrintButton } from '../../components/PrintButton/PrintButton';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import { inLanguage } from '../../in-language';
import type { PressKitContext } from '../../pages/press/press-kit';
import * as styles from './kit.module.css';

/** `/press/{artist}`: biography, fact sheet, pictures, one address for questions. */
export default function PressKit({ pageContext }: PageProps<object, PressKitContext>) {
  const { back, artistId, title, lead, zip, print, biography, facts } = pageContext;
  const { pictures, mark, credits, embed, contact, copy } = pageContext;
  return (
    <div data-artist={artistId}>
      <div className={`ink ${styles.head}`}>
        <div className="wrap">
          <BackLink back={back} />
          <h1 className="display">
            <StripTitle>{title}</StripTitle>
          </h1>
          <div className={styles.opening}>
            <p className="lead">{lead}</p>
            <div className={styles.take}>
              {zip && (
                <Action href={zip.href} look="default" download>
                  <Icon name="download-simple" />
                  {zip.label} <small>{zip.size}</small>
                </Action>
              )}
              <PrintButton>{print}</PrintButton>
            </div>
          </div>
        </div>
      </div>
      <div className="selvedge" />
      <section className="wrap section">
        <Biographies biography={biography} copy={copy} />
      </section>
      <section className="section raised">
        <div className="wrap">
          <FactLedger {...facts} />
        </div>
      </section>
      <section className="wrap section">
        <SectionHead title={pictures.heading} lead={pictures.caption} />
        <p className={styles.licence}>{pictures.licence}</p>
        <PressSheet pictures={pictures.items} mark={mark} />
      </section>
      <section className="section raised">
        <div className="wrap">
          <SectionHead title={credits.heading} lead={credits.text} />
          <CreditSheets credits={credits} />
        </div>
      </section>
      {embed && <EmbedOffer {...embed} />}
      <AskBand {...contact} />
    </div>
  );
}

/** Who and what took part, once for all pictures that were made alike. */
function CreditSheets({ credits }: Pick<PressKitContext, 'credits'>) {
  return (
    <ul className={styles.credits}>
      {credits.items.map(({ names, sheet }) => (
        <li key={names[0]?.name}>
          <h3>
            {names.map(({ name, lang }, index) => (
              <Fragment key={name}>
                {index > 0 && ' '}
                <span>
                  <bdi {...inLanguage(lang)}>{name}</bdi>
                  {index < names.length - 1 && ','}
                </span>
              </Fragment>
            ))}
          </h3>
          <Credits
            credits={sheet}
            about={credits.about}
            of={names.map(({ name, lang }, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                <span {...inLanguage(lang)}>{name}</span>
              </Fragment>
            ))}
          />
        </li>
      ))}
    </ul>
  );
}

export { Head } from '../../components/Seo/Seo';
