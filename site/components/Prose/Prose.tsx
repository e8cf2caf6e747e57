import * as styles from './Prose.module.css';

/** Running text that the build turned from the editor's Markdown into HTML (site/build/prose.ts). */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by editors, rendered with raw HTML off
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
