import { withNames } from '../../shell/with-names';
import type { Notice } from './announce';

/** A notice that is read out, and which showing of it this is: the same words again are said again. */
export interface Said {
  id: string;
  showing: number;
  notice: Notice;
}

/**
 * Has toasts read out, each once, an error at once. Stands beside them: what reads out must be on the page before its
 * words, and the toasts' own layer shows with its first.
 */
export function Speech({ said }: { said: readonly Said[] }) {
  const wordsOf = (kind: Notice['kind']) =>
    said
      .filter(({ notice }) => notice.kind === kind)
      .map(({ showing, notice: { title, description } }) => (
        <span key={showing}>{withNames([title, description].filter(Boolean).join(' '))}</span>
      ));
  return (
    <div className="visually-hidden">
      <p aria-live="polite">{wordsOf('success')}</p>
      <p aria-live="assertive">{wordsOf('error')}</p>
    </div>
  );
}
