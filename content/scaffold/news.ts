import type { ScaffoldFacts } from './facts';
import { asText, dayOf, nameOf, toBeWritten } from './words';

/** The file of a new story. */
export function newsText({ slug, today }: ScaffoldFacts): string {
  return `title: ${asText(nameOf(slug))}
# Language of title, summary, metaDescription and body if it is not English, by its code: ar, fr, sw, yo.
# lang: ar
# Day of publication. The story is on the site as soon as this file is; begin the file's name with _ while it is not.
date: "${dayOf(today)}"
# What is still open about the date; null if nothing is.
dateStatus: null
# africa: the address is /news/africa/${slug}. main: it is /news/${slug}.
newsroom: main
# releases, events, collabs, bts (behind the scenes) or company.
category: company
# The hubs whose lists show it: africa, global, or both.
hubs: [africa, global]
# Ids of the artists it is about.
artists: []
# Who else confirms it, as { label: Name, url: "https://…" }. While there is nobody, the page says that the company
# announces it.
sources: []
# Who or what wrote it, and who reviewed it. The page says so. use: human, assisted (a person with a generative tool),
# generated, or unknown while nobody has said. tool: its name, where one took part. by: names with consent, or "".
credits:
  roles:
    - { role: writing, use: unknown, by: "", status: open }
    - { role: review, use: unknown, by: "", status: open }
# For cards, at most 160 characters.
summary: ${toBeWritten('one or two sentences.')}
# For search engines, 50 to 160 characters.
metaDescription: ${toBeWritten(`a sentence of 50 to 160 characters about ${slug}.`)}
# Ids in facts.yaml of the figures that the story quotes. The check compares them.
facts: []
# Decoration, cut from a pattern. For a picture of its own add file: and say in alt what it shows.
image: { alt: "" }
# A blank line starts a paragraph. **strong**, *other voice*, [label](/route), and lists with - are understood.
body: |
  To be written: 120 to 400 words. What happened, what it means for listeners, what is still open.
confirm: []
`;
}
