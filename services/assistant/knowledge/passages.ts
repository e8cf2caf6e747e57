import { pageFiles } from '../../../content/derive/page-files';
import type { AssistantPassage } from '../../../content/schema/assistant/passage';
import type { Content } from '../../../content/schema/content';
import { artistPassages } from './artist-passages';
import { artistRoute } from './artist-route';
import { listPassages } from './list-passages';
import { pageBlocks } from './page-blocks';
import { type Passage, passage } from './passage';
import { withPositions } from './positions';

/** Everything on the site that can answer a question, with the visitors' words for it. */
export function passagesOf(content: Content): Passage[] {
  const { stories, faq, assistant } = content;
  const written = [
    ...pageFiles(content).flatMap(pageBlocks),
    ...artistPassages(content),
    ...listPassages(content),
    ...stories.map(({ route, slug, title, summary, body }) =>
      passage({ id: `${route}#story`, route, title, text: `${summary} ${body}`, asks: [slug] }),
    ),
    ...faq.items.map(({ id, q, a, links }) =>
      passage({
        id: `/faq#${id}`,
        route: '/faq',
        url: `/faq#${id}`,
        title: q,
        text: a,
        answer: a,
        asks: [q],
        links: links.map((link) => link),
      }),
    ),
  ];
  const byId = new Map(written.map((found) => [found.id, found]));
  for (const asked of assistant.asks) {
    join(
      { ...asked, answer: withPositions(asked.answer, content.pages.about.team) },
      byId,
      content,
    );
  }
  return [...byId.values()];
}

/** Gives the part of the page its asks; where the page has no such part, the asks make one. */
function join(asked: AssistantPassage, byId: Map<string, Passage>, content: Content): void {
  const { route, section, title, answer, links, asks, asksOther } = asked;
  const artist = content.artists.find(
    (known) => known.route === route || (artistRoute(known) === route && known.slug === section),
  );
  const ids = [section, `${artist?.slug}-${section}`, `${section}-card`].map(
    (id) => `${route}#${id}`,
  );
  const part = ids.map((id) => byId.get(id)).find((found) => found !== undefined);
  const others = Object.values(asksOther).flat();
  if (part && !(part.answer && answer)) {
    byId.set(part.id, {
      ...part,
      title,
      answer: answer ?? part.answer,
      links: [...part.links, ...links],
      asks: [...part.asks, ...asks],
      asksOther: others,
    });
    return;
  }
  const around = [...byId.values()].filter((other) => other.route === route && !other.isFiction);
  const text = answer ?? around.map((other) => other.text).join(' ');
  byId.set(
    `${route}#ask-${section}`,
    passage({
      id: `${route}#ask-${section}`,
      route,
      title,
      text,
      answer,
      asks,
      asksOther: others,
      links,
      artist: artist?.slug,
    }),
  );
}

/** What each page is called in a link to it. */
export function pageTitles(content: Content) {
  const { artists, stories, press } = content;
  const titles = new Map<string, string>();
  for (const file of pageFiles(content)) {
    for (const block of [file, ...Object.values(file)]) {
      if (typeof block !== 'object' || block === null || !('route' in block)) continue;
      if ('title' in block) titles.set(String(block.route), String(block.title));
    }
  }
  for (const { route, name } of artists) if (route) titles.set(route, name);
  for (const { route, title } of stories) titles.set(route, title);
  for (const { route, slug } of press) {
    titles.set(route, `${artists.find((artist) => artist.slug === slug)?.name ?? slug}: press kit`);
  }
  return titles;
}
