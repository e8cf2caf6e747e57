import type { Context } from 'koa';
import { IDEMPOTENCY_KEY_PATTERN } from '../../contracts/limits/request';
import { AppError } from '../../errors';

/**
 * The request's `Idempotency-Key`; undefined when it has none.
 * @throws AppError `invalid_request` for one that is too long or not printable.
 */
export function idempotencyKey(ctx: Context): string | undefined {
  const key = ctx.get('Idempotency-Key');
  if (key === '') return undefined;
  if (IDEMPOTENCY_KEY_PATTERN.test(key)) return key;
  const message = 'Send 1 to 200 printable characters without spaces, a UUID for example.';
  throw new AppError('invalid_request', 'The Idempotency-Key cannot be used.', {
    fields: [{ field: 'Idempotency-Key', message }],
  });
}
