import type { Context } from 'koa';
import { toAppError } from '../../errors';
import { formFault } from '../../http/answer/form-fault';
import { seeOther } from '../../http/answer/see-other';
import type { Body } from '../../http/request/read-body';
import type { Outcome } from './fragments';
import { outcomeAddress } from './newsletter-pages';

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
    if (toAppError(thrown).code === 'expired_link') return { location: outcomeAddress('expired') };
    const fault = formFault(thrown);
    const fields = fault.status === 'invalid' ? fault.fields : [];
    return { location: outcomeAddress(fault.status, fields) };
  }
}
