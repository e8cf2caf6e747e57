import { useState } from 'react';
import { withNames } from '../../shell/with-names';
import { actionClass, scriptedClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { announce, prepareToasts } from '../Toasts/announce';
import * as styles from './ShareButton.module.css';

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
  size?: 'sm' | 'md' | 'lg';
  /** Which part of the page it is, behind its address: `?take=7#signature`. */
  place?: string;
  /** Says what is shared to whoever hears the button, where its words alone do not. */
  of?: string;
}

/** Hands the page's address to the device's own share sheet, or copies it. A press before React listens is held. */
export function ShareButton({ title, texts, size = 'lg', place = '', of }: ShareButtonProps) {
  const [byHand, setByHand] = useState('');

  async function share() {
    const url = window.location.origin + window.location.pathname + place;
    if (typeof navigator.share === 'function') {
      const outcome = await navigator.share({ title, url }).then(
        () => 'shared',
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      );
      if (outcome === 'shared' || outcome === 'AbortError') return;
    }
    prepareToasts();
    try {
      await navigator.clipboard.writeText(url);
      setByHand('');
      announce('success', texts.copied);
    } catch {
      setByHand(url);
      announce('error', texts.failed, url);
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${actionClass('outline', size)} ${scriptedClass}`}
        data-needs-script="share"
        onClick={share}
      >
        <Icon name="share-network" />
        {texts.label}
        {of && <span className="visually-hidden"> {withNames(of)}</span>}
      </button>
      {byHand && (
        <p className={styles.byHand}>
          {texts.failed} <b>{byHand}</b>
        </p>
      )}
    </>
  );
}
