import { Icon } from '../Icon/Icon';
import { Prose } from '../Prose/Prose';
import * as styles from './Accordion.module.css';

/** A question and its answer as HTML. `id` is the fragment of its address. */
export interface Question {
  id: string;
  question: string;
  html: string;
}

interface AccordionProps {
  items: Question[];
  /** Whether the first answer is open at the start. */
  firstOpen?: boolean;
}

/**
 * Questions with answers that fold: native, so they open without script and can be searched. The fragment names
 * the answer and not the whole, since browsers open only what hides it; `useOpenNamed` does so where they do not.
 */
export function Accordion({ items, firstOpen = false }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ id, question, html }, index) => (
        <details key={id} open={firstOpen && index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <Prose id={id} html={html} />
        </details>
      ))}
    </div>
  );
}
