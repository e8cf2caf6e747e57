import type { HeadProps, PageProps } from 'gatsby';
import { useEffect, useRef } from 'react';
import { Action } from '../components/Action/Action';
import { Icon } from '../components/Icon/Icon';
import { Onward } from '../components/Onward/Onward';
import { PageHead } from '../components/PageHead/PageHead';
import { Seo } from '../components/Seo/Seo';
import { FILLED_ELSEWHERE } from '../filled-elsewhere';
import type { NewsletterContext } from '../pages/join/newsletter';
import * as styles from './newsletter-page.module.css';

/** Where links in newsletter mails lead, and forms sent without script. */
export default function NewsletterPage({ pageContext }: PageProps<object, NewsletterContext>) {
  const { title, back, onward } = pageContext;
  const place = useRef<HTMLDivElement>(null);

  // A machine that only looks at links confirms nothing; a person need not press a second time.
  useEffect(() => {
    place.current?.querySelector<HTMLFormElement>('form[data-send]')?.requestSubmit();
  }, []);

  return (
    <>
      <PageHead title={title}>
        <div className={styles.result}>
          {/* The service finds this element by its exact text and writes into it. */}
          <div data-fill="newsletter" ref={place} {...FILLED_ELSEWHERE} />
        </div>
        <Action href={back.href} look="link">
          <Icon name="arrow-left" />
          {back.label}
        </Action>
      </PageHead>
      <Onward {...onward} />
    </>
  );
}

export const Head = ({ pageContext, location }: HeadProps<object, NewsletterContext>) => (
  <Seo seo={pageContext.seo} path={location.pathname} />
);
