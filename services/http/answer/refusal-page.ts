import type { Context } from 'koa';
import { type ErrorCode, PROBLEMS } from '../../contracts/errors';
import type { AppError } from '../../errors';
import { escapeHtml } from '../../outbox/render-mail';

/** What may meet a form before its feature does, which would have a page of its own for it. */
const REFUSALS: readonly ErrorCode[] = [
  'rate_limited',
  'overloaded',
  'unavailable',
  'storage_full',
];

/** Whether a person without script would see the problem's JSON in place of a page. */
export function isRefusedForm(ctx: Context, { code }: AppError): boolean {
  const isForm = ctx.method === 'POST' && ctx.is('urlencoded') !== false;
  // Browsers name it; programs that take anything get the problem as everywhere.
  return isForm && REFUSALS.includes(code) && /\btext\/html\b/.test(ctx.get('Accept'));
}

/** Answers a plain form with the refusal as a page, of the same status and headers. */
export function sendRefusalPage(ctx: Context, { code, status, headers, message }: AppError): void {
  const name = escapeHtml(PROBLEMS[code].title);
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...headers });
  ctx.type = 'html';
  ctx.body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${name}</title></head><body><main>
<h1>${name}</h1><p>${escapeHtml(message)}</p>
<p>Your browser’s Back button returns to the form with what you typed.</p></main></body></html>
`;
}
