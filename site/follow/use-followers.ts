import { useEffect, useState } from 'react';
import type { getFollowers } from '../../services/contracts/follows';
import { call } from '../api/call';

/**
 * How many devices follow an artist, as the service counts them; `undefined` until it has said so.
 *
 * @param standing what this device's part in the count is; `undefined` while that is being saved. A
 * change has it counted again.
 */
export function useFollowers(artistId: string, standing: boolean | undefined): number | undefined {
  const [followers, setFollowers] = useState<number>();

  useEffect(() => {
    if (standing === undefined) return;
    let isCurrent = true;
    const path = `/api/artists/${artistId}/followers` as const;
    call<typeof getFollowers>('GET', path, undefined, '').then((result) => {
      if (isCurrent) setFollowers(result.ok ? result.value.followers : undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [artistId, standing]);

  return followers;
}
