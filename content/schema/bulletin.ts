import { z } from 'zod';
import { TextCredits } from './credits';
import { Day, Id } from './parts/address';
import { NewsletterTopicId } from './parts/names';
import { LanguageCode } from './parts/pattern';
import { Confirm, Prose, QuotedFacts, Summary, Title } from './parts/text';

/** Not everything: who chose that gets every bulletin as it is. Not an artist either, who is named under `artists`. */
const BulletinTopic = NewsletterTopicId.exclude(['all', 'artist'], {
  error: ({ input }) =>
    input === 'all'
      ? 'is not for a bulletin: who chose everything gets each one anyway. Name what it is about, such as press'
      : undefined,
});

/**
 * One file of `content/bulletins/`: a mail to the newsletter about something that has no page of its own. Nothing is
 * sent by itself: `npx cli drop announce bulletins/NAME` does it.
 */
export const BulletinFile = z
  .strictObject({
    subject: Title,
    /** The grey line after the subject in an inbox. */
    preheader: Summary,
    /** Language of subject, preheader and body when it is not English, such as `ar`. */
    lang: LanguageCode.optional(),
    /** It is not sent before this day, `"2026-03-14"`, in UTC. */
    date: Day,
    /** Who gets it: everyone who chose one of these topics, or one of the artists, or everything. */
    topics: z.array(BulletinTopic).default([]),
    /** Ids of artists. */
    artists: z.array(Id).default([]),
    /** Whether an AI writing tool took part, and who reviewed it. The mail says so, and waits until it is signed. */
    credits: TextCredits,
    facts: QuotedFacts,
    /** Links may lead to pages of this site. A paragraph that is one link and nothing else becomes a button. */
    body: Prose,
    confirm: Confirm,
  })
  .refine(({ topics, artists }) => topics.length + artists.length > 0, {
    path: ['topics'],
    error: 'and artists are both empty, so nobody would get it. Name one, such as [press]',
  });
export type BulletinFile = z.infer<typeof BulletinFile>;
