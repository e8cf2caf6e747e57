import type { FactRow } from '../../pages/ai/fact-rows';
import type { FactsContext } from '../../pages/ai/facts';
import { withNames } from '../../shell/with-names';
import { Action } from '../Action/Action';
import { Chip } from '../Chip/Chip';
import { Ledger } from '../Ledger/Ledger';
import { SourceTag } from '../SourceTag/SourceTag';
import * as styles from './FactsTable.module.css';

type FactsTableProps = Pick<
  FactsContext,
  'title' | 'filter' | 'jump' | 'json' | 'columns' | 'rows'
>;

/** All figures as a table. Radio buttons choose whose, style sheets show them: it works without script. */
export function FactsTable({ title, filter, jump, json, columns, rows }: FactsTableProps) {
  return (
    <div className={styles.facts}>
      <div className={styles.tools}>
        <fieldset>
          <legend className="visually-hidden">{filter.label}</legend>
          {filter.kinds.map(({ id, label, count }) => (
            <label key={id}>
              <input type="radio" name="kind" value={id} defaultChecked={id === 'all'} />
              <span>{`${label} ${count}`}</span>
            </label>
          ))}
        </fieldset>
        <Action href={json.href} look="outline" size="sm">
          {json.label}
        </Action>
      </div>
      <nav className={styles.jump} aria-label={jump.label}>
        <span aria-hidden="true">{jump.label}</span>
        {jump.links.map(({ label, href }) => (
          <a key={href} href={href}>
            {withNames(label)}
          </a>
        ))}
      </nav>
      <Ledger
        name={title}
        columns={columns}
        figures={1}
        rows={rows.map(cellsOf)}
        rowIds={rows.map(({ id }) => id)}
        rowKinds={rows.map(({ kind }) => kind)}
      />
    </div>
  );
}

function cellsOf({
  claim,
  display,
  about,
  asOf,
  source,
  sourceUrl,
  kind,
  status,
  question,
}: FactRow) {
  return [
    claim,
    display,
    withNames(about),
    asOf,
    kind === 'reported' ? (
      <SourceTag key="source">{source}</SourceTag>
    ) : sourceUrl === null ? (
      <Chip key="source" look="outline">
        {source}
      </Chip>
    ) : (
      <Action key="source" href={sourceUrl} look="link">
        {source}
      </Action>
    ),
    status,
    <Action key="question" href={question.href} look="link" size="sm" aria-label={question.aria}>
      {question.label}
    </Action>,
  ];
}
