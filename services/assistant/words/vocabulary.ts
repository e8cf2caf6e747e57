import type { Content } from '../../../content/schema/content';
import type { Passage } from '../knowledge/passage';
import { fold, wordsOf } from './fold';

/**
 * The English words of the site. `known`: every one that occurs; `spelt`: those and everyday words, in
 * none of which a slip is suspected.
 * `asked`: those that questions are made of, which a slip is mended to, the most usual first.
 */
export function vocabulary(content: Content, passages: readonly Passage[]) {
  const { assistant, assistantWords, artists } = content;
  const questions = [
    ...passages.flatMap(({ title, asks }) => [title, ...asks]),
    ...artists.map(({ name }) => name),
    ...Object.values(assistant.facetWords).flat(),
    ...assistant.knownGaps.flatMap(({ triggers }) => triggers),
    ...assistant.actions.flatMap(({ asks }) => asks),
    ...Object.keys(assistantWords.sameAs),
    ...Object.values(assistantWords.sameAs),
  ];
  const counts = new Map<string, number>();
  for (const word of questions.flatMap((text) => wordsOf(fold(text)))) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const talk = Object.values(assistant.smallTalk).flatMap(({ asks }) => asks.en);
  const texts = [...passages.map(({ text }) => text), ...talk, ...assistantWords.stopWords];
  const known = new Set([...counts.keys(), ...texts.flatMap((text) => wordsOf(fold(text)))]);
  const asked = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  const spelt = new Set([...known, ...assistantWords.commonWords]);
  return { asked, known, spelt };
}
