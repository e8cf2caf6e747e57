import { fillPhrase } from '../fill-phrase';
import { WAITING_PAGE } from './waiting/take-form';
import type { WorkerTexts } from './worker-scope';

const MAIN = /<main\b[^>]*>/i;

/** A kept page that says that it is one, and how many forms wait on this device. */
export async function markKept(
  page: Response,
  { banner, waiting }: WorkerTexts,
  count: number,
): Promise<Response> {
  const html = await page.text();
  const phrase = count === 1 ? waiting.one : waiting.other;
  const link = `<a href="${WAITING_PAGE}" style="text-decoration:underline">${escaped(fillPhrase(phrase, { n: count }))}</a>`;
  const note = `<p class="wrap" style="padding-block:16px" role="status">${escaped(banner)}${count > 0 ? ` ${link}` : ''}</p>`;
  const { status, headers } = page;
  return new Response(
    html.replace(MAIN, (main) => main + note),
    { status, headers },
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
