import { PLACEHOLDER } from '../../../content/checks/open-points';

/** Which of the texts that a mail says are still the placeholders of a new entry, a sentence each. */
export function unwritten(texts: Record<string, string>): string[] {
  return Object.entries(texts)
    .filter(([, text]) => text.startsWith(PLACEHOLDER))
    .map(([field]) => `its ${field} is still to be written`);
}
