import type { ReactNode } from 'react';
import type { TextPart } from '../../pages/parts/text-part';
import type { TextPageContext } from '../../pages/text-pages';
import { Action } from '../Action/Action';
import { Chip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import { Ledger } from '../Ledger/Ledger';
import { Note } from '../Note/Note';
import { Prose } from '../Prose/Prose';
import { FoldedRail } from '../Rail/FoldedRail';
import { Rail } from '../Rail/Rail';
import * as styles from './TextBody.module.css';

interface TextBodyProps extends Pick<TextPageContext, 'onThisPage' | 'draft' | 'parts'> {
  isNumbered?: boolean;
  /** What stands above the text, in its column. */
  head?: ReactNode;
  /** What stands below it. */
  children?: ReactNode;
}

/** A long text with its contents beside it, or folded above it on narrow screens. */
export function TextBody(props: TextBodyProps) {
  const { onThisPage, draft, parts, isNumbered = false, head, children } = props;
  const items = parts.map(({ id, title }) => ({ id, label: title }));
  return (
    <div className={`wrap ${styles.columns}`}>
      <Rail label={onThisPage} items={items} />
      <article className={styles.text}>
        {head}
        <FoldedRail label={onThisPage} items={items} />
        {draft && (
          <Note icon="pencil-line" look="draft">
            <p>{draft}</p>
          </Note>
        )}
        {parts.map((part, index) => (
          <Part key={part.id} part={part} number={isNumbered ? index + 1 : null} />
        ))}
        {children}
      </article>
    </div>
  );
}

function Part({ part, number }: { part: TextPart; number: number | null }) {
  const { id, title, html, table, links, status } = part;
  return (
    <section id={id} className={styles.part}>
      <h2 className="display">
        {number !== null && `${number}. `}
        {title}
      </h2>
      {status && <Chip look="outline">{status}</Chip>}
      {html && <Prose html={html} />}
      {table && (
        <Ledger
          name={title}
          columns={table.columns}
          rows={table.rows.map((row) =>
            row.map((cell) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: written by editors, rendered with raw HTML off
              <span key={cell} dangerouslySetInnerHTML={{ __html: cell }} />
            )),
          )}
        />
      )}
      {links.map(({ label, href }) => (
        <Action key={href} href={href} look="link">
          {label}
          <Icon name="arrow-right" />
        </Action>
      ))}
    </section>
  );
}
