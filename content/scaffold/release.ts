import type { ScaffoldFacts } from '../scaffold';
import { nameOf, toBeWritten } from './words';

const ROLES = ['vocals', 'lyrics', 'composition', 'instruments', 'production', 'mix', 'mastering'];

/** The file of a new release, coming, under a working title. */
export function releaseText({ slug, today, existing }: ScaffoldFacts): string {
  const [artist = '', title = ''] = slug.split('--');
  return `artist: ${artist}
# Place in the order of publication: 1 is the artist's first.
order: ${existing + 1}
title: ${nameOf(title)}
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
credits:
  status: to be confirmed by the label
  note: Nothing here is a statement of fact until the label signs it.
  # use: human, assisted, generated, algorithm, or unknown while nobody has said. by: names, or "".
  roles:
${ROLES.map((role) => `    - { role: ${role}, use: unknown, label: To be confirmed, by: "", status: open }`).join('\n')}
    - { role: artwork, use: algorithm, label: Drawn by algorithm, by: "", status: open }
confirm: [Title, year, status, description, credits, listening links.]
`;
}
