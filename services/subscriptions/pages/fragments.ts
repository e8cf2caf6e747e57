import { EMAIL_SENTENCES } from '../../contracts/limits/email';
import {
  getSubscriptionData,
  type Preferences,
  postConfirmation,
  postUnsubscription,
  putPreferences,
  SUBSCRIPTION_SENTENCES,
} from '../../contracts/subscriptions';
import { escapeHtml } from '../../http/answer/escape-html';
import { inLanguage } from '../../http/answer/in-language';
import type { NewsletterTexts } from '../../texts';
import { FORM_PATH } from '../links';

/** How a plain form fared; the only thing of it that gets into an address. */
export type Outcome =
  | 'pending'
  | 'confirmed'
  | 'already'
  | 'left'
  | 'saved'
  | 'erased'
  | 'expired'
  | 'invalid'
  | 'failed';

/** Marks the form that sends itself where script runs; a page that is only fetched does nothing. */
const SENDS_ITSELF = 'data-send';

/** The button that confirms an address. */
export function confirmForm({ words }: NewsletterTexts, token: string): string {
  return `${paragraph(words.confirm.text)}
<form method="post" action="${postConfirmation.path}" ${SENDS_ITSELF}>${hidden(token)}
${button(words.confirm.button)}</form>`;
}

/** The button that leaves the list. */
export function unsubscribeForm({ words }: NewsletterTexts, token: string): string {
  return `${paragraph(words.unsubscribe.text)}
<form method="post" action="${postUnsubscription.path}">${hidden(token)}
${button(words.unsubscribe.button)}</form>`;
}

/** Every setting of an address, its data, and the way out; no script needed. */
export function settingsForm(
  { words, languages = {} }: NewsletterTexts,
  { email, status, topics, choices }: Preferences,
  token: string,
): string {
  const say = words.preferences;
  const boxes = choices.map(
    ({ id, label, description }) =>
      `<label><input type="checkbox" name="topics" value="${escapeHtml(id)}"${
        topics.includes(id) ? ' checked' : ''
      }><span>${inLanguage(label, languages[id])} <small>${escapeHtml(description)}</small></span></label>`,
  );
  const form = `<form method="post" action="${putPreferences.path}">${hidden(token)}`;
  return `<p><strong>${escapeHtml(email)}</strong></p>
${status === 'active' ? '' : paragraph(say.off)}
${form}
<fieldset><legend>${escapeHtml(say.text)}</legend>${boxes.join('\n')}</fieldset>
${button(say.save, 'save')}
${button(say.all, 'leave')}</form>
<p><a href="${getSubscriptionData.path}?token=${encodeURIComponent(token)}">${escapeHtml(say.export)}</a></p>
<details><summary>${escapeHtml(say.erase)}</summary>${paragraph(say.eraseConfirm)}
${form}${button(say.erase, 'erase')}</form></details>`;
}

/** What became of a plain form. `fields` are names of those that were wrong. */
export function outcomeText(
  texts: NewsletterTexts,
  outcome: Outcome | undefined,
  fields: readonly string[] = [],
): string {
  const { words } = texts;
  switch (outcome) {
    case 'pending':
      return heading(words.pendingTitle) + paragraph(words.pendingInline);
    case 'confirmed':
      return heading(words.confirm.doneTitle) + paragraph(words.confirm.done);
    case 'already':
      return paragraph(words.confirm.already);
    case 'left':
      return (
        heading(words.unsubscribe.doneTitle) +
        paragraph(words.unsubscribe.done) +
        link(words.unsubscribe.back)
      );
    case 'saved':
      return heading(words.preferences.savedTitle) + paragraph(words.preferences.saved);
    case 'erased':
      return paragraph(words.preferences.erased);
    case 'expired':
      return paragraph(texts.expiredLink) + link(words.toForm);
    case 'invalid':
      return heading(texts.failedTitle) + faults(texts, fields) + link(words.toForm);
    case 'failed':
      return heading(texts.failedTitle) + paragraph(texts.busy) + link(words.toForm);
    default:
      return paragraph(words.fromMail) + link(words.toForm);
  }
}

function faults(texts: NewsletterTexts, fields: readonly string[]): string {
  const known: [string, string][] = [
    ['email', EMAIL_SENTENCES.invalid],
    ['source', SUBSCRIPTION_SENTENCES.source.invalid],
    ['topics', texts.noTopic],
  ];
  const items = known
    .filter(([name]) => fields.includes(name))
    .map(([, text]) => `<li>${escapeHtml(text)}</li>`);
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : paragraph(texts.busy);
}

function link(label: string): string {
  return `<p><a href="${FORM_PATH}">${escapeHtml(label)}</a></p>`;
}

function heading(text: string): string {
  return `<h2>${escapeHtml(text)}</h2>`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function hidden(token: string): string {
  return `<input type="hidden" name="token" value="${escapeHtml(token)}">`;
}

function button(label: string, action?: string): string {
  const name = action === undefined ? '' : ` name="action" value="${action}"`;
  return `<button type="submit"${name}>${escapeHtml(label)}</button>`;
}
