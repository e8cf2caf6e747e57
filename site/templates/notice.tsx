import type { HeadProps, PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { actionClass } from '../components/Action/Action';
import { Note } from '../components/Note/Note';
import { PageHead } from '../components/PageHead/PageHead';
import { Seo } from '../components/Seo/Seo';
import type { NoticeContext } from '../pages/system';
import * as styles from './notice.module.css';

/** A page of a few sentences: no network, no area yet. */
export default function Notice({ pageContext, location }: PageProps<object, NoticeContext>) {
  const { title, lead, note, again } = pageContext;
  const [address, setAddress] = useState(location.pathname);
  // this page may stand in for any other: the address tells which
  useEffect(() => setAddress(window.location.pathname + window.location.search), []);
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
            <a href={address} className={actionClass('default', 'lg')}>
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
