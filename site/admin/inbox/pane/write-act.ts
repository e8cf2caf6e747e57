import type { AuditEntry } from '../../../../services/contracts/admin/audit';
import type { AdminTexts } from '../../desk/texts';

/** What an administrator did with a message, in words: the state it got, a note, a reply. */
export function writeAct(
  { action, details }: Pick<AuditEntry, 'action' | 'details'>,
  words: Pick<AdminTexts['desk']['inbox'], 'statuses' | 'noteSaved' | 'sent'>,
): string {
  if (action === 'message.reply') return words.sent;
  // The service writes this column as an object of simple values.
  const { status, notes } = JSON.parse(details ?? '{}') as Record<string, unknown>;
  const state = Object.entries(words.statuses).find(([name]) => name === status)?.[1];
  return [state, notes && words.noteSaved].filter(Boolean).join(', ') || action;
}
