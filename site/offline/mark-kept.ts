import { fillPhrase } from '../fill-phrase';
import { WAITING_PAGE } from './waiting/take-form';
import type { WorkerTexts } from './worker-scope';

const MAIN = /<main\b[^>]*>/i;

/** Why a kept page is shown: there is no network, it takes too long, or what it reaches has no answer. */
export type Why = 'offline' | 'slow' | 'away';

/**
 * A kept page that says that it is one, and how many forms wait on this device. It can be asked for again: without
 * a script it does not see that there is a network by now.
 */
export async function markKept(
  page: Response,
  texts: WorkerTexts,
  count: number,
  why: Why,
): Promise<Response> {
  const html = await page.text();
  const phrase = count === 1 ? texts.waiting.one : texts.waiting.other;
  const parts = [
    escaped(texts[why]),
    link('', texts.again),
    count > 0 && link(WAITING_PAGE, fillPhrase(phrase, { n: count })),
  ];
  const words = parts.filter(Boolean).join(' ');
  const note = `<p class="wrap" style="padding-block:16px" role="status">${words}</p>`;
  const { status, headers } = page;
  return new Response(
    html.replace(MAIN, (main) => main + note),
    { status, headers },
  );
}

/** An empty address is that of the page itself. */
function link(href: string, text: string): string {
  return `<a href="${href}" style="text-decoration:underline">${escaped(text)}</a>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
