import { z } from 'zod';
import { Href, Id, Route } from './parts/address';
import { pattern } from './parts/pattern';
import { FreePhrase, Phrase } from './parts/phrase';
import { Confirm, Text } from './parts/text';

const Lines = z.array(Text).min(1);

/** English and, where somebody has written it, six further languages. */
function localised<Schema extends z.ZodType>(schema: Schema) {
  const other = schema.optional();
  return z.strictObject({
    en: schema,
    fr: other,
    pt: other,
    es: other,
    sw: other,
    af: other,
    de: other,
  });
}

const Language = z.enum(['fr', 'pt', 'es', 'sw', 'af', 'de']);

/** Questions that lead to one part of one page, in visitors' words. */
export const AssistantPassage = z.strictObject({
  route: Route,
  /** A topic of the index. Where the page has no part with this id, the page itself is linked. */
  section: pattern(/^[A-Za-z0-9-]+$/, 'is not a section. Write letters, digits and hyphens'),
  title: Text,
  /** A short answer, where no sentence of the page gives one. `{positions}` are the open ones; while there is none, `noPositions` of the team page is said instead. */
  answer: FreePhrase(['positions']).optional(),
  /** Further pages that say more. */
  links: z.array(Href).default([]),
  asks: z
    .array(Text)
    .min(6, 'are too few. Write at least six questions, as visitors would ask them'),
  asksOther: z.partialRecord(Language, Lines).default({}),
});
export type AssistantPassage = z.infer<typeof AssistantPassage>;

/** Places in what an answer named, as a short message counts them: `the second one`. */
export const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Short messages that mean something only after an answer on one topic. */
const FollowUps = z.strictObject({
  id: Id,
  /** By what the answer before is known: its page, the id of what is not said or of small talk, its rule. */
  after: Lines,
  meant: z.array(
    z.strictObject({
      /**
       * Asked instead. `{artist}` is who was spoken of, `{rest}` what stands in the place of the dots, `{first}` to
       * `{fifth}` and `{last}` whom the answer before named, after `several`.
       */
      question: FreePhrase(['artist', 'rest', ...PLACES, 'last']),
      /** What visitors write; `…` at the end stands for further words. */
      asks: Lines,
    }),
  ),
});

const OfArtist = z
  .array(FreePhrase(['artist'], ['artist']))
  .min(1)
  .optional();

/** `content/assistant.yaml`. The assistant is automated, says so first, and answers from this site. */
export const Assistant = z.strictObject({
  identity: z.strictObject({
    disclosure: localised(Text),
    greeting: localised(Text),
    /** Said when the visitor writes in a language that the pages are not in. */
    englishPages: localised(z.string()),
  }),
  /** Questions offered at the start, by the page the visitor is on; `default` for all others. */
  suggestions: z.record(z.string(), Lines),
  replies: z.strictObject({
    answerLead: z.array(FreePhrase(['answer', 'title'], ['answer'])).min(1),
    hedge: localised(Lines),
    decline: localised(Lines),
    /** After that, to say where a person is. */
    contact: localised(Text),
    /** Said of a question in a script that the assistant does not read. */
    unread: Text,
    handover: localised(Lines),
    missingFact: Phrase('facet', 'subject'),
    missingFactNext: Phrase('known'),
    selfReported: Text,
    twoReadings: Phrase('directory', 'listing'),
    launchPassed: Phrase('date'),
    pastEvent: Phrase('date'),
    noUpcoming: Text,
    fiction: Phrase('answer'),
    workingTitle: Text,
    action: Phrase('action'),
    hostile: Lines,
    instructions: Text,
    noPromise: Text,
    advice: Text,
    distress: localised(Text),
    /** To somebody who was in distress a moment ago and says more. */
    distressStill: localised(Text),
    /** To somebody who says that they are sad or lonely. */
    sadness: localised(Text),
    /** To somebody who is harassed or threatened by others. */
    harm: localised(Text),
    default: Text,
  }),
  /** Greetings, thanks and the like: what is said, and what is answered. */
  smallTalk: z.record(
    z.string(),
    z.strictObject({ asks: localised(Lines), replies: localised(Lines) }),
  ),
  /** What the site does not say, with the page that comes closest. */
  knownGaps: z.array(
    z.strictObject({
      id: Id,
      triggers: Lines,
      /** Words that mean the question is about something else. */
      unless: z.array(Text).default([]),
      /** Only where an artist is spoken of: a visitor has children as well. */
      isOfArtists: z.boolean().default(false),
      reply: Text,
      href: Href,
    }),
  ),
  /** Questions about every artist by part of the profile; `{artist}` is the name. */
  everyArtist: z
    .strictObject({
      biography: OfArtist,
      story: OfArtist,
      signatureSound: OfArtist,
      creativeProcess: OfArtist,
      themes: OfArtist,
      persona: OfArtist,
    })
    .default({}),
  /** What the assistant can do for the visitor. */
  actions: z.array(
    z.strictObject({
      id: Id,
      label: FreePhrase(['artist']),
      asks: z.array(FreePhrase(['artist'])).min(1),
    }),
  ),
  /** Visitors' words for the fields of an artist. */
  facetWords: z.record(z.string(), Lines),
  /** What a short message means after an answer: `how much` after one on licences. */
  followUps: z.array(FollowUps).default([]),
  confirm: Confirm,
  asks: z.array(AssistantPassage).min(1),
});
export type Assistant = z.infer<typeof Assistant>;
