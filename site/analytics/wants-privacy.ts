/** Whether the visitor asks not to be tracked (DNT, GPC), which is answered by sending and keeping nothing at all. */
export function wantsPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Pages of staff: whoever looks at the figures must not move them. */
export const STAFF = /^\/(admin|auth)(\/|$)/;
