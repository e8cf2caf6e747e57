import { useEffect } from 'react';
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
 * Questions with answers that fold: native, so they open without script and can be searched. The one
 * that the address names opens by itself.
 */
export function Accordion({ items, firstOpen = false }: AccordionProps) {
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    const openNamed = () => {
      const named = window.location.hash.slice(1);
      const details = ids.split(' ').includes(named) && document.getElementById(named);
      if (!(details instanceof HTMLDetailsElement)) return;
      details.open = true;
      details.scrollIntoView();
    };
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, [ids]);

  return (
    <div className={styles.list}>
      {items.map(({ id, question, html }, index) => (
        <details key={id} id={id} open={firstOpen && index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <Prose html={html} />
        </details>
      ))}
    </div>
  );
}
