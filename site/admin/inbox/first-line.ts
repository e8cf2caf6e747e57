import type { AdminMessage } from '../../../services/contracts/admin/messages';
import { writeSubject } from '../../../services/contracts/subject';
import { cutText } from '../../cut-text';

/** More than the widest row holds: the row cuts what it shows, with an ellipsis. */
const SHOWN_MAX = 160;

/**
 * What a row says of a message: its subject and how it begins. The subject alone would not tell two requests
 * for a licence apart, since both come by the same link.
 */
export function firstLine(
  { about, message }: Pick<AdminMessage, 'about' | 'message'>,
  names: Record<string, string>,
): string {
  const words = cutText(message, SHOWN_MAX);
  return about ? `${writeSubject(about, names)}: ${words}` : words;
}
