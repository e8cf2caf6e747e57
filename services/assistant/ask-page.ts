import type Router from '@koa/router';
import type { AssistantReply } from '../contracts/assistant';
import { ASSISTANT_LIMITS } from '../contracts/limits/assistant';
import type { Deps } from '../deps';
import { escapeHtml } from '../http/answer/escape-html';
import { sendFilledPage } from '../http/answer/filled-page';
import { askEngine } from './ask-engine';
import { keepUnanswered } from './keep-question';

const ASK_PATH = '/ask';
/** What `openPages` leaves to this feature: the page when something is asked. */
export const SERVED_ASK = `${ASK_PATH}?q`;

/**
 * The assistant for browsers without script: a plain form leads here. The embedded engine alone
 * answers, since an address can be opened by anything, and a model costs money.
 */
export function askPage(router: Router, deps: Deps): void {
  router.get(ASK_PATH, async (ctx) => {
    const asked = new URLSearchParams(ctx.querystring).get('q') ?? '';
    const question = readable(asked);
    const html = question === '' ? '' : await answerHtml(deps, question);
    const { title } = deps.texts.ask;
    await sendFilledPage(ctx, deps, { path: ASK_PATH, place: 'ask', title, html, isPublic: true });
  });
}

async function answerHtml(deps: Deps, question: string): Promise<string> {
  const { engine, answer } = await askEngine(deps, question);
  keepUnanswered(deps, question, answer, engine);
  return replyHtml(question, answer.reply, deps.texts.ask);
}

function readable(text: string): string {
  const seen = text.replace(/[\p{Cf}\p{Co}\p{Cs}\0]/gu, '').trim();
  return [...seen].slice(0, ASSISTANT_LIMITS.messageMax).join('');
}

/** The question, the answer, its pages and what could be asked next. Everything is escaped. */
function replyHtml(question: string, reply: AssistantReply, words: Deps['texts']['ask']): string {
  const { generatedText, language, citations, suggestions = [], action } = reply;
  const link = (href: string, label: string) =>
    `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`;
  const pages = citations.map(({ url, title }) => link(url, title));
  const form = action && 'href' in action ? [link(action.href, action.label)] : [];
  const next = suggestions.map((text) =>
    link(`${ASK_PATH}?${new URLSearchParams({ q: text })}`, text),
  );
  return [
    `<h2>${escapeHtml(question)}</h2>`,
    `<p data-answer="${reply.confidence}"${language ? ` lang="${escapeHtml(language)}"` : ''}>${escapeHtml(generatedText)}</p>`,
    list(words.sources, [...pages, ...form]),
    list(words.next, next),
  ].join('\n');
}

function list(title: string, items: string[]): string {
  return items.length > 0
    ? `<h3>${escapeHtml(title)}</h3>\n<ul>${[...new Set(items)].join('')}</ul>`
    : '';
}
