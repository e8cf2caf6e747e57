import { DAY_MS } from '../contracts/limits/durations';
import { wallClock } from './office-time';

const WEEKEND = ['Sat', 'Sun'];

/**
 * When an answer is due that is promised "within 24 hours on business days": 24 hours after, the
 * hours of Saturdays and Sundays in the office's zone left out.
 */
export function replyDueAt(receivedAt: Date, zone: string): Date {
  let at = receivedAt.getTime();
  for (let left = DAY_MS; left > 0; ) {
    const midnight = nextMidnight(at, zone);
    if (!WEEKEND.includes(wallClock(at, zone).weekday)) {
      const spent = Math.min(left, midnight - at);
      left -= spent;
      at += spent;
    } else at = midnight;
  }
  return new Date(at);
}

/** The next start of a day in a zone; a day may have 23 or 25 hours. */
function nextMidnight(at: number, zone: string): number {
  const { seconds, weekday } = wallClock(at, zone);
  const guess = at - (at % 1000) + DAY_MS - seconds * 1000;
  const { seconds: off } = wallClock(guess, zone);
  const midnight = guess - signed(off) * 1000;
  // where clocks skip it, as in Cairo in spring, the day begins with the change
  return wallClock(midnight, zone).weekday === weekday ? guess : midnight;
}

/** Seconds past midnight, counted backwards from noon on. */
function signed(seconds: number): number {
  return seconds * 2000 > DAY_MS ? seconds - DAY_MS / 1000 : seconds;
}
