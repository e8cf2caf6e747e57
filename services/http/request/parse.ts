import type { z } from 'zod';
import type { FieldError } from '../../contracts/errors';
import { AppError } from '../../errors';

/**
 * Checks a value against a contract.
 * @param name of the value itself, where it is one field and no body
 * @throws AppError `invalid_request` with every bad field, the first fault of each.
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  name = 'body',
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;

  const fields = new Map<string, FieldError>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.') || name;
    if (!fields.has(field)) fields.set(field, { field, message });
  }
  throw new AppError('invalid_request', 'Please mend the named fields and send it again.', {
    fields: [...fields.values()],
  });
}
