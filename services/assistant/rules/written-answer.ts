import type { Draft } from '../engine/draft';
import type { Site } from './rule';

/** The answer that somebody has written for a part of the site, where there is one. */
export function writtenAnswer(
  { content }: Site,
  wanted: { route: string; section: string },
  rule: string,
): Draft | undefined {
  const found = content.assistant.asks.find(
    ({ route, section }) => route === wanted.route && section === wanted.section,
  );
  if (!found?.answer) return undefined;
  const urls = [found.route, ...found.links];
  return { text: found.answer, confidence: 'answer', urls, rule };
}
