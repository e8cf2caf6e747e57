import type { PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import {
  findEntries,
  lookedFor,
  meantInstead,
  shownOf,
} from '../../services/contracts/search/find-entries';
import { IS_ALONE } from '../api/call';
import { Action } from '../components/Action/Action';
import { Mark } from '../components/Brand/Brand';
import { LinkTabs } from '../components/LinkTabs/LinkTabs';
import { SearchField } from '../components/SiteSearch/SearchField';
import { SearchResults } from '../components/SiteSearch/SearchResults';
import { useAddressedQuery } from '../components/SiteSearch/use-addressed-query';
import { Tally } from '../components/Tally/Tally';
import { fillPhrase } from '../fill-phrase';
import { FILLED_ELSEWHERE } from '../filled-elsewhere';
import type { SearchContext } from '../pages/search';
import * as styles from './search.module.css';

/**
 * `/search`: all that can be found; with script, what the query leaves of it. Without, the form asks
 * the service, which fills in what it found in place of all.
 */
export default function Search({ pageContext, location }: PageProps<object, SearchContext>) {
  const { title, lead, texts, groups } = pageContext;
  const { query, kind, type } = useAddressedQuery(location);
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
          onChange={type}
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
        {found.length > 0 && !isOneKind && <KindTabs label={texts.kinds} groups={found} />}
        {found.length === 0 && (
          <NothingFound texts={texts.empty} asked={asked} meant={meantAction}>
            {askAction}
          </NothingFound>
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

/** Each kind of what was found, as a link to its place below. */
function KindTabs({
  label,
  groups,
}: {
  label: string;
  groups: { id: string; label: string; count: number }[];
}) {
  return (
    <LinkTabs
      label={label}
      views={groups.map((group) => ({
        label: `${group.label} ${group.count}`,
        href: `#${group.id}`,
        isCurrent: false,
      }))}
    />
  );
}

interface NothingFoundProps {
  texts: SearchContext['texts']['empty'];
  asked: string;
  /** The way to what may have been meant. */
  meant: ReactNode;
  /** The way to the assistant. */
  children: ReactNode;
}

/** What can be done where nothing was found. */
function NothingFound({ texts, asked, meant, children }: NothingFoundProps) {
  return (
    <div data-part="empty">
      <Mark />
      <h2>{fillPhrase(texts.title, { query: asked })}</h2>
      {meant && <p data-part="way">{meant}</p>}
      <p className="muted">{texts.text}</p>
      <div data-part="ways">
        {children}
        <Action href={texts.link.href} look="outline">
          {texts.link.label}
        </Action>
      </div>
    </div>
  );
}

export { Head } from '../components/Seo/Seo';
