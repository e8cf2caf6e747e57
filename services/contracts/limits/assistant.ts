/** What the chat and the service must agree on. */
import { CONTACT_LIMITS } from './contact';

/** Bounds of a conversation with the assistant; characters as in `CONTACT_LIMITS`. */
export const ASSISTANT_LIMITS = {
  messageMax: 500,
  /** earlier turns sent along */
  turnsMax: 10,
  /** characters of one earlier turn */
  turnMax: 2000,
  /** characters of the id of the artist whose page is read */
  aboutMax: 100,
  /** turns of a conversation that is handed to a person */
  transcriptMax: 40,
  nameMax: CONTACT_LIMITS.nameMax,
  tooLong: 'That is a lot at once. Ask one thing, in under 500 characters.',
} as const;
