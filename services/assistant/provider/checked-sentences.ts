import { type ModelPart, TOKENS_MAX } from './call-model';
import type { SentenceCheck } from './check-sentence';
import { NO_ANSWER } from './prompt';
import { failure } from './provider';

/** What a call has cost so far; `tokens` once the model has said it. */
export interface Use {
  letters: number;
  tokens: number | undefined;
}

/** What is reckoned with where a model does not say how many tokens it took. */
export const LETTERS_PER_TOKEN = 4;
/** Four times what an answer of so many tokens has: a model that knows no limit is not read on. */
const LETTERS_MAX = 4 * LETTERS_PER_TOKEN * TOKENS_MAX;
/**
 * A sentence ends here: a mark, then a space or the end. Not after a number or an initial. Looks back
 * a few signs only, and the whole answer is short, since whoever asks may have a model write a row of anything.
 */
const SENTENCE_END = /(?<=[\p{L}\p{N})”"'%+][.!?…]["”’)]{0,3})\s+(?=[\p{Lu}\p{N}“"¿¡(])/u;

/**
 * The sentences of an answer, each checked before it is given out. Notes in `use` what it cost, also where it fails.
 * @throws ProviderFailure for a sentence that may not be said, for no end, and for no answer.
 */
export async function* checkedSentences(
  parts: AsyncIterable<ModelPart>,
  check: SentenceCheck,
  use: Use,
): AsyncGenerator<string, void> {
  let waiting = '';
  let said = 0;
  for await (const part of parts) {
    if ('tokens' in part) {
      use.tokens = part.tokens;
      continue;
    }
    use.letters += part.text.length;
    if (use.letters > LETTERS_MAX) throw failure('unreadable');
    waiting += part.text;
    const sentences = waiting.split(SENTENCE_END);
    waiting = sentences.pop() ?? '';
    for (const sentence of sentences) {
      yield passed(sentence, check);
      said += 1;
    }
  }
  if (waiting.trim() !== '') {
    yield passed(waiting, check);
    said += 1;
  }
  if (said === 0) throw failure('does not know');
}

function passed(sentence: string, check: SentenceCheck): string {
  const text = sentence.replace(/\s+/g, ' ').trim();
  if (text.includes(NO_ANSWER)) throw failure('does not know');
  const verdict = check(text);
  if (verdict !== 'fine') throw failure(verdict);
  return text;
}
