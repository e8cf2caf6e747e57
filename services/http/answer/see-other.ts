import type { Context } from 'koa';

/** Sends a browser on to another address, by `GET`: what a plain form is answered. */
export function seeOther(ctx: Context, location: string): void {
  ctx.redirect(location);
  ctx.status = 303;
}
