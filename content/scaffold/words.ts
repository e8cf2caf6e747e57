import { stringify } from 'yaml';
import { PLACEHOLDER } from '../checks/open-points';

/** `street-prophet` → `Street Prophet`. */
export function nameOf(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A text as YAML writes it: `808` → `"808"`, which would be a number without its quotes. */
export function asText(text: string): string {
  return stringify(text, { lineWidth: 0 }).trim();
}

/** A placeholder that says what belongs there; the check reports it until it is replaced. */
export function toBeWritten(what: string): string {
  return `"${PLACEHOLDER}: ${what}"`;
}

/** `2026-03-14`, in UTC. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
