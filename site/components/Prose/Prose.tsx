import { inLanguage } from '../../in-language';
import * as styles from './Prose.module.css';

interface ProseProps {
  /** The fragment of its address. */
  id?: string | undefined;
  /** Running text that the build turned from the editor's Markdown into HTML (content/derive/prose.ts). */
  html: string;
  /** Its language when it is not English. */
  lang?: string | undefined;
}

/** An editor's running text. */
export function Prose({ id, html, lang }: ProseProps) {
  return (
    <div
      id={id}
      className={styles.prose}
      {...inLanguage(lang)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by editors, rendered with raw HTML off
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
