import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { EMAIL_MAX, EMAIL_SENTENCES as say } from './limits/email';
import { textOr } from './text';

/** RFC 5322 dot-atom, at most 64 characters as in RFC 5321 §4.5.3.1.1. */
const LOCAL_PART = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** What may stand in a domain before it is brought to ASCII; keeps URL syntax out of the converter. */
const DOMAIN_CHARACTERS = /^[a-z0-9.\-\u0080-\u{10ffff}]+$/iu;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * The one form in which an address is stored and compared: ASCII, lower case, the domain in
 * punycode. Undefined when it is no address that mail can be sent to.
 */
export function canonicalEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = text.slice(at + 1);
  if (at < 1 || !LOCAL_PART.test(local) || !DOMAIN_CHARACTERS.test(domain)) return undefined;

  const ascii = domainToASCII(domain).toLowerCase();
  const email = `${local.toLowerCase()}@${ascii}`;
  return DOMAIN.test(ascii) && email.length <= EMAIL_MAX ? email : undefined;
}

/** An address in a request body, brought into its canonical form. */
export const EmailAddress = textOr(say.required)
  .trim()
  .min(1, { error: say.required, abort: true })
  .max(EMAIL_MAX, { error: say.tooLong, abort: true })
  .refine((text) => isAscii(text.slice(0, text.lastIndexOf('@'))), {
    error: say.nonAscii,
    abort: true,
  })
  .transform((text, ctx) => {
    const email = canonicalEmail(text);
    if (email !== undefined) return email;
    ctx.addIssue({ code: 'custom', message: say.invalid });
    return z.NEVER;
  });

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}
