import type { HeadProps, PageProps } from 'gatsby';
import { actionClass } from '../components/Action/Action';
import { Note } from '../components/Note/Note';
import { PageHead } from '../components/PageHead/PageHead';
import { Seo } from '../components/Seo/Seo';
import type { NoticeContext } from '../pages/system';
import * as styles from './notice.module.css';

/** A page of a few sentences: no network, no area yet. */
export default function Notice({ pageContext }: PageProps<object, NoticeContext>) {
  const { title, lead, note, again } = pageContext;
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={lead}>
        <div className={styles.more}>
          {note && (
            <Note icon="info">
              <p>{note}</p>
            </Note>
          )}
          {again && (
            // biome-ignore lint/a11y/useValidAnchor: stands in for any page; an empty address is the one asked for
            <a href="" className={actionClass('default', 'lg')}>
              {again}
            </a>
          )}
        </div>
      </PageHead>
    </div>
  );
}

export const Head = ({ pageContext, location }: HeadProps<object, NoticeContext>) => (
  <Seo seo={pageContext.seo} path={location.pathname} />
);
