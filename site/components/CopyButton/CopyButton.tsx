import { useState } from 'react';
import { actionClass, scriptedClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { announce, prepareToasts } from '../Toasts/announce';

/** What the button says, and what is said once it was pressed. */
export interface CopyTexts {
  label: string;
  copied: string;
  /** Where the browser forbids copying. */
  failed: string;
}

interface CopyButtonProps {
  text: string;
  /** Which text it is, for who hears one button of several. */
  of: string;
  texts: CopyTexts;
}

/** Puts a text on the clipboard. A press before React listens is held until it does. */
export function CopyButton({ text, of, texts }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');

  async function copy() {
    prepareToasts();
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce('success', texts.copied);
    } catch {
      setState('failed');
      announce('error', texts.failed);
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${actionClass('default', 'sm')} ${scriptedClass}`}
        data-needs-script="copy"
        onClick={copy}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {texts.label}
        <span className="visually-hidden">: {of}</span>
      </button>
      {state === 'failed' && <p>{texts.failed}</p>}
    </>
  );
}
