import type { HeadProps, PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import {
  findEntries,
  lookedFor,
  meantInstead,
  shownOf,
} from '../../services/contracts/find-entries';
import { IS_ALONE } from '../api/call';
import { Action } from '../components/Action/Action';
import { Mark } from '../components/Brand/Brand';
import { LinkTabs } from '../components/LinkTabs/LinkTabs';
import { Seo } from '../components/Seo/Seo';
import { SearchField } from '../components/SiteSearch/SearchField';
import { SearchResults } from '../components/SiteSearch/SearchResults';
import { Tally } from '../components/Tally/Tally';
import { fillPhrase } from '../fill-phrase';
import { FILLED_ELSEWHERE } from '../filled-elsewhere';
import type { SearchContext } from '../pages/search';
import * as styles from './search.module.css';

/** Milliseconds of rest after which the address follows the query. */
const PAUSE_MS = 300;

/**
 * `/search`: all that can be found; with script, what the query leaves of it. Without, the form asks
 * the service, which fills in what it found in place of all.
 */
export default function Search({ pageContext, location }: PageProps<object, SearchContext>) {
  const { title, lead, texts, groups } = pageContext;
  const [query, setQuery] = useState<string | null>(null);
  const [kind, setKind] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same address is a new visit
  useEffect(() => {
    // what was typed before script ran is kept
    const typed = document.querySelector<HTMLInputElement>('main [name="q"]')?.value;
    setKind(new URLSearchParams(location.search).get('kind') ?? '');
    setQuery(
      (now) => (now === null && typed) || (new URLSearchParams(location.search).get('q') ?? ''),
    );
  }, [location.search, location.key]);
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => showInAddress(query, kind), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, kind]);

  const asked = lookedFor(query ?? '');
  const { groups: matching, marked, isPartial } = findEntries(groups, asked);
  const found = shownOf(matching, kind);
  const isOneKind = found.some(({ id }) => id === kind);
  const count = found.reduce((sum, group) => sum + group.count, 0);
  const addressOf = (among: string) =>
    `${location.pathname}?${new URLSearchParams({ q: asked, ...(among && { kind: among }) })}`;
  const meant = isPartial ? meantInstead(groups, asked) : undefined;
  const { zero, one, other } = texts.results;
  const sentence = count === 0 ? zero : fillPhrase(count === 1 ? one : other, { n: count });
  const isNear = isPartial && count > 0;
  // whoever hears a count would take the nearest for what was asked for
  const said = isNear ? `${sentence}. ${texts.partly}` : `${sentence}.`;
  const meantAction = meant && (
    <Action href={`${location.pathname}?q=${encodeURIComponent(meant)}`} look="default">
      {fillPhrase(texts.empty.meant, { query: meant })}
    </Action>
  );
  const askAction = (
    <Action href={`${texts.empty.ask.href}?${new URLSearchParams({ q: asked })}`} look="outline">
      {texts.empty.ask.label}
    </Action>
  );

  return (
    <div className={styles.page}>
      <div className={`wrap ${styles.head}`}>
        {/* where no service writes in what was found, the address is for script to read */}
        <h1 className="label" {...(IS_ALONE && { 'data-needs-script': 'address' })}>
          {title}
        </h1>
        <SearchField
          query={query ?? ''}
          onChange={(typed) => {
            setQuery(typed);
            setKind('');
          }}
          label={texts.label}
          button={texts.button}
        />
      </div>
      {/* The service finds this element by its exact text and writes the results into it. */}
      <div data-fill="search" {...FILLED_ELSEWHERE} {...(query !== null && { hidden: true })} />
      <div className={`wrap ${styles.all}`}>
        <p className={styles.status}>
          <Tally>{asked === '' && !isOneKind ? lead : said}</Tally>
          {asked !== '' && !isNear && ` ${texts.hint}`}
        </p>
        {isOneKind && (
          <p data-part="more">
            <Action href={addressOf('')}>{texts.everyKind}</Action>
          </p>
        )}
        {found.length > 0 && !isOneKind && (
          <LinkTabs
            label={texts.kinds}
            views={found.map((group) => ({
              label: `${group.label} ${group.count}`,
              href: `#${group.id}`,
              isCurrent: false,
            }))}
          />
        )}
        {found.length === 0 && (
          <div data-part="empty">
            <Mark />
            <h2>{fillPhrase(texts.empty.title, { query: asked })}</h2>
            {meantAction && <p data-part="way">{meantAction}</p>}
            <p className="muted">{texts.empty.text}</p>
            <div data-part="ways">
              {askAction}
              <Action href={texts.empty.link.href} look="outline">
                {texts.empty.link.label}
              </Action>
            </div>
          </div>
        )}
        {isNear && meantAction && <p data-part="way">{meantAction}</p>}
        <SearchResults
          groups={found}
          moreOf={({ id, label, count: n }) => ({
            label: fillPhrase(texts.more, { n, kind: label }),
            href: addressOf(id),
          })}
          words={marked}
          isAll={asked === ''}
        />
        {isNear && <div data-part="ways">{askAction}</div>}
      </div>
    </div>
  );
}

function showInAddress(query: string, kind: string) {
  const address = new URL(window.location.href);
  if (kind === '') address.searchParams.delete('kind');
  const asked = lookedFor(query);
  if (asked === '') address.searchParams.delete('q');
  else address.searchParams.set('q', asked);
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, '', address);
}

export const Head = ({ pageContext, location }: HeadProps<object, SearchContext>) => (
  <Seo seo={pageContext.seo} path={location.pathname} />
);
