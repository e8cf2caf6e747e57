import { useEffect, useState } from 'react';
import { whenSeen } from '../../when-seen';
import { sortByClock } from './sort-by-clock';

/** Events sorted as `sortByClock` does, by the visitor's clock; until script runs, by that of the build. */
export function useByClock<Happening extends { startsAt: string; overAt: string }>(
  happenings: Happening[],
  builtAt: string,
): { upcoming: Happening[]; past: Happening[] } {
  const [now, setNow] = useState(builtAt);
  useEffect(() => whenSeen(() => setNow(new Date().toISOString())), []);
  return sortByClock(happenings, now);
}
