import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { Icon } from '../../components/Icon/Icon';
import { JoinForm } from '../../components/NewsletterForm/JoinForm';
import { NewsletterForm } from '../../components/NewsletterForm/NewsletterForm';
import { Picture } from '../../components/Picture/Picture';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import type { JoinContext } from '../../pages/join/join';
import * as styles from './join.module.css';

/** `/join`: the ways to take part. */
export default function Join({ pageContext, location }: PageProps<object, JoinContext>) {
  const { title, lead, form, tiles, beta } = pageContext;
  return (
    <>
      <section className={styles.hero}>
        <div className="wrap">
          <h1 className="display">
            <StripTitle size={{ wide: 11, narrow: 18 }} longest={{ wide: 9, narrow: 9 }}>
              {title}
            </StripTitle>
          </h1>
          <p className={styles.lead}>{lead}</p>
          <JoinForm form={form} search={location.search} />
        </div>
      </section>
      <div className={`selvedge ${styles.edge}`} />
      <section className={`wrap ${styles.tiles}`} aria-label={title}>
        {tiles.map(({ title: name, text, href, artistId, picture, isLarge }) => (
          <Action
            key={href}
            href={href}
            className={isLarge ? styles.large : `ink ${styles.tile}`}
            data-artist={artistId}
          >
            <span className={styles.art}>
              <Picture picture={picture} sizes="(max-width: 900px) 100vw, 60vw" alt="" />
            </span>
            <div className={styles.words}>
              <h2 className="display">{name}</h2>
              <p>{text}</p>
              <span className={styles.go}>
                <Icon name="arrow-right" />
              </span>
            </div>
          </Action>
        ))}
      </section>
      <section className="section">
        <div className={`wrap ${styles.beta}`}>
          <h2 className="display">{beta.heading}</h2>
          <p className="lead">{beta.text}</p>
          <NewsletterForm source={beta.source} topics={beta.topics} />
        </div>
      </section>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
