import type { Content } from '../../content/schema/content';
import { fillPhrase } from '../fill-phrase';
import { artistSentence } from '../pages/join/subscriptions';

/** Everything the chat says besides the service's answers. It comes with the chat, when that is opened. */
export type AssistantTexts = ReturnType<typeof assistantTexts>;

/** Picks them out of the content. */
export function assistantTexts(content: Content) {
  const { assistant, ui, site, pages, artists } = content;
  const { open: _, typing, handover, ...words } = ui.assistantUi;
  return {
    ...words,
    typing,
    log: ui.aria.assistantLog,
    close: ui.aria.assistantClose,
    greeting: assistant.identity.greeting.en,
    disclosure: assistant.identity.disclosure.en,
    /** Said when the service sends no text. */
    noText: assistant.replies.default,
    failed: {
      title: ui.toasts.assistantFailure.title,
      text: ui.toasts.assistantFailure.text ?? '',
    },
    offline: ui.errors.offline,
    network: ui.errors.network,
    /** Questions to begin with, by the path of the page; `default` for all others. */
    suggestions: assistant.suggestions,
    contact: pages.contact.route,
    handover: {
      ...handover,
      promise: fillPhrase(handover.promise, { promise: site.replyPromise.display }),
      name: ui.labels.name,
      email: ui.labels.email,
      cancel: ui.buttons.cancel,
      sentTitle: ui.toasts.contactSuccess.title,
      failedTitle: ui.toasts.contactFailure.title,
      types: Object.fromEntries(site.inquiryTypes.map(({ id, label }) => [id, label])),
    },
    /** What the mail about an artist is, by the artist's id. */
    artistMails: Object.fromEntries(
      artists.map((artist) => [artist.slug, artistSentence(content, artist)]),
    ),
  };
}
