import { prose } from '../../../content/derive/prose';
import type { Profile } from '../../../content/schema/artist/profile';
import type { Credits } from '../../../content/schema/complete-credits';
import { type CreditSheet, creditSheet } from '../ai/credits';
import type { PageInput } from '../page';

/** One tab of a profile: invented things stand in a box that says so, facts outside. */
export interface ProfileTab {
  /** Also the fragment of its address. */
  id: string;
  title: string;
  heading: string;
  html: string;
  /** Marks the text as invented. */
  fiction: { label: string; note: string } | null;
  /** What is so, beside the invented. */
  fact: { label: string; html: string } | null;
  /** Said of a text that the label has not signed. */
  open: string | null;
  /** How the text was made, where it says so. */
  credits: CreditSheet | null;
  aboutCredits: string;
}

/** The tabs of a profile: those that are written, in their order. */
export function profileTabs(
  { content }: PageInput,
  profile: Profile,
  biographyCredits: Credits | null,
): ProfileTab[] {
  const aboutCredits = content.ui.credits.about;
  const labels = content.pages.artists.profileLabels;
  const { biography } = profile;
  const sections = [
    { id: 'signature-sound', title: labels.tabs.signatureSound, section: profile.signatureSound },
    {
      id: 'creative-process',
      title: labels.tabs.creativeProcess,
      section: profile.creativeProcess,
    },
    { id: 'themes', title: labels.tabs.themes, section: profile.themes },
  ];
  return [
    {
      id: 'biography',
      title: labels.tabs.biography,
      heading: biography.heading,
      html: prose(biography.fiction),
      fiction: { label: labels.persona, note: labels.personaNote },
      fact: { label: labels.facts, html: prose(biography.fact) },
      open: null,
      credits:
        biographyCredits &&
        creditSheet(biographyCredits, content.ui, { heading: content.ui.credits.text }),
      aboutCredits,
    },
    ...sections.flatMap(({ id, title, section }) =>
      section
        ? [
            {
              id,
              title,
              heading: section.heading,
              html: prose(section.body),
              fiction: null,
              fact: null,
              open: section.confirm ? content.ui.labels.use.unknown : null,
              credits: null,
              aboutCredits,
            },
          ]
        : [],
    ),
  ];
}
