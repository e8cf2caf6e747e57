import type { AssistantReply, AssistantRequest, Turn } from '../contracts/assistant';
import type { Deps } from '../deps';
import { askEngine } from './ask-engine';
import type { Answer, Engine } from './engine/create-engine';
import { keepUnanswered } from './keep-question';
import { reasonOf } from './provider/provider';

/** Older words do not change what is meant now. */
const EARLIER_MAX = 8;
const EARLIER_LETTERS = 300;

/** Is told each part of the answer as soon as it is certain. */
type Listener = (text: string) => void;

/**
 * Answers a question: the embedded engine always, and in its place a model, where one is set and the
 * question leaves room for one. Whatever fails there, the embedded answer is given; what a model has
 * said until then was checked and stays. The parts that the listener hears make up `generatedText`.
 */
export async function answerQuestion(
  deps: Pick<Deps, 'assistant' | 'writes' | 'now' | 'log' | 'meters'>,
  { message, history, about }: AssistantRequest,
  signal: AbortSignal,
  listen: Listener = () => {},
): Promise<AssistantReply> {
  const earlier = history
    .flatMap(ownWords)
    .slice(-EARLIER_MAX)
    .map((text) => text.slice(0, EARLIER_LETTERS));
  const { engine, answer } = await askEngine(deps, message, earlier, about);

  const said: string[] = [];
  const say = (text: string) => {
    const part = said.length > 0 ? ` ${text}` : text;
    said.push(part);
    listen(part);
  };
  const isWorded = await wordByModel(deps, engine, answer, { message, earlier }, signal, say);
  if (!isWorded) say(answer.reply.generatedText);
  keepUnanswered(deps, message, answer, engine);
  const by = isWorded ? 'provider' : 'embedded';
  deps.meters.answers.inc({ engine: by, confidence: answer.reply.confidence });
  const { language, ...reply } = answer.reply;
  const isTheirs = language !== undefined && !isWorded;
  return {
    ...reply,
    generatedText: said.join(''),
    ...(isTheirs && { language }),
    engine: by,
  };
}

/** False when there is no model, when it is not needed, and when it failed. */
async function wordByModel(
  { assistant, log, meters }: Pick<Deps, 'assistant' | 'log' | 'meters'>,
  { isWord }: Engine,
  { draft, ground }: Answer,
  { message, earlier }: { message: string; earlier: string[] },
  signal: AbortSignal,
  say: Listener,
): Promise<boolean> {
  if (!assistant.provider || !draft.isOpen || ground.length === 0) return false;
  try {
    for await (const sentence of assistant.provider.say(
      { question: message, earlier, ground, isWord },
      signal,
    )) {
      say(sentence);
    }
    meters.providerCalls.inc({ outcome: 'answered' });
    return true;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    meters.providerCalls.inc({ outcome: signal.aborted ? 'abandoned' : reason });
    if (!signal.aborted) log.warn({ reason }, 'the model gave no answer');
    return false;
  }
}

/** What the visitor wrote. Turns said to be the assistant's came from the browser: nobody vouches for them. */
function ownWords(turn: Turn): string[] {
  if (typeof turn === 'string') return [turn];
  return turn.role === 'user' ? [turn.content] : [];
}
