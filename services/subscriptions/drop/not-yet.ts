import { isSigned } from '../../../content/derive/credits';
import type { Credits } from '../../../content/schema/complete-credits';

/** Why a dated text cannot be mailed yet: its day, in UTC, has not come, or nobody stands by its credits. */
export function notYet(
  { title, date, credits }: { title: string; date: string; credits: Credits },
  now: Date,
): string[] {
  const isWhole = credits.roles.every(({ status }) => isSigned(status));
  return [
    ...(date <= now.toISOString().slice(0, 10) ? [] : [`“${title}” is dated ${date}`]),
    ...(isWhole ? [] : ['its credits are not signed']),
  ];
}
