import type { RatingRequest } from '../../../services/contracts/assistant';
import type { CallResult } from '../../api/call';

/**
 * Tells the service verdicts, and the reason of one once that has arrived: alone it would count as none.
 * @param onLost told of a rating that did not arrive, and why
 */
export function tellVerdicts(
  rate: (rating: RatingRequest) => Promise<CallResult<unknown>>,
  onLost: (rating: RatingRequest, why: string) => void,
): (rating: RatingRequest) => Promise<void> {
  /** Whether the last verdict arrived; those that were kept from another page had. */
  let arrival = Promise.resolve(true);

  async function tell(rating: RatingRequest, verdict?: Promise<boolean>): Promise<boolean> {
    if ((await verdict) === false) return false;
    const told = await rate(rating);
    if (!told.ok) onLost(rating, told.error.message);
    return told.ok;
  }

  return async (rating) => {
    if (rating.reason) await tell(rating, arrival);
    else {
      arrival = tell(rating);
      await arrival;
    }
  };
}
