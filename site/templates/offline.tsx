import type { PageProps } from 'gatsby';
import { useEffect } from 'react';
import { actionClass } from '../components/Action/Action';
import { PageHead } from '../components/PageHead/PageHead';
import { FILLED_ELSEWHERE } from '../filled-elsewhere';
import type { OfflineContext } from '../pages/offline';
import { useIsLive } from '../use-is-live';
import * as styles from './offline.module.css';

/** `/offline`: shown for pages that cannot be had, and to whoever wants to know what is kept here. */
export default function Offline({ pageContext }: PageProps<object, OfflineContext>) {
  const { offline, online, again, waiting, pages } = pageContext;
  const isOnline = useIsLive() && navigator.onLine;
  const { title, lead } = isOnline ? online : offline;
  useEffect(() => {
    import('../offline/desk/show-desk').then(
      ({ showDesk }) => showDesk(),
      () => {
        // without a connection the page's own script has done it
      },
    );
  }, []);

  return (
    <div data-needs-script="page" data-desk="">
      <PageHead title={title} lead={lead}>
        {!isOnline && (
          <p className={styles.again}>
            {/* biome-ignore lint/a11y/useValidAnchor: stands in for any page; an empty address is the one asked for */}
            <a href="" className={actionClass('default', 'lg')}>
              {again}
            </a>
          </p>
        )}
      </PageHead>
      <div className={`wrap ${styles.parts}`}>
        <WaitingForms waiting={waiting} />
        <KeptPages pages={pages} />
      </div>
    </div>
  );
}

/** What was sent without a connection, or was sent since; `show-desk` makes the rows. */
function WaitingForms({ waiting }: Pick<OfflineContext, 'waiting'>) {
  return (
    <section data-part="waiting" data-some="" hidden suppressHydrationWarning>
      <h2
        data-now={waiting.title}
        data-done={waiting.gone.title}
        className="display"
        suppressHydrationWarning
      >
        {waiting.title}
      </h2>
      <p data-now={waiting.lead} data-done={waiting.gone.text} suppressHydrationWarning>
        {waiting.lead}
      </p>
      <ul data-list="" className={styles.rows} aria-live="polite" {...FILLED_ELSEWHERE} />
      <ul data-pattern="" hidden>
        <WaitingRow waiting={waiting} />
      </ul>
    </section>
  );
}

/** The pattern of a row. */
function WaitingRow({ waiting }: Pick<OfflineContext, 'waiting'>) {
  return (
    <li className={styles.row}>
      <h3 data-slot="kind" data-message={waiting.kinds.message} data-signup={waiting.kinds.signup}>
        {waiting.title}
      </h3>
      <p data-slot="gist" className={styles.gist} />
      <p
        data-slot="standing"
        data-waiting={waiting.standings.waiting}
        data-sending={waiting.standings.sending}
        data-late={waiting.standings.late}
        data-refused={waiting.standings.refused}
        data-sent={waiting.standings.sent}
      />
      <p data-slot="reference" data-sent={waiting.reference} />
      <div className={styles.controls}>
        <button type="button" data-act="send" className={actionClass('default', 'sm')}>
          {waiting.sendNow}
        </button>
        <button
          type="button"
          data-act="discard"
          data-ask={waiting.discardAsk}
          className={actionClass('outline', 'sm')}
        >
          {waiting.discard}
        </button>
        <button type="button" data-act="dismiss" className={actionClass('outline', 'sm')}>
          {waiting.dismiss}
        </button>
      </div>
    </li>
  );
}

/** The pages that can be opened without a connection; `show-desk` lists them. */
function KeptPages({ pages }: Pick<OfflineContext, 'pages'>) {
  return (
    <section data-part="pages">
      <h2 className="display">{pages.title}</h2>
      <p data-some="" hidden suppressHydrationWarning>
        {pages.lead}
      </p>
      <noscript>
        <p>{pages.noScript}</p>
      </noscript>
      <p data-none="" hidden suppressHydrationWarning>
        {pages.none}
      </p>
      <ul data-list="" className={styles.pages} {...FILLED_ELSEWHERE} />
      <ul data-pattern="" hidden>
        <li>
          <a href="/offline">{pages.title}</a>
        </li>
      </ul>
      <p data-some="" hidden suppressHydrationWarning className={styles.controls}>
        <button type="button" data-act="clear" className={actionClass('outline')}>
          {pages.clear}
        </button>
        <span
          data-one={pages.count.one}
          data-other={pages.count.other}
          className="caption"
          role="status"
          {...FILLED_ELSEWHERE}
        />
      </p>
    </section>
  );
}

export { Head } from '../components/Seo/Seo';
