import { routesOf } from '../../../content/derive/routes';
import type { Content } from '../../../content/schema/content';
import { fold } from '../words/fold';
import type { Engine } from './create-engine';

const ASKS_MIN = 6;

/** What is wrong with the texts the assistant answers from, in words for an editor. */
export function checkEngine(engine: Engine, content: Content, now: Date): string[] {
  const { asks, suggestions, knownGaps } = content.assistant;
  const routes = new Set(routesOf(content));
  const at = (route: string, section: string) => `${route} ${section}`;
  const owners = new Map<string, string>();
  const found: string[] = [];

  for (const { route, section, asks: lines } of asks) {
    if (lines.length < ASKS_MIN) {
      found.push(`${at(route, section)}: has ${lines.length} asks. Write at least ${ASKS_MIN}.`);
    }
    for (const line of lines) {
      const other = owners.get(fold(line));
      if (other)
        found.push(`“${line}” is asked at ${other} and at ${at(route, section)}. Keep one.`);
      owners.set(fold(line), at(route, section));
    }
  }
  for (const { id, text, answer, links, url } of engine.passages) {
    if ((answer ?? text).trim() === '') found.push(`${id}: says nothing. Write an answer.`);
    for (const link of [url, ...links]) {
      const route = link.replace(/[?#].*$/, '');
      if (link.startsWith('/') && !routes.has(route)) found.push(`${id}: ${route} is no page.`);
    }
  }
  for (const line of new Set(Object.values(suggestions).flat())) {
    const { confidence, generatedText } = engine.answer(line, [], now).reply;
    const isGap = knownGaps.some(({ reply }) => generatedText.startsWith(reply));
    if (confidence === 'decline' && !isGap) {
      found.push(`“${line}” is suggested and gets no answer.`);
    }
  }
  return found;
}
