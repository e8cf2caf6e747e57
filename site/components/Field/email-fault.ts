import { EMAIL_SENTENCES as say } from '../../../services/contracts/limits/email';

/** Something before and after the sign, and a dot in the domain; the service looks more closely. */
const PLAUSIBLE = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** What is wrong with a typed address, in the service's own words; `undefined` when it can be sent. */
export function emailFault(typed: string): string | undefined {
  const email = typed.trim();
  if (!email) return say.required;
  return PLAUSIBLE.test(email) ? undefined : say.invalid;
}
