import {
  CONTACT_LIMITS as limits,
  CONTACT_SENTENCES as say,
} from '../../../services/contracts/limits';

type Draft = Record<'name' | 'email' | 'message', string>;

/** Something before and after the sign, and a dot in the domain; the service looks more closely. */
const PLAUSIBLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** What is wrong with a message before it is sent, by field, in the service's own words. */
export function fieldErrors(draft: Draft): Partial<Draft> {
  const wrong: Partial<Draft> = {};
  const email = draft.email.trim();
  if (!draft.name.trim()) wrong.name = say.name.required;
  if (!email) wrong.email = say.email.required;
  else if (!PLAUSIBLE_EMAIL.test(email)) wrong.email = say.email.invalid;
  if (!draft.message.trim()) wrong.message = say.message.required;
  if (draft.message.trim().length > limits.messageMax) wrong.message = say.message.tooLong;
  return wrong;
}
