import type { ScaffoldFacts } from './facts';
import { asText, dayOf, nameOf, toBeWritten } from './words';

/** The file of a new bulletin. */
export function bulletinText({ slug, today }: ScaffoldFacts): string {
  return `# A mail to the newsletter. Nothing is sent by itself: npx cli drop announce bulletins/${slug} --preview shows it,
# without --preview it goes to everybody whom it concerns.
subject: ${asText(nameOf(slug))}
# The grey line after the subject in an inbox, at most 160 characters.
preheader: ${toBeWritten('one sentence.')}
# Language of subject, preheader and body if it is not English, by its code: ar, fr, sw, yo.
# lang: ar
# It is not sent before this day, in UTC.
date: "${dayOf(today)}"
# Who gets it: drops, events, news, hub-africa, hub-global, beta or press. Who chose everything gets it too.
topics: [press]
# Ids of artists; who chose one of them gets it too.
artists: []
# Who or what wrote it, and who reviewed it. The mail says so, and waits until each status begins with signed. use: human,
# assisted (a person with a generative tool), generated, or unknown while nobody has said. tool: its name, where one
# took part. by: names with consent, or "".
credits:
  roles:
    - { role: writing, use: unknown, by: "", status: open }
    - { role: review, use: unknown, by: "", status: open }
# Ids in facts.yaml of the figures that it quotes. The check compares them.
facts: []
# A blank line starts a paragraph. **strong**, *other voice*, [label](/route), and lists with - are understood. A
# paragraph that is one link and nothing else becomes a button.
body: |
  To be written: what it is about, in the first sentence.

  [Open the press page](/press)
confirm: []
`;
}
