import { REFERENCE_PATTERN, CONTACT_SENTENCES as say } from '../contracts/limits/contact';
import { EMAIL_SENTENCES } from '../contracts/limits/email';
import type { Deps } from '../deps';
import { escapeHtml } from '../http/answer/escape-html';
import type { FormFault } from '../http/answer/form-fault';

/** Where a plain form lands. A page of the site with an empty place for the result. */
export const CONTACT_RESULT_PATH = '/contact/result';

/** One sentence a field: the address bar carries names of fields, not what was wrong with them. */
const FIELD_SENTENCES: Record<string, string> = {
  name: say.name.required,
  email: EMAIL_SENTENCES.invalid,
  inquiryType: say.inquiryType.required,
  message: `${say.message.required} ${say.message.tooLong}`,
  about: say.about.tooLong,
  page: say.page.invalid,
};

/** How a plain form fared. */
export type ContactResult = { status: 'sent'; reference: string } | FormFault;

/** The address that shows a result. Nothing of what the visitor wrote goes into it. */
export function resultAddress(result: ContactResult): string {
  const query = new URLSearchParams({ status: result.status });
  if (result.status === 'sent') query.set('reference', result.reference);
  if (result.status === 'invalid') query.set('fields', result.fields.join(','));
  return `${CONTACT_RESULT_PATH}?${query}`;
}

/** What the page shows; nothing of the address is repeated. */
export function resultHtml(
  { contactSent, contactFailed }: Deps['texts'],
  query: URLSearchParams,
): string {
  const reference = query.get('reference') ?? '';
  switch (query.get('status')) {
    case 'sent':
      if (!REFERENCE_PATTERN.test(reference)) break;
      return `${heading(contactSent.title)}<p>${escapeHtml(contactSent.text)}</p>
<p>Your reference: <strong>${reference}</strong></p>`;
    case 'invalid':
      return `${heading(contactFailed.title)}${sentences(query.get('fields') ?? '')}
<p>Your browser’s Back button returns to the form with what you typed.</p>${LINK}`;
    case 'failed':
      return `${heading(contactFailed.title)}<p>${escapeHtml(contactFailed.text)}</p>
<p>Your browser’s Back button returns to the form with what you typed.</p>${LINK}`;
  }
  return `<p>There is no message here. Write one and its result shows on this page.</p>${LINK}`;
}

const LINK = '<p><a href="/contact">Contact</a></p>';

function heading(text: string): string {
  return `<h2>${escapeHtml(text)}</h2>`;
}

function sentences(fields: string): string {
  const known = Object.keys(FIELD_SENTENCES).filter((name) => fields.split(',').includes(name));
  const items = known.map((name) => `<li>${escapeHtml(FIELD_SENTENCES[name] ?? '')}</li>`);
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}
