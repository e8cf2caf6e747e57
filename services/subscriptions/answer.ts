import type { Context } from 'koa';
import { toAppError } from '../errors';
import type { Body } from '../http/request/read-body';
import type { Outcome } from './fragments';
import { outcomeAddress } from './pages';

/** As JSON what `act` returns; a plain form goes on to the page that says `outcome`. */
export async function answer(
  ctx: Context,
  { kind }: Body,
  status: number,
  outcome: Outcome,
  act: () => Promise<object>,
): Promise<void> {
  if (kind === 'form') {
    const { location } = await outcomeOf(async () => {
      await act();
      return outcome;
    });
    return seeOther(ctx, location);
  }
  ctx.body = await act();
  ctx.status = status;
}

/** What a person with a plain form is told. Bugs and unreadable requests stay errors. */
export async function outcomeOf(act: () => Promise<Outcome>): Promise<{ location: string }> {
  try {
    return { location: outcomeAddress(await act()) };
  } catch (thrown) {
    const { code, fields = [] } = toAppError(thrown);
    if (code === 'expired_link') return { location: outcomeAddress('expired') };
    if (code === 'invalid_request') {
      const names = [...new Set(fields.map(({ field }) => field.replace(/\..*$/, '')))];
      return { location: outcomeAddress('invalid', names) };
    }
    if (!['overloaded', 'unavailable', 'storage_full'].includes(code)) throw thrown;
    return { location: outcomeAddress('failed') };
  }
}

/** Sends a browser on to another address, by `GET`. */
export function seeOther(ctx: Context, location: string): void {
  ctx.redirect(location);
  ctx.status = 303;
}
