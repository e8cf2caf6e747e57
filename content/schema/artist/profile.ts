import { z } from 'zod';
import { TextCredits } from '../credits';
import { ConfirmBlock, maybe, Prose, Text } from '../parts/text';

/** One tab of the profile. */
export const ProfileSection = z.strictObject({
  heading: Text,
  body: Prose,
  confirm: ConfirmBlock,
});
export type ProfileSection = z.infer<typeof ProfileSection>;

/** The tabs of a profile page. Biography and sound are always there; the other two if they are written. */
export const Profile = z.strictObject({
  biography: z.strictObject({
    heading: Text,
    /** Invented. Stands in the box “Persona fiction”. */
    fiction: Prose,
    /** Outside the box: only what is so. */
    fact: Prose,
    /** Who or what wrote it, and who read it. Left out, the page says that nobody has told. */
    credits: maybe(TextCredits),
  }),
  signatureSound: ProfileSection,
  creativeProcess: ProfileSection.nullable().default(null),
  themes: ProfileSection.nullable().default(null),
});
export type Profile = z.infer<typeof Profile>;
