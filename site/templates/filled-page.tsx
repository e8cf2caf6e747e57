import type { PageProps } from 'gatsby';
import { useEffect, useRef } from 'react';
import { BackLink } from '../components/BackLink/BackLink';
import { Onward } from '../components/Onward/Onward';
import { PageHead } from '../components/PageHead/PageHead';
import { FILLED_ELSEWHERE } from '../filled-elsewhere';
import type { FilledPageContext } from '../pages/filled-pages';
import * as styles from './filled-page.module.css';

/** Where forms sent without script land, and links in newsletter mails. */
export default function FilledPage({ pageContext }: PageProps<object, FilledPageContext>) {
  const { title, fill, back, onward } = pageContext;
  const place = useRef<HTMLDivElement>(null);

  // A machine that only looks at links confirms nothing; a person need not press a second time.
  useEffect(() => {
    place.current?.querySelector<HTMLFormElement>('form[data-send]')?.submit();
  }, []);

  return (
    <>
      <PageHead title={title}>
        <div className={styles.result}>
          {/* The service finds this element by its exact text and writes into it. */}
          <div data-fill={fill} ref={place} {...FILLED_ELSEWHERE} />
        </div>
        <BackLink back={back} />
      </PageHead>
      <Onward {...onward} />
    </>
  );
}

export { Head } from '../components/Seo/Seo';
