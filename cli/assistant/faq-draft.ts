import { stringify } from 'yaml';
import type { AssistantQuestionRow } from '../../db/tables/assistant';

const ID_WORDS = 5;

/** An entry of `content/faq.yaml` with the question in it. The answer is left for a person to write. */
export function faqDraft({
  question,
  fingerprint,
  nearest,
}: Pick<AssistantQuestionRow, 'question' | 'fingerprint' | 'nearest'>): string {
  const id = fingerprint
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean)
    .slice(0, ID_WORDS)
    .join('-');
  const entry = {
    id: id || 'new-question',
    topics: ['support'],
    q: question.endsWith('?') ? question : `${question}?`,
    a: 'Write the answer here.',
    links: nearest?.startsWith('/') ? [nearest] : [],
  };
  return stringify([entry], { lineWidth: 0 }).trimEnd();
}
