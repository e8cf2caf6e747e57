import { markWords } from '../../../services/contracts/search/match-words';
import type { IconName } from '../../icons/names';
import { inLanguage } from '../../in-language';
import type { LinkTo } from '../../pages/page';
import { withNames } from '../../shell/with-names';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { SearchEntry, SearchGroup } from './entry';
import './search-results.css';
import './more-results.css';
import './no-results.css';

/** What stands where a kind has no pictures. */
const SIGNS: Partial<Record<SearchGroup['id'], IconName>> = {
  events: 'calendar-blank',
  questions: 'seal-question',
};

interface SearchResultsProps {
  groups: (SearchGroup & { count: number })[];
  /** The way to all of a group of which only some is here. */
  moreOf: (group: SearchGroup & { count: number }) => LinkTo;
  /** Marked in what is shown. */
  words: string[];
  /** Whether nothing was asked for: all there is then stands close together. */
  isAll: boolean;
}

/** What was found, by kind. */
export function SearchResults({ groups, moreOf, words, isAll }: SearchResultsProps) {
  return (
    <div data-results={isAll ? 'all' : ''}>
      {groups.map((group) => (
        <section key={group.id} id={group.id}>
          <h2 className="display">{group.label}</h2>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.href + entry.title} data-artist={entry.artistId}>
                <Row
                  entry={entry}
                  words={words}
                  {...(SIGNS[group.id] && { sign: SIGNS[group.id] })}
                />
              </li>
            ))}
          </ul>
          {group.entries.length < group.count && <More {...moreOf(group)} />}
        </section>
      ))}
    </div>
  );
}

function More({ label, href }: LinkTo) {
  return (
    <p data-part="more">
      <Action href={href}>{label}</Action>
    </p>
  );
}

interface RowProps {
  entry: SearchEntry;
  words: string[];
  sign?: IconName | undefined;
}

function Row({ entry, words, sign }: RowProps) {
  const { href, title, titleLang, text, textLang, picture } = entry;
  // a name among English stands where English begins
  const whole = inLanguage(textLang);
  return (
    <Action href={href} data-small={!picture || undefined}>
      <span data-part="art">
        {picture && <Picture picture={picture} sizes="112px" alt="" />}
        {!picture && sign && <Icon name={sign} />}
      </span>
      <span>
        <b lang={titleLang} dir={whole.dir}>
          <Marked text={title} words={words} />
        </b>{' '}
        <span data-part="text" {...whole}>
          <Marked text={text} words={words} />
        </span>{' '}
        <small>{href}</small>
      </span>
      <Icon name="arrow-right" />
    </Action>
  );
}

function Marked({ text, words }: { text: string; words: string[] }) {
  if (words.length === 0) return withNames(text);
  return markWords(text, words).map(({ text: piece, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
    isHit ? <mark key={index}>{withNames(piece)}</mark> : withNames(piece),
  );
}
