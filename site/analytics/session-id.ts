import { randomId } from './random-id';

/** Key in local storage; a random UUID made once and kept (specification, section 9). */
const KEY = 'session_id';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const made = randomId();

/** The id that this browser's views are known by. Where nothing can be kept it lasts as long as the page. */
export function sessionId(): string {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    if (UUID.test(kept)) return kept;
    localStorage.setItem(KEY, made);
  } catch {
    // storage is forbidden
  }
  return made;
}
