import { RELEASE_ROLES } from '../schema/credits';
import type { ScaffoldFacts } from './facts';
import { asText, nameOf, toBeWritten } from './words';

/** The file of a new release, coming, under a working title. */
export function releaseText({ slug, today, existing }: ScaffoldFacts): string {
  const [artist = '', title = ''] = slug.split('--');
  return `artist: ${asText(artist)}
# Place in the order of publication: 1 is the artist's first.
order: ${existing + 1}
title: ${asText(nameOf(title))}
# Language of the title: screen readers change their voice.
titleLang: en
# true until the label prints the title. No mail about the release is sent before.
workingTitle: true
subtitle: ${toBeWritten('a few words under the title.')}
# In quotes, or null.
year: "${today.getUTCFullYear()}"
yearStatus: to be confirmed by the label
# out or coming.
status: coming
description: ${toBeWritten('two sentences on what one hears.')}
# Full addresses beginning with https://. While one is empty its link is not shown.
links: { spotify: "", youtube: "" }
# Decoration, cut from the artist's cloth. For a cover of its own add file: and say in alt what it shows.
cover: { alt: "" }
# Who or what did each role. The page shows it before anybody presses play; without it the release is refused.
credits:
  # Begins with signed or confirmed once the label stands by the whole block. No mail goes out before.
  status: to be confirmed by the label
  # Printed above the table.
  note: Nothing here is a statement of fact until the label signs it.
  # Every role once. use: human (people alone), assisted (people with a generative tool), generated (a generative tool, and a
  # person accepted it), algorithm (our own program), unknown while nobody has said, none where there is no such part.
  # tool: name and maker of the generative tool, left out while nobody has named it. by: names with consent, or "".
  # status: begins with signed or confirmed once the people concerned have agreed to the line.
  roles:
${RELEASE_ROLES.map(roleText).join('\n')}
confirm: [Title, year, status, description, credits, listening links.]
`;
}

function roleText(role: (typeof RELEASE_ROLES)[number]): string {
  return role === 'artwork'
    ? '    - { role: artwork, use: algorithm, tool: Our drawing program, by: "", status: open }'
    : `    - { role: ${role}, use: unknown, by: "", status: open }`;
}
