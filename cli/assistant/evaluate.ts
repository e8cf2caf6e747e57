import type { Engine } from '../../services/assistant/engine/create-engine';
import { citesPage, type Given, type Grade, grade, type Question } from './grade';

/** One question, answered and graded. */
export interface Result {
  question: Question;
  given: Given;
  confidence: 'answer' | 'hedge' | 'decline';
  grade: Grade;
  citesPage: boolean;
  /** The rule or passage that answered. */
  rule: string;
  /** The fastest of several runs: what the engine takes, not what else the machine does. */
  ms: number;
}

/** What came out for one class of questions. */
export interface ClassResult {
  name: string;
  items: number;
  /** Percent that pass. */
  pass: number;
  /** Percent with a wanted page among the first three citations, of those that want an answer. */
  route: number | undefined;
  /** Percent answered plainly where an answer is wanted, or declined plainly where a refusal is. */
  plain: number;
}

/** How often each question is asked for its time. */
export const RUNS = 5;

/** Asks every question and grades the answers. */
export function evaluate(
  engine: Engine,
  questions: readonly Question[],
  now: Date,
  runs = RUNS,
): Result[] {
  for (const { question } of questions) engine.answer(question, [], now);
  return questions.map((question) => {
    const times: number[] = [];
    let answer = engine.answer(question.question, question.history, now);
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      answer = engine.answer(question.question, question.history, now);
      times.push(performance.now() - start);
    }
    const { confidence, generatedText, citations } = answer.reply;
    const refused =
      question.expect === 'answer' ? confidence === 'decline' : confidence !== 'answer';
    const given = { text: generatedText, citations: citations.map(({ url }) => url), refused };
    return {
      question,
      given,
      confidence,
      grade: grade(question, given),
      citesPage: citesPage(question, given),
      rule: answer.draft.rule,
      ms: Math.min(...times),
    };
  });
}

/** Results class by class; they are never put into one number. */
export function byClass(results: readonly Result[]): ClassResult[] {
  const names = [...new Set(results.map(({ question }) => classOf(question)))];
  return names.map((name) => {
    const own = results.filter(({ question }) => classOf(question) === name);
    const answers = own.filter(({ question }) => question.expect === 'answer');
    const isPlain = ({ question, confidence }: Result) =>
      confidence === (['answer', 'smalltalk'].includes(question.expect) ? 'answer' : 'decline');
    return {
      name,
      items: own.length,
      pass: percent(own, ({ grade: { pass } }) => pass),
      route: answers.length > 0 ? percent(answers, (result) => result.citesPage) : undefined,
      plain: percent(own, isPlain),
    };
  });
}

/** Percent of answerable questions that were declined. */
export function wrongRefusals(results: readonly Result[]): number {
  const wanted = results.filter(
    ({ question }) => question.expect === 'answer' && classOf(question) === 'answerable',
  );
  return percent(wanted, ({ confidence }) => confidence === 'decline');
}

/** The time under which that share of the answers was ready, in milliseconds. */
export function percentile(results: readonly Result[], share: number): number {
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

/** Oblique questions and near misses are classes of their own: they are hard in another way. */
function classOf({ class: name, difficulty, nearMiss }: Question): string {
  if (difficulty === 'oblique') return 'oblique';
  return nearMiss ? 'near-miss' : name;
}

function percent<Item>(items: readonly Item[], isMet: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : (100 * items.filter(isMet).length) / items.length;
}
