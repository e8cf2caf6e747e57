import {
  CONTACT_LIMITS as limits,
  CONTACT_SENTENCES as say,
} from '../../../services/contracts/limits/contact';
import type { FormFault } from '../../api/call';
import { emailFault } from '../Field/email-fault';
import type { ContactFormTexts } from './texts';

type Draft = Record<'name' | 'email' | 'message', string>;

/** What is wrong with a message before it is sent, by field, in the service's own words. */
export function fieldErrors(draft: Draft): Partial<Draft> {
  const wrong: Partial<Draft> = {};
  const email = emailFault(draft.email);
  if (!draft.name.trim()) wrong.name = say.name.required;
  if (email) wrong.email = email;
  if (!draft.message.trim()) wrong.message = say.message.required;
  if (draft.message.trim().length > limits.messageMax) wrong.message = say.message.tooLong;
  return wrong;
}

/** Says how many fields need attention. */
export function countFaults(
  summary: ContactFormTexts['summary'],
  fault: Pick<FormFault, 'fields'> | undefined,
): string {
  const count = Object.keys(fault?.fields ?? {}).length;
  if (count === 0) return summary.none;
  return (count === 1 ? summary.one : summary.other).replace('{n}', String(count));
}
