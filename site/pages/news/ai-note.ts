import type { Story } from '../../../content/schema/content';
import { fillPhrase } from '../../fill-phrase';

/** What a reader is told of a machine's part in a story; `null` where it had none. */
export function aiNote(
  { credits: { roles } }: Story,
  notes: { reviewed: string; pending: string },
): string | null {
  const use = roles.find(({ role }) => role === 'writing')?.use;
  if (use !== 'assisted' && use !== 'generated') return null;
  const reviewer = roles.find(({ role }) => role === 'review')?.by;
  return reviewer ? fillPhrase(notes.reviewed, { reviewer }) : notes.pending;
}
