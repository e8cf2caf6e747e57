import { PLACEHOLDER } from '../checks/open-points';

/** `street-prophet` → `Street Prophet`. */
export function nameOf(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A placeholder that says what belongs there; the check reports it until it is replaced. */
export function toBeWritten(what: string): string {
  return `"${PLACEHOLDER}: ${what}"`;
}

/** `2026-03-14`, in UTC. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
