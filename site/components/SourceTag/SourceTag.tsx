import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import * as styles from './SourceTag.module.css';

interface SourceTagProps {
  /** The fact's id; the tag then leads to its row among all figures. */
  fact?: string;
  /** The figure, for whoever hears the link away from it: `1.2M+ streams`. */
  of?: string;
  children: string;
}

/** Says who counted the figure it stands beside. */
export function SourceTag({ fact, of, children }: SourceTagProps) {
  const words = (
    <span className={styles.tag}>
      <Icon name="seal-question" size={1.1} />
      {children}
    </span>
  );
  if (fact === undefined) return words;
  return (
    <Action href={`/ai/facts#${fact}`} className={styles.link}>
      {words}
      {of && <span className="visually-hidden">: {of}</span>}
    </Action>
  );
}
