import { type DragEvent, useRef, useState } from 'react';
import { fetchPublished } from '../../api/fetch-published';
import type { VerifyTexts } from '../../pages/ai/verify';
import { useIsLive } from '../../use-is-live';
import { checkFile, type Verdict } from '../../verify/check-file';
import { PROVENANCE } from '../../verify/provenance-paths';
import { Icon } from '../Icon/Icon';
import { FileVerdict } from './FileVerdict';
import * as styles from './VerifyFile.module.css';

type State =
  | { step: 'waiting' }
  | { step: 'reading' }
  | { step: 'failed' }
  | { step: 'checked'; name: string; bytes: number; verdict: Verdict };

/** Checks a chosen or dropped file on the visitor's own device. Needs script, and says so where there is none. */
export function VerifyFile({ texts }: { texts: VerifyTexts }) {
  const [state, setState] = useState<State>({ step: 'waiting' });
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(0);
  const isLive = useIsLive();

  async function check(file: File | undefined) {
    if (!file) return;
    latest.current += 1;
    const mine = latest.current;
    setState({ step: 'reading' });
    const next: State = await verdictOn(file).then(
      (verdict) => ({ step: 'checked', name: file.name, bytes: file.size, verdict }) as const,
      () => ({ step: 'failed' }) as const,
    );
    // of two files chosen in a row the later one counts
    if (mine === latest.current) setState(next);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    check(event.dataTransfer.files[0]);
  }

  if (!isLive)
    return (
      <p className={styles.still} data-needs-script="page">
        {texts.noScript}
      </p>
    );
  return (
    <div className={styles.tool}>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          onChange={({ target }) => {
            check(target.files?.[0]);
            target.value = '';
          }}
        />
        <span className={styles.choose}>
          <Icon name="magnifying-glass" />
          {texts.choose}
        </span>
        <span>{texts.drop}</span>
        <small>{texts.privacy}</small>
      </label>
      <div role="status">
        {state.step === 'reading' && <p>{texts.reading}</p>}
        {state.step === 'failed' && (
          <>
            <h2 className="display">{texts.failed.title}</h2>
            <p>{texts.failed.text}</p>
          </>
        )}
        {state.step === 'checked' && <FileVerdict {...state} texts={texts} />}
      </div>
    </div>
  );
}

async function verdictOn(file: File): Promise<Verdict> {
  return checkFile(await file.arrayBuffer(), await fetchPublished(PROVENANCE));
}
