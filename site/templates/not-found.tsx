import { navigate, type PageProps } from 'gatsby';
import type { FormEvent } from 'react';
import { endpointUrl, IS_ALONE } from '../api/call';
import { Action, actionClass } from '../components/Action/Action';
import { Field } from '../components/Field/Field';
import { Icon } from '../components/Icon/Icon';
import { NearestPages } from '../components/NearestPages/NearestPages';
import { Picture } from '../components/Picture/Picture';
import { PHONE_WIDE } from '../components/Picture/picture';
import { StripLine } from '../components/StripLine/StripLine';
import type { NotFoundContext } from '../pages/not-found';
import * as styles from './not-found.module.css';

/** Every unknown address: the way home, the search, and what was perhaps meant. */
export default function NotFound({ pageContext }: PageProps<object, NotFoundContext>) {
  const { title, lead, home, search, nearest, known, log, art } = pageContext;
  return (
    <section className={`ink ${styles.page}`} data-artist={art.artistId}>
      <Picture
        picture={art.wide}
        sizes="100vw"
        narrow={{ picture: art.narrow, sizes: PHONE_WIDE }}
        priority
        alt=""
      />
      <div className={`wrap ${styles.words}`}>
        <div className={`display ${styles.number}`} aria-hidden="true">
          <StripLine text="404" size={42} />
        </div>
        <h1 className="display">{title}</h1>
        <p className="lead">{lead}</p>
        <Action href={home.href} look="default" size="lg">
          <Icon name="arrow-left" />
          {home.label}
        </Action>
        <search className={styles.search}>
          <form action={endpointUrl('/search')} onSubmit={IS_ALONE ? searchHere : undefined}>
            <Field
              name="q"
              type="search"
              label={search.label}
              error={undefined}
              autoComplete="off"
              enterKeyHint="search"
              joined={
                <button type="submit" className={actionClass('outline')} aria-label={search.button}>
                  <Icon name="magnifying-glass" />
                </button>
              }
            />
          </form>
        </search>
        <NearestPages heading={nearest} known={known} log={log} />
      </div>
    </section>
  );
}

/** Where the service is elsewhere, script finds what was asked for without leaving this host. */
function searchHere(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const asked = String(new FormData(event.currentTarget).get('q') ?? '');
  void navigate(`/search?${new URLSearchParams({ q: asked })}`);
}

export { Head } from '../components/Seo/Seo';
