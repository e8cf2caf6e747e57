import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { Icon } from '../../components/Icon/Icon';
import { Prose } from '../../components/Prose/Prose';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import { TrailerPoster } from '../../components/TrailerPoster/TrailerPoster';
import type { TrailersContext } from '../../pages/listen/listen';
import * as styles from './trailers.module.css';

/** `/listen/trailers`: the faces, and the one link out. Nothing plays or loads by itself. */
export default function Trailers({ pageContext }: PageProps<object, TrailersContext>) {
  const { title, lead, html, action, hasTrailer, note, faces } = pageContext;
  return (
    <section className={styles.page}>
      <div className="wrap">
        <h1 className="display">
          <StripTitle>{title}</StripTitle>
        </h1>
        <div className={styles.words}>
          <p className="lead">{lead}</p>
          <Prose html={html} />
        </div>
      </div>
      <TrailerPoster faces={faces}>
        <div className={styles.action}>
          <p className={hasTrailer ? 'caption' : styles.note}>{note}</p>
          {action && (
            <Action href={action.href} look={hasTrailer ? 'default' : 'link'} size="lg">
              {hasTrailer && <Icon name="play" />}
              {action.label}
              {!hasTrailer && <Icon name="arrow-right" />}
            </Action>
          )}
        </div>
      </TrailerPoster>
    </section>
  );
}

export { Head } from '../../components/Seo/Seo';
