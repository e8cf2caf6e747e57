import type Router from '@koa/router';
import { ContactRequest } from '../contracts/contact';
import { INQUIRY_TYPES, type InquiryType } from '../contracts/limits/contact';
import { writeSubject } from '../contracts/subject';
import type { Deps } from '../deps';
import { escapeHtml } from '../http/answer/escape-html';
import { sendFilledPage } from '../http/answer/filled-page';

const FORM_PATH = '/contact';
/** What `openPages` leaves to this feature: the form, when its address says what the message is about. */
export const SERVED_FORM = `${FORM_PATH}?type`;

/** The form for browsers without script, with what its address names: `?type=job&about=voice-engineer`. */
export function prefilledForm(router: Router, deps: Deps): void {
  router.get(FORM_PATH, async (ctx, next) => {
    if ((await deps.pages.html(FORM_PATH)) === undefined) return next();
    const query = new URLSearchParams(ctx.querystring);
    const type = INQUIRY_TYPES.find((id) => id === query.get('type'));
    // Whoever sends the form does not see this field: only what will be taken may stand in it.
    const { data: about } = ContactRequest.shape.about.safeParse(query.get('about') ?? '');
    await sendFilledPage(ctx, deps, {
      path: FORM_PATH,
      place: 'contact-words',
      title: deps.texts.contactForm.submit,
      html: about ? aboutHtml(about, deps.texts) : '',
      edit: (page) => (type ? withChoice(page, type, deps.texts.contactForm.hints[type]) : page),
      isPublic: true,
    });
  });
}

function aboutHtml(about: string, { contactForm, subjectNames }: Deps['texts']): string {
  const words = contactForm.about.replace('{about}', () => writeSubject(about, subjectNames));
  return `<p>${escapeHtml(words)}</p><input type="hidden" name="about" value="${escapeHtml(about)}">`;
}

/** Below the choices: the line on what helps to answer the chosen one. */
const HINT_START = 'aria-live="polite">';

const FIRST_FIELD = 'name="name"';

/**
 * Moves the mark of what is chosen, and says its hint, in the markup that React writes. The form stands
 * below the ways to reach us: its first field has the focus, so that the browser brings it into view.
 */
function withChoice(page: string, type: InquiryType, hint: string): string {
  const choice = 'name="inquiryType"';
  const withMark = page
    .replace(FIRST_FIELD, `autofocus="" ${FIRST_FIELD}`)
    .replace(`${choice} checked=""`, choice)
    .replace(`${choice} value="${type}"`, `${choice} checked="" value="${type}"`);
  const end = withMark.lastIndexOf(choice);
  const start = end < 0 ? -1 : withMark.indexOf(HINT_START, end);
  if (start < 0) return withMark;
  const from = start + HINT_START.length;
  return withMark.slice(0, from) + escapeHtml(hint) + withMark.slice(withMark.indexOf('<', from));
}
