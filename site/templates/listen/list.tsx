import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import { TempoList } from '../../components/TempoList/TempoList';
import { Threads } from '../../components/Threads/Threads';
import type { ListenListContext } from '../../pages/listen/listen-lists';
import * as styles from './list.module.css';

/** The Fusion Mix and the hubs' music pages: artists from slow to fast, and who can be heard. */
export default function ListenList({ pageContext }: PageProps<object, ListenListContext>) {
  const { title, lead, picture, threads, html, link, action, note } = pageContext;
  const { unit, play, rows } = pageContext;
  return (
    <>
      {picture && (
        <div className={styles.band}>
          <Picture picture={picture} sizes="100vw" priority />
        </div>
      )}
      <section className={styles.head}>
        <div className="wrap">
          <h1 className="display">
            <StripTitle>{title}</StripTitle>
          </h1>
        </div>
        {!picture && <Threads artists={threads} />}
        <div className={`wrap ${styles.words}`}>
          <p className="lead">{lead}</p>
          {html && (
            <div>
              <Prose html={html} />
              {link && (
                <Action href={link.href} look="link">
                  {link.label}
                  <Icon name="arrow-right" />
                </Action>
              )}
              {action && (
                <Action href={action.href} look="default" size="lg">
                  {action.label}
                  <Icon name="arrow-up-right" />
                </Action>
              )}
              {note && <p className="caption">{note}</p>}
            </div>
          )}
        </div>
      </section>
      <section className={`wrap ${styles.rows}`}>
        <TempoList rows={rows} unit={unit} heading="h2" play={play} />
      </section>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
