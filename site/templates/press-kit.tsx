import type { HeadProps, PageProps } from 'gatsby';
import { Action } from '../components/Action/Action';
import { AskBand } from '../components/AskBand/AskBand';
import { Biographies } from '../components/Biographies/Biographies';
import { FactLedger } from '../components/FactLedger/FactLedger';
import { Icon } from '../components/Icon/Icon';
import { Picture } from '../components/Picture/Picture';
import { SectionHead } from '../components/SectionHead/SectionHead';
import { Seo } from '../components/Seo/Seo';
import { StripTitle } from '../components/StripTitle/StripTitle';
import type { PressKitContext } from '../pages/press-kit';
import * as styles from './press-kit.module.css';

/** `/press/{artist}`: biography, fact sheet, pictures, one address for questions. */
export default function PressKit({ pageContext }: PageProps<object, PressKitContext>) {
  const { back, artistId, title, lead, biography, facts, pictures, contact, copy } = pageContext;
  return (
    <div data-artist={artistId}>
      <div className={`ink ${styles.head}`}>
        <div className="wrap">
          <Action href={back.href} look="link">
            <Icon name="arrow-left" />
            {back.label}
          </Action>
          <h1 className="display">
            <StripTitle>{title}</StripTitle>
          </h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <div className="selvedge" />
      <section className="wrap section">
        <Biographies biography={biography} copy={copy} />
      </section>
      <section className="section raised">
        <div className="wrap">
          <SectionHead title={facts.heading} />
          <FactLedger {...facts} />
        </div>
      </section>
      <section className="wrap section">
        <SectionHead title={pictures.heading} lead={pictures.caption} />
        <div className={styles.sheet}>
          {pictures.items.map(({ id, name, picture, pixels, file }, index) => (
            <figure key={id}>
              <div className={styles.art}>
                <Picture picture={picture} sizes="(max-width: 900px) 100vw, 60vw" />
              </div>
              <figcaption>
                <span className={`display ${styles.number}`} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <b>{name}</b>
                  <small>{pixels}</small>
                </span>
                <a
                  href={file.href}
                  download={file.name}
                  aria-label={file.label}
                  className={styles.file}
                >
                  <Icon name="download-simple" />
                </a>
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
      <AskBand {...contact} />
    </div>
  );
}

export const Head = ({ pageContext, location }: HeadProps<object, PressKitContext>) => (
  <Seo seo={pageContext.seo} path={location.pathname} />
);
