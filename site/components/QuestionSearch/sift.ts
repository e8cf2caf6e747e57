import { fold } from '../../../services/contracts/search/match-words';

/** A topic with its questions; `html` is the answer. */
interface Topic {
  questions: { question: string; html: string }[];
}

/** The topics with only the questions that hold every typed word, in question or answer. */
export function sift<T extends Topic>(topics: T[], query: string): T[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return topics;
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, html }) => {
        const all = fold(`${question} ${html.replace(/<[^>]*>/g, ' ')}`);
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
