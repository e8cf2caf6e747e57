import { useEffect, useRef } from 'react';
import { toggleFollow } from '../../follow/follow-store';
import { useFollow } from '../../follow/use-follow';
import { shell } from '../../shell/shell';
import { withNames } from '../../shell/with-names';
import { useIsLive } from '../../use-is-live';
import { Action, type ActionLook, actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { echo, prepareToasts, withdraw } from '../Toasts/announce';
import * as styles from './FollowButton.module.css';

interface FollowButtonProps {
  artistId: string;
  /** Whom it is about, for readers, where more than one can be followed. */
  name?: string;
  /** Where the artist can be followed by mail: what the button leads to without script. */
  byMail: string;
  look?: ActionLook;
  size?: 'sm' | 'lg';
}

/**
 * Follows an artist, or no longer. Says what is being saved, and what was not. Until React is there a link
 * says how it stands (`start/show-follows`), and a press on it is held for the button.
 */
export function FollowButton({ artistId, name, byMail, look, size = 'lg' }: FollowButtonProps) {
  const texts = shell.follow;
  const isLive = useIsLive();
  const { step, isFollowing, fault } = useFollow(artistId);

  const about = name && <span className="visually-hidden"> {withNames(name)}</span>;
  const isSaving = step === 'saving';
  const { button, isPressed } = useFocusBack(isSaving);

  if (!isLive)
    return (
      <Action
        href={byMail}
        look={look ?? 'default'}
        size={size}
        className={styles.link}
        data-needs-script={`follow-${artistId}`}
      >
        <span>
          <Icon name="plus" />
          {texts.follow}
          {about}
        </span>
        <span>
          <Icon name="check" />
          {texts.following}
          {about}
        </span>
      </Action>
    );

  async function press() {
    isPressed.current = true;
    prepareToasts();
    if (fault) withdraw(fault);
    const wrong = await toggleFollow(artistId, texts.failed);
    if (wrong) echo('error', wrong);
  }

  const dress = isFollowing && !isSaving ? 'secondary' : look;
  return (
    <div className={styles.follow}>
      <button
        type="button"
        data-needs-script={`follow-${artistId}`}
        className={`${actionClass(dress, size)} ${styles.button}`}
        data-following={(isFollowing && !isSaving) || undefined}
        ref={button}
        disabled={isSaving}
        aria-busy={isSaving}
        aria-pressed={isFollowing}
        onClick={press}
      >
        {isSaving ? (
          <span className={styles.turning} aria-hidden="true" />
        ) : (
          <Icon name={isFollowing ? 'check' : 'plus'} />
        )}
        {isSaving ? texts.saving : isFollowing ? texts.following : texts.follow}
        {about}
      </button>
      {fault && (
        <p role="alert" className={styles.fault}>
          <Icon name="warning-circle" />
          {fault}
        </p>
      )}
    </div>
  );
}

/** A disabled button loses the focus: whoever pressed it gets it back. */
function useFocusBack(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isDisabled || !isPressed.current) return;
    isPressed.current = false;
    // to the page around it, where a press on the disabled button leaves the focus, if anywhere
    if (document.activeElement?.contains(button.current)) button.current?.focus();
  }, [isDisabled]);
  return { button, isPressed };
}
