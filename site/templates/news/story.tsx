import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { BackLink } from '../../components/BackLink/BackLink';
import { Credits } from '../../components/Credits/Credits';
import { Icon } from '../../components/Icon/Icon';
import { NewsRow } from '../../components/NewsRow/NewsRow';
import { Note } from '../../components/Note/Note';
import { Picture } from '../../components/Picture/Picture';
import { PHONE_WIDE } from '../../components/Picture/picture';
import { Prose } from '../../components/Prose/Prose';
import { ShareButton } from '../../components/ShareButton/ShareButton';
import { StoryArtist } from '../../components/StoryArtist/StoryArtist';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import { inLanguage } from '../../in-language';
import type { StoryContext } from '../../pages/news/story';
import { shell } from '../../shell/shell';
import * as styles from './story.module.css';

/** A story: headline, picture, text, and what is known about who says so. */
export default function Story({ pageContext, location }: PageProps<object, StoryContext>) {
  const { artistId, title, lang, opening, body, announcement, share, whatsApp } = pageContext;
  const { artists, related } = pageContext;
  const address = `${title} ${shell.siteUrl}${location.pathname}`;
  return (
    <>
      <article data-artist={artistId}>
        <Headline {...pageContext} />
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.text}>
            <div className={styles.opening} {...inLanguage(lang)}>
              <Prose html={opening} />
            </div>
            {announcement && (
              <Note icon="seal-question">
                <p>
                  <b>{announcement.title}.</b> {announcement.text}
                </p>
              </Note>
            )}
            <Prose html={body} lang={lang} />
            <Provenance {...pageContext} />
          </div>
          <div className={`${styles.tools} ${styles.screen}`}>
            <Action
              href={`https://wa.me/?text=${encodeURIComponent(address)}`}
              look="outline"
              size="sm"
            >
              <Icon name="whatsapp" />
              {whatsApp}
            </Action>
            <ShareButton title={title} texts={share} size="sm" />
          </div>
          {artists.length > 0 && (
            <div className={styles.artists}>
              {artists.map((artist) => (
                <StoryArtist key={artist.id} artist={artist} />
              ))}
            </div>
          )}
        </div>
      </article>
      <section className={`section raised ${styles.screen}`}>
        <div className={`wrap ${styles.related}`}>
          <h2 className="display">{related.heading}</h2>
          <div>
            {related.rows.map((story) => (
              <NewsRow key={story.href} story={story} level={3} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

function Headline(story: StoryContext) {
  const { back, label, date, dateLabel, dateStatus, minutes, title, lang, picture, narrow } = story;
  return (
    <header>
      <div className={`wrap ${styles.head}`}>
        <BackLink back={back} className={styles.screen} />
        <div className={`label ${styles.meta}`}>
          <span className={styles.label}>{label}</span>
          <span>
            <time dateTime={date}>{dateLabel}</time>
            {dateStatus && ` (${dateStatus})`}
          </span>
          <span>{minutes}</span>
        </div>
        <h1 className="display" {...inLanguage(lang)}>
          <StripTitle longest={{ wide: 24, narrow: 14 }}>{title}</StripTitle>
        </h1>
      </div>
      <div className={styles.art}>
        <Picture
          picture={picture}
          sizes="100vw"
          narrow={{ picture: narrow, sizes: PHONE_WIDE }}
          priority
        />
      </div>
      <div className="selvedge" />
    </header>
  );
}

/** Who says so, what programs had to do with it, and where to object. */
function Provenance({ sources, aiNote, credits, aboutCredits, correction }: StoryContext) {
  return (
    <footer className={styles.end}>
      {sources && (
        <div>
          <h2 className="label">{sources.heading}</h2>
          <ul>
            {sources.links.map(({ label, href }) => (
              <li key={href}>
                <Action href={href} look="link">
                  {label}
                  <Icon name="arrow-up-right" />
                </Action>
              </li>
            ))}
          </ul>
        </div>
      )}
      {aiNote && <p className="caption">{aiNote}</p>}
      <Credits credits={credits} about={aboutCredits} />
      <Action href={correction.href} look="link" size="sm" className={styles.screen}>
        {correction.label}
      </Action>
    </footer>
  );
}

export { Head } from '../../components/Seo/Seo';
