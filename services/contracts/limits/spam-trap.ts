/** What tells programs that fill in every field, and the forms and the service must agree on. */

/**
 * Each field may be left out, and nobody is refused for either. `field`, of every form: the name of an
 * input that people neither see nor reach: empty, outside the view (not `display: none`, which bots
 * notice), `tabindex="-1"`, `autocomplete="off"`, in an `aria-hidden` wrapper. A value in it means a bot. `label`: for browsers of text alone, which show it.
 * `tokenField`, of the contact form: the `token` of `GET /api/contact/token`, fetched once when the form
 * is first touched; it proves how long the writing took.
 */
export const SPAM_TRAP = { field: 'website', tokenField: 'token', label: 'Leave empty' } as const;
