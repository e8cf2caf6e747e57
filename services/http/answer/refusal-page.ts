import type { Context } from 'koa';
import { type ErrorCode, PROBLEMS } from '../../contracts/errors';
import type { AppError } from '../../errors';
import { escapeHtml } from './escape-html';

/** What may meet a person before the feature does, which would have a page of its own for it. */
const REFUSALS: readonly ErrorCode[] = [
  'rate_limited',
  'overloaded',
  'unavailable',
  'storage_full',
];

/** Whether a person would see the problem's JSON in place of a page: a form without script, a link, an address. */
export function isForPerson(ctx: Context, { code }: AppError): boolean {
  // Browsers name it; programs that take anything get the problem as everywhere.
  if (!/\btext\/html\b/.test(ctx.get('Accept'))) return false;
  const isForm = ctx.method === 'POST' && ctx.is('urlencoded') !== false;
  if (REFUSALS.includes(code)) return isForm || isRead(ctx);
  return isForm ? code === 'payload_too_large' : isRead(ctx) && isUnreadable(code);
}

function isRead({ method }: Context): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Such as `/100%`, which nobody means: a link that was cut off. */
function isUnreadable(code: ErrorCode): boolean {
  return code === 'bad_request';
}

/** What a person can do beside what the message says. */
function wayOn(ctx: Context): string {
  return isRead(ctx)
    ? '<a href="/">Return to Home</a>'
    : 'Your browser’s Back button returns to the form with what you typed.';
}

/** Answers with the refusal as a page, of the same status and headers. */
export function sendRefusalPage(ctx: Context, { code, status, headers, message }: AppError): void {
  const name = escapeHtml(PROBLEMS[code].title);
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...headers });
  ctx.type = 'html';
  ctx.body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${name}</title></head><body><main>
<h1>${name}</h1><p>${escapeHtml(message)}</p>
<p>${wayOn(ctx)}</p></main></body></html>
`;
}
