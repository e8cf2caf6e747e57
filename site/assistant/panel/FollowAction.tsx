import { actionClass } from '../../components/Action/Action';
import { Icon } from '../../components/Icon/Icon';
import { announce } from '../../components/Toasts/announce';
import { toggleFollow } from '../../follow/follow-store';
import { useFollow } from '../../follow/use-follow';
import { shell } from '../../shell/shell';
import { withNames } from '../../shell/with-names';
import * as styles from './After.module.css';

interface FollowActionProps {
  artistId: string;
  label: string;
  wish: 'follow' | 'unfollow';
}

/** Follows an artist, or no longer, from the chat; all buttons of the page know it at once. */
export function FollowAction({ artistId, label, wish }: FollowActionProps) {
  const { step, isFollowing, fault } = useFollow(artistId);
  const isDone = isFollowing === (wish === 'follow');
  const isSaving = step === 'saving';
  const words = wish === 'follow' ? shell.follow.following : shell.follow.unfollowed;

  async function press() {
    if (isDone || isSaving) return;
    const wrong = await toggleFollow(artistId, shell.follow.failed);
    if (wrong) announce('error', wrong);
  }

  return (
    <div className={styles.offer}>
      <button
        type="button"
        className={actionClass(isDone ? 'secondary' : 'default', 'sm')}
        aria-disabled={isDone || isSaving}
        aria-busy={isSaving}
        onClick={press}
      >
        <Icon name={isDone ? 'check' : wish === 'follow' ? 'plus' : 'minus'} />
        {isSaving ? shell.follow.saving : isDone ? words : withNames(label)}
      </button>
      {fault && <p>{fault}</p>}
    </div>
  );
}
