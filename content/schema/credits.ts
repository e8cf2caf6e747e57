import { z } from 'zod';
import { maybe, Text } from './parts/text';

/** Every role of a recording. A release answers for each of them, once. */
export const RELEASE_ROLES = [
  'vocals',
  'lyrics',
  'composition',
  'instruments',
  'production',
  'mix',
  'mastering',
  'artwork',
] as const;

/** Every role of a text: a story, a biography. */
export const TEXT_ROLES = ['writing', 'review'] as const;

/** The one role of a picture. */
const PICTURE_ROLES = ['artwork'] as const;

/** What somebody or something can be credited with. */
export type CreditRole = (typeof RELEASE_ROLES | typeof TEXT_ROLES)[number];

/**
 * Who did a role. `human`: people alone. `assisted`: people with a generative tool. `generated`: a generative tool, and a
 * person accepted it. `algorithm`: our own program, trained on nothing. `unknown`: nobody has said. `none`: there is no
 * such part, as vocals on an instrumental.
 */
export const CreditUse = z.enum(['human', 'assisted', 'generated', 'algorithm', 'unknown', 'none']);
export type CreditUse = z.infer<typeof CreditUse>;

/** One role, one line. */
function credit<Roles extends readonly [string, ...string[]]>(roles: Roles) {
  return z.strictObject({
    role: z.enum(roles),
    use: CreditUse,
    /** Name and maker of the tool. Left out while nobody has named it, and where no tool took part. */
    tool: maybe(Text),
    /** Names of people, with their consent. `""` while none has been given. */
    by: z.string(),
    /** Begins with `signed` or `confirmed` once the people concerned have agreed to this line. */
    status: Text,
  });
}

/** Says how to get the block, instead of only that it is missing. */
function mend(kind: 'release' | 'news') {
  const example = kind === 'news' ? 'night-market' : 'rocka--night';
  return {
    error: ({ code }: { code?: string }) =>
      code === 'invalid_type'
        ? `is not a block of credits. Write who or what did each role, as \`npx cli content new ${kind} ${example}\` does; nothing is published without`
        : undefined,
  };
}

/** The credits of a release: `content/checks/credits.ts` sees that no role is left out. */
export const ReleaseCredits = z.strictObject(
  {
    /** Of the block as a whole; begins with `signed` or `confirmed` once the label stands by it. */
    status: Text,
    /** Printed above the table. */
    note: Text,
    roles: z.array(credit(RELEASE_ROLES), mend('release')).min(1),
  },
  mend('release'),
);
export type ReleaseCredits = z.infer<typeof ReleaseCredits>;

/** The credits of a text. */
export const TextCredits = z.strictObject(
  { roles: z.array(credit(TEXT_ROLES), mend('news')).min(1) },
  mend('news'),
);
export type TextCredits = z.infer<typeof TextCredits>;

/** What an editor pastes beside a picture and then makes true. */
export const PICTURE_CREDITS =
  'credits: { roles: [{ role: artwork, use: human, by: "", status: open }] }';
const pictureMend = {
  error: ({ code }: { code?: string }) =>
    ['invalid_type', 'too_small', 'too_big'].includes(code ?? '')
      ? `does not say who or what made the picture. Write ${PICTURE_CREDITS} and make it true`
      : undefined,
};

/** The credits of pictures that our own program has not drawn; those it has are known from `media/manifest.json`. */
export const PictureCredits = z.strictObject(
  { roles: z.array(credit(PICTURE_ROLES), pictureMend).length(1, pictureMend) },
  pictureMend,
);
export type PictureCredits = z.infer<typeof PictureCredits>;
