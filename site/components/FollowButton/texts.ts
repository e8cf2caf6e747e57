/** Words of the follow button; all from content. */
export interface FollowTexts {
  follow: string;
  following: string;
  saving: string;
  /** Instead of the wish, once it is no longer so. */
  unfollowed: string;
  failed: string;
  /** `{n}` stands for the number. */
  counts: { zero: string; one: string; other: string };
}
