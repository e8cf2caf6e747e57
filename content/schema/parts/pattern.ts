import { z } from 'zod';

/** A text of one form. The message, “is not …. Write …”, is what an editor reads for anything else. */
export function pattern(form: RegExp, message: string) {
  return z.string(message).regex(form, message);
}
