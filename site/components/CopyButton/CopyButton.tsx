import { useEffect, useState } from 'react';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { announce } from '../Toasts/announce';

/** What the button says, and what is said once it was pressed. */
export interface CopyTexts {
  label: string;
  copied: string;
  /** Where the browser forbids copying. */
  failed: string;
}

/** Puts a text on the clipboard. Needs script, so it comes with it. */
export function CopyButton({ text, texts }: { text: string; texts: CopyTexts }) {
  const [isReady, setReady] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce('success', texts.copied);
    } catch {
      announce('error', texts.failed);
    }
  }

  return (
    <button type="button" className={actionClass('default', 'sm')} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {texts.label}
    </button>
  );
}
