import { z } from 'zod';
import { PageLink } from './parts/action';
import { ExternalUrl } from './parts/address';
import { InquiryTypeId, NewsletterTopicId, SubscriptionSource } from './parts/names';
import { OfficeHours } from './parts/office-hours';
import { pattern } from './parts/pattern';
import { FreePhrase, variablesIn } from './parts/phrase';
import { Confirm, MetaDescription, Text } from './parts/text';

const Email = z.email('is not an e-mail address. Write one such as hello@example.com');

/** A subject a subscriber can pick. */
export const NewsletterTopic = z
  .strictObject({
    id: NewsletterTopicId,
    /** `{artist}` stands for a name in the topic that exists once for each artist. */
    label: FreePhrase(['artist']),
    description: FreePhrase(['artist']),
    perArtist: z.boolean().default(false),
  })
  .refine(({ label, perArtist }) => variablesIn(label).includes('artist') === perArtist, {
    path: ['label'],
    error: 'does not go with perArtist. Write {artist} in it where that is true, and only there',
  });
export type NewsletterTopic = z.infer<typeof NewsletterTopic>;

/** `content/site.yaml`: what is true of the whole site. `""` is a placeholder; its control is not rendered. */
export const Site = z.strictObject({
  brand: z.strictObject({
    name: Text,
    /** The two words of the wordmark. */
    wordmark: z.tuple([Text, Text]),
    /** After every page's title in the browser's tab, with its separator. */
    titleSuffix: z.string().min(1),
    legalEntity: z.string(),
    registrationNumber: z.string(),
  }),
  tagline: Text,
  slogans: z.strictObject({ movements: Text, mission: Text }),
  metaDescription: MetaDescription,
  descriptor: Text,
  disclosure: z.strictObject({ short: Text, line: Text, images: Text, link: PageLink }),
  address: z.strictObject({
    street: z.string(),
    city: Text,
    country: Text,
    countryCode: pattern(
      /^[A-Z]{2}$/,
      'is not a country. Write its code of two capital letters, such as NA',
    ),
    display: Text,
  }),
  emails: z.strictObject({
    general: Email,
    licensing: Email,
    collaboration: Email,
    business: Email,
    press: Email,
    support: Email,
    job: Email,
    privacy: Email,
    /** Sender of every mail, unless the service is told otherwise. */
    mailFrom: Email,
    /** Receives contact messages, unless the service is told otherwise. */
    contactTo: Email,
  }),
  officeHours: OfficeHours,
  replyPromise: z.strictObject({ display: Text }),
  social: z.strictObject({
    youtube: ExternalUrl,
    spotify: ExternalUrl,
    instagram: ExternalUrl,
    x: ExternalUrl,
    discord: ExternalUrl,
  }),
  links: z.strictObject({
    trailer: ExternalUrl,
    listenNow: ExternalUrl,
    discordInvite: ExternalUrl,
    rsvp: ExternalUrl,
  }),
  copyright: z.strictObject({ line: Text }),
  newsletter: z.strictObject({
    heading: Text,
    consent: z.strictObject({
      /** Stored with every subscription. Change it whenever the text changes. */
      version: Text,
      text: Text,
    }),
    topics: z.array(NewsletterTopic).min(1),
    /** What each form is called in the admin area. */
    sources: z.record(SubscriptionSource, Text),
  }),
  /** All seven: the form and the service know them by these ids. */
  inquiryTypes: z
    .array(z.strictObject({ id: InquiryTypeId, label: Text, hint: Text }))
    .length(InquiryTypeId.options.length),
  confirm: Confirm,
});
export type Site = z.infer<typeof Site>;
