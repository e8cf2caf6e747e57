import { z } from 'zod';
import { SPAM_TRAP } from './limits/spam-trap';

/** The body of a request: an object of these fields. What else it holds is left out. */
export function body<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, 'Send a JSON object.');
}

/** Spread into the body of a form: the honeypot. People never see it; a value means a bot. */
export const spamTrap = { [SPAM_TRAP.field]: z.string('This must be text.').default('') };
