import { z } from 'zod';
import { Id } from '../parts/address';
import { FreePhrase, Phrase } from '../parts/phrase';
import { Confirm, Text } from '../parts/text';
import { Lines, localised } from './localised';

/** `content/assistant/replies.yaml`. The assistant is automated, says so first, and answers from this site. */
export const AssistantReplies = z.strictObject({
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
  /** What the assistant can do for the visitor. */
  actions: z.array(
    z.strictObject({
      id: Id,
      label: FreePhrase(['artist']),
      asks: z.array(FreePhrase(['artist'])).min(1),
    }),
  ),
  confirm: Confirm,
});
export type AssistantReplies = z.infer<typeof AssistantReplies>;
