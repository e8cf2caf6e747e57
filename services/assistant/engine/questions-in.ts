/** Begins a question. */
const ASKER =
  '(?:who|what|when|where|why|how|which|whose|can|could|may|do|does|did|is|are|was|were|will|would(?! (?:love|like)\\b)|should|have|has)(?:s|re)?';
const BEGINS = new RegExp(`^(?:(?:and|also|but|so|or|plus|then) )*${ASKER}\\b`, 'i');
/** Where a further question begins inside a sentence. */
const FURTHER = new RegExp(
  `(?<=\\p{L}{2}),? (?:and also|and|also|plus) (?=(?:also )?${ASKER} \\p{L}+)`,
  'iu',
);
/** Leads up to what is asked. */
const LEADS_UP =
  /\b(?:wonder(?:ing)?|know|ask(?:ing)?|find out|tell me|curious|see|check)(?: by any chance)?[ ,:]+(?:(?:if|whether)\b ?|(?=(?:when|where|how|what|which|who|why)\b))/gi;
const CLAUSE = new RegExp(`[,;:] (?=(?:and |so |but )?${ASKER}\\b)`, 'i');
/** Somebody else's words. */
const QUOTED = /["“„«][^"“”„«»]*["”“»]/g;
/** Stands for a space at which nothing is parted. */
const HELD = '_';
const LONG_WORDS = 12;
const WORDS_MIN = 2;

/** What stands between full stops and signs that ask or shout. */
function sentencesIn(message: string): string[] {
  return message.split(/(?<=[?!.]["”)]*)\s+/).filter((part) => /\p{L}/u.test(part));
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** The questions of a message that asks two or three; none where it asks one. What is quoted asks nothing. */
export function questionsIn(message: string): string[] {
  const held = message.replace(QUOTED, (quoted) => quoted.replaceAll(' ', HELD));
  const parts = sentencesIn(held)
    .flatMap((sentence) => sentence.split(FURTHER))
    .map((part) => part.replaceAll(HELD, ' ').trim())
    .filter((part) => (BEGINS.test(part) || part.endsWith('?')) && wordCount(part) >= WORDS_MIN);
  return parts.length > 1 && parts.length <= 3 ? parts : [];
}

/** What a long message asks in the end, and what it tells before. */
export function askedInTheEnd(message: string): { told: string; asked: string } | undefined {
  if (wordCount(message) < LONG_WORDS) return undefined;
  const sentences = sentencesIn(message);
  const sentence = sentences.findLast((part) => part.includes('?')) ?? message;
  const start = [
    ...[...sentence.matchAll(LEADS_UP)].map(({ index, 0: lead }) => index + lead.length),
    ...[...sentence.matchAll(new RegExp(CLAUSE, 'gi'))].map(({ index }) => index + 1),
  ].reduce((last, at) => Math.max(last, at), 0);
  const asked = sentence.slice(start).trim();
  const told = message.slice(0, message.lastIndexOf(asked)).trim();
  return told !== '' && wordCount(asked) >= WORDS_MIN ? { told, asked } : undefined;
}
