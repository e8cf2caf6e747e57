import type { ScaffoldFacts } from './facts';
import { asText, nameOf, toBeWritten } from './words';

/** The file of a new artist, coming soon, with a profile. */
export function artistText({ slug, existing }: ScaffoldFacts): string {
  const name = nameOf(slug);
  return `# ${name}. This file and one picture are all it takes: profile, card, menu entry and genre tab follow.
# Draw the picture with: npx cli content draw ${slug}
name: ${asText(name)}
# Language of the name if it is not English, by its code: ar, fr, sw, yo.
# nameLang: ar
# Place in lists and menus, smallest first.
order: ${existing + 1}
# africa, global, or both.
hubs: [global]
# The id of a genre in genres.yaml. For a new genre write a block instead:
#   genre:
#     id: night-drive
#     label: NIGHT DRIVE
#     description: One sentence on what to listen for.
genre: glow-pop
tagline: ${toBeWritten('one line under the name.')}
# For cards and search, at most 160 characters.
summary: ${toBeWritten('one or two sentences with genre, tempo and languages.')}
# Opens the profile.
description: ${toBeWritten('two sentences. What does it sound like, and when would one play it?')}
# For search engines, 50 to 160 characters.
metaDescription: ${toBeWritten(`a sentence of 50 to 160 characters about ${name}.`)}
# In the menu, under the name.
navDescription: ${toBeWritten('genre, then a few words.')}
# What the African directory says. status: active or coming-soon. progress: percent done.
# expectedLaunch: "2027", Q3 2027, "2027-05" or "2027-05-01".
directory: { status: coming-soon, bpmRange: 100-110, progress: null, expectedLaunch: null }
# What the artists page says. Leave a field out and it says the same as the directory.
listing: {}
# Where to put the artist forward: home, africa, directory, listing.
featured: []
# Figures for the profile, by their id in facts.yaml. Tempo is one by itself: ${slug}-bpm.
stats: [${slug}-bpm]
# Figures that the texts below quote.
facts: []
location: Managed from Windhoek, Namibia
# "2027-05-01", or null while it is open.
joinDate: null
heritage: ${toBeWritten('a musical lineage. The persona claims no ancestry.')}
languages:
  - { code: en, label: English }
languagesStatus: to be confirmed by the label
vocalStyle: ${toBeWritten('three words or a short sentence.')}
mood: [open]
musicalInfluences: []
# Full addresses beginning with https://. While one is empty its link is not shown.
socialLinks: { spotify: "", youtube: "", instagram: "" }
# Invented, and labelled so on the page.
persona:
  pronoun: they
  home: ${toBeWritten('where the character is found.')}
  habit: ${toBeWritten('what the character cannot stop doing.')}
  never: ${toBeWritten('what the character would never do.')}
# Colours on the page. Text on a fill needs a contrast of 4.5 to 1; the check measures it.
look:
  accent: "#ffc53d"
  accentInk: "#170f05"
  deep: "#241a08"
  accent2: "#7fd3e6"
  accentText: { dark: "#ffc53d", light: "#7a4b00" }
# Other formats are cut from the portrait: cover, wide, og and cloth can be named here too.
image:
  portrait: ${slug}-portrait.webp
  alt: ${toBeWritten('what the portrait shows, in one sentence.')}
profile:
  biography:
    heading: ${toBeWritten('a heading.')}
    # Invented. Stands in the box “Persona fiction”.
    fiction: |
      To be written: the story, two or three short paragraphs.
    # Outside the box: only what is so.
    fact: |
      ${name} is an AI-powered artist.
    # Who or what wrote it, and who read it. use: human, assisted (a person with a generative tool), generated, or unknown
    # while nobody has said. tool: its name, where one took part. by: names with consent, or "".
    credits:
      roles:
        - { role: writing, use: unknown, by: "", status: open }
        - { role: review, use: unknown, by: "", status: open }
  signatureSound:
    heading: ${toBeWritten('a heading.')}
    body: |
      To be written: rhythm, instruments, voice. What should one listen for?
# What the owner or the label has yet to settle. The check lists it.
confirm:
  - Status, tempo and launch date.
  - Languages, joinDate, social links.
`;
}
