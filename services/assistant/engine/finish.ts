import type { AssistantReply } from '../../contracts/assistant';
import { inLanguage, sentences } from '../phrasing';
import type { Site } from '../rules/rule';
import type { Draft } from './draft';
import type { Query } from './query';

const CITES_MAX = 3;
const SUGGESTIONS_MAX = 3;

/** Makes the reply of a draft: titles to the links, questions to go on with, a word on the language. */
export function finish(
  { text, language, confidence, urls, action, isGrave }: Draft,
  query: Query,
  site: Site,
): AssistantReply {
  const { suggestions: lists, identity } = site.content.assistant;
  const cited = oncePerPage(urls).slice(0, CITES_MAX);
  const route = cited.map(routeOf).find((url) => lists[url] !== undefined);
  const suggestions = (lists[route ?? 'default'] ?? [])
    .filter((line) => line !== query.raw)
    .slice(0, SUGGESTIONS_MAX);
  const note =
    cited.length > 0 ? inLanguage(identity.englishPages, language ?? query.language) : '';
  return {
    generatedText: sentences(text, note),
    ...(language && language !== 'en' && language !== 'und' && { language }),
    citations: cited.map((url) => ({ title: site.titles.get(routeOf(url)) ?? url, url })),
    confidence,
    engine: 'embedded',
    ...(suggestions.length > 0 && !isGrave && { suggestions }),
    ...(action && { action }),
  };
}

/** The first link to each page: the one that says most. */
function oncePerPage(urls: readonly string[]): string[] {
  const routes = urls.map(routeOf);
  return urls.filter((_, at) => routes.indexOf(routes[at] ?? '') === at);
}

function routeOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}
