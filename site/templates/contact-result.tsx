import type { HeadProps, PageProps } from 'gatsby';
import { BackLink } from '../components/BackLink/BackLink';
import { Onward } from '../components/Onward/Onward';
import { PageHead } from '../components/PageHead/PageHead';
import { Seo } from '../components/Seo/Seo';
import { FILLED_ELSEWHERE } from '../filled-elsewhere';
import type { ContactResultContext } from '../pages/contact-result';
import * as styles from './contact-result.module.css';

/** Where a form sent without script lands. */
export default function ContactResult({ pageContext }: PageProps<object, ContactResultContext>) {
  const { title, back, onward } = pageContext;
  return (
    <>
      <PageHead title={title}>
        <div className={styles.result}>
          {/* The service finds this element by its exact text and writes the result into it. */}
          <div data-fill="contact-result" {...FILLED_ELSEWHERE} />
        </div>
        <BackLink back={back} />
      </PageHead>
      <Onward {...onward} />
    </>
  );
}

export const Head = ({ pageContext, location }: HeadProps<object, ContactResultContext>) => (
  <Seo seo={pageContext.seo} path={location.pathname} />
);
