import { useEffect, useState } from 'react';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { announce } from '../Toasts/announce';

/** What the button says, and what is said once it was pressed. */
export interface ShareTexts {
  label: string;
  copied: string;
  /** Stands above the address where the browser forbids copying. */
  failed: string;
}

interface ShareButtonProps {
  title: string;
  texts: ShareTexts;
  size?: 'sm' | 'lg';
}

/** Hands the page's address to the device's own share sheet, or copies it. Needs script, so it comes with it. */
export function ShareButton({ title, texts, size = 'lg' }: ShareButtonProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return null;

  async function share() {
    const url = window.location.origin + window.location.pathname;
    if (typeof navigator.share === 'function') {
      const outcome = await navigator.share({ title, url }).then(
        () => 'shared',
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      );
      if (outcome === 'shared' || outcome === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      announce('success', texts.copied);
    } catch {
      announce('error', texts.failed, url);
    }
  }

  return (
    <button type="button" className={actionClass('outline', size)} onClick={share}>
      <Icon name="share-network" />
      {texts.label}
    </button>
  );
}
