import type { ScaffoldFacts } from './facts';
import { asText, nameOf, toBeWritten } from './words';

/** The file of a new page of text. */
export function pageText({ slug }: ScaffoldFacts): string {
  return `# The page stands at /${slug}; search and the sitemap find it by themselves. A link in menu or footer is a line in
# navigation.yaml.
title: ${asText(nameOf(slug))}
# For search engines, 50 to 160 characters.
metaDescription: ${toBeWritten(`a sentence of 50 to 160 characters about ${slug}.`)}
# Printed at the top while the page is a draft that visitors may read, such as "Draft for the owner's legal review."; null
# once it is settled.
draft: null
hero:
  h1: ${asText(nameOf(slug))}
  lead: ${toBeWritten('what the page is about, in a sentence.')}
# Ids in facts.yaml of the figures that the page quotes. The check compares them.
facts: []
# One part after the other. Each has an id (links lead to /${slug}#id) and a heading; then what it needs of: body, list,
# table (columns and rows), action (a button: label and href), link (label and href).
sections:
  - id: first
    heading: ${toBeWritten('a heading.')}
    # A blank line starts a paragraph. **strong**, *other voice*, [label](/route), and lists with - are understood.
    body: |
      To be written: one to three paragraphs.
confirm: []
`;
}
