/** A sixth artist as an editor would write her: a new genre, one picture, nothing else anywhere. */
export const LUNA = `name: Luna
order: 6
hubs: [africa, global]
genre:
  id: night-drive
  label: NIGHT DRIVE
  aliases: [nachtfahrt]
  description: Slow synths at the speed of a parked car.
tagline: Headlights off.
summary: AI-powered artist. Slow synths and a voice from the back seat.
description: Songs for the minute after the engine stops.
metaDescription: Luna is an AI-powered artist in NIGHT DRIVE, slow synths and a voice from the back seat.
navDescription: NIGHT DRIVE. Headlights off.
directory: { status: coming-soon, bpmRange: 71-82, progress: 40, expectedLaunch: "2027" }
listing: { status: active }
featured: [home]
stats: [luna-bpm, luna-progress]
facts: [luna-bpm]
languages: [{ code: de, label: Deutsch }]
mood: [slow]
look:
  accent: "#ffc53d"
  accentInk: "#170f05"
  deep: "#241a08"
  accent2: "#7fd3e6"
  accentText: { dark: "#ffc53d", light: "#7a4b00" }
image:
  portrait: luna-portrait.webp
  alt: Luna, drawn by algorithm. A face behind a windscreen.
profile:
  biography:
    heading: The engine ticks
    fiction: She never gets out of the car.
    fact: Luna is an AI-powered artist at 71–82 BPM.
  signatureSound:
    heading: Idle
    body: One chord, held.
confirm: [Launch date.]
`;

/** Luna with one passage replaced; `‸` in the new text marks where the fault is expected. */
export function lunaWith(passage: string, replacement: string): string {
  if (!LUNA.includes(passage)) throw new Error(`Luna's file has no “${passage}”.`);
  return LUNA.replace(passage, replacement);
}
