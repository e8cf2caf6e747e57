import { fillPhrase } from '../../fill-phrase';
import { useFollow } from '../../follow/use-follow';
import { useFollowers } from '../../follow/use-followers';
import { shell } from '../../shell/shell';
import { useIsLive } from '../../use-is-live';
import * as styles from './FollowButton.module.css';

/** How many follow an artist, counted by the service. Its line is kept free until that is known. */
export function FollowerCount({ artistId }: { artistId: string }) {
  const { counts } = shell.follow;
  const { step, isFollowing } = useFollow(artistId);
  const isKnown = useIsLive() && step === 'settled';
  const followers = useFollowers(artistId, isKnown ? isFollowing : undefined);
  return (
    <p className={styles.count}>
      {followers === 0 && counts.zero}
      {followers !== undefined &&
        followers > 0 &&
        fillPhrase(followers === 1 ? counts.one : counts.other, { n: followers })}
    </p>
  );
}
