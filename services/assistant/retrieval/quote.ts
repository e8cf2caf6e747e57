import type { Passage } from '../knowledge/passage';
import type { Lexicon } from '../words/lexicon';

const SENTENCES_MAX = 2;
const LETTERS_MAX = 320;
/** Stand in so many sentences that they point to none. */
const EVERYWHERE = new Set(['song', 'track', 'music', 'artist']);

/** The sentences of a text. A full stop inside a number or an abbreviation ends none. */
export function sentencesOf(text: string): string[] {
  const parts = text.match(/[^.!?]+(?:[.!?]+(?=[\p{L}\p{N}])[^.!?]*)*[.!?]*["”)]*\s*/gu) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What a passage says to a question. */
export interface Quote {
  said: string;
  /** Taken out of running text, so it needs to be said where it stands. */
  isExcerpt: boolean;
  /** What the passage is usually introduced with: no word of the question stands in it. */
  isLead: boolean;
  /** How many words of the question, beyond the title, stand in one sentence. */
  shared: number;
}

/**
 * What was written as the passage's answer; else the sentences that share most with the question,
 * beyond the title; where none stands out, what the passage is usually introduced with.
 */
export function quote(
  { answer, lead, text, title }: Passage,
  stems: readonly string[],
  lexicon: Lexicon,
): Quote {
  if (answer) return { said: answer, isExcerpt: false, isLead: false, shared: 0 };
  const inTitle = new Set(lexicon.stems(title));
  const asked = new Set(
    stems.filter((stem) => lexicon.isTelling(stem) && !inTitle.has(stem) && !EVERYWHERE.has(stem)),
  );
  const parts = sentencesOf(text);
  const shared = parts.map(
    (part) => new Set(lexicon.stems(part).filter((stem) => asked.has(stem))).size,
  );
  const most = Math.max(0, ...shared);
  if (most === 0 && lead)
    return { said: lead, isExcerpt: false, isLead: asked.size > 0, shared: 0 };
  let said = '';
  const start = shared.indexOf(most);
  for (const part of parts.slice(start, start + SENTENCES_MAX)) {
    if (said !== '' && said.length + part.length > LETTERS_MAX) break;
    said = said === '' ? part : `${said} ${part}`;
  }
  return { said, isExcerpt: true, isLead: false, shared: most };
}
