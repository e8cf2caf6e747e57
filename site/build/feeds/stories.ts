import { prose } from '../../../content/derive/prose';
import type { Content, Story } from '../../../content/schema/content';
import { inLanguage } from '../../in-language';
import { aiNote } from '../../pages/news/ai-note';
import { artistsById } from '../../pages/parts/cards';
import { absolute, moment, tagUri } from './addresses';
import type { FeedEntry } from './feed';

/** A story as an entry: whole, with who says so and what a machine wrote. */
export function storyEntry(
  content: Content,
  story: Story,
  origin: string,
  image: string | undefined,
): FeedEntry {
  const { latest, labels } = content.pages.news;
  const madeBy = aiNote(story, latest.aiNote);
  const notes = [
    ...(story.sources.length === 0 ? [labels.announcementHelp] : []),
    ...(madeBy ? [madeBy] : []),
  ];
  return {
    id: tagUri(origin, story.route),
    url: origin + story.route,
    title: story.title,
    ...(story.lang && { lang: story.lang }),
    summary: story.summary,
    html: absolute(
      [storyText(story), ...notes.map((note) => prose(`*${note}*`))].join('\n'),
      origin,
    ),
    published: moment(story.date),
    updated: moment(story.updated ?? story.date),
    tags: [
      labels.category[story.category],
      ...artistsById(content, story.artists).map(({ name }) => name),
    ],
    ...(image && { image: origin + image }),
  };
}

/** What stands in another language says so: readers show it among English, and what is added to it is English. */
function storyText({ body, lang }: Story): string {
  const { dir } = inLanguage(lang);
  const html = prose(body);
  return lang ? `<div lang="${lang}"${dir ? ` dir="${dir}"` : ''}>${html}</div>` : html;
}
