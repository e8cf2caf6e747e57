import { randomId } from '../../analytics/random-id';

/** Key in local storage: a link from a mail opens in a tab of its own. */
const KEY = 'sign-up';
/** The last group of a UUID, random in every digit. */
const LENGTH = 12;

/**
 * A random mark of this browser, which the mailed link carries back. Without storage it is lost, and the
 * link asks for the password.
 */
export function markSignUp(): string {
  const mark = randomId().slice(-LENGTH);
  try {
    localStorage.setItem(KEY, mark);
  } catch {
    // a link that asks once more is good too
  }
  return mark;
}

/** Whether a link's mark is that of the latest sign-up in this browser. */
export function isOwnSignUp(mark: string | null): boolean {
  try {
    return mark !== null && mark === localStorage.getItem(KEY);
  } catch {
    return false;
  }
}

/** The link was used: the mark has done its work. */
export function forgetSignUp(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
