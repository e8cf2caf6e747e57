import type { Notice } from './announce';

/** A notice that is read out, and which showing of it this is: the same words again are said again. */
export interface Said {
  id: string;
  showing: number;
  notice: Notice;
}

/**
 * Has toasts read out, each once, an error at once. Stands beside them: what reads out must be on the page before its
 * words, and the toasts' own layer comes with its first.
 */
export function Speech({ said }: { said: Said | undefined }) {
  const isError = said?.notice.kind === 'error';
  const words = said && (
    <span key={said.showing}>
      {[said.notice.title, said.notice.description].filter(Boolean).join(' ')}
    </span>
  );
  return (
    <div className="visually-hidden">
      <p aria-live="polite">{!isError && words}</p>
      <p aria-live="assertive">{isError && words}</p>
    </div>
  );
}
