import { type Conversation, type Message, SILENCE } from './conversation';

/** Where the browser keeps the conversation, until the tab is closed. */
const KEY = 'assistant';

/** The conversation of this visit. What was asked and never answered can be asked again. */
export function keptConversation(): Conversation {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept) || !kept.every(isMessage)) return SILENCE;
    const isOpen = kept.at(-1)?.role === 'user';
    return { messages: kept, step: { name: isOpen ? 'stopped' : 'ready' } };
  } catch {
    return SILENCE;
  }
}

/** Keeps a conversation for this visit. Where nothing can be kept it lasts as long as the page. */
export function keepConversation({ messages }: Conversation): void {
  try {
    if (messages.length > 0) sessionStorage.setItem(KEY, JSON.stringify(messages));
    else sessionStorage.removeItem(KEY);
  } catch {
    // closed to us, or full
  }
}

/** Whatever else is in the store was written by another version, or by hand. */
function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>; // an object's, each checked below
  const { role, content, citations, suggestions, action } = fields;
  if (typeof content !== 'string') return false;
  if (role === 'user') return true;
  const hasParts = isListOf(citations, isCitation) && isListOf(suggestions, isText);
  return role === 'assistant' && hasParts && isAction(action);
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isInside(value: unknown): boolean {
  return /^\/(?!\/)/.test(`${value}`);
}

function isCitation(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'title' in value && isText(value.title) && 'url' in value && isInside(value.url);
}

/** Whether a button can be drawn of it; one of a kind that is not known here is a link. */
function isAction(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { type, label, artistId, topics, href } = value as Record<string, unknown>; // as above
  if (!isText(label)) return false;
  switch (type) {
    case 'follow':
    case 'unfollow':
    case 'remind':
      return isText(artistId);
    case 'subscribe':
      return isListOf(topics, isText);
    case 'handoff':
    case 'theme':
      return true;
    default:
      return isInside(href);
  }
}
