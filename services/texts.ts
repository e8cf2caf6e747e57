import { catalogueOf } from '../content/derive/catalogue';
import type { Content } from '../content/schema/content';
import type { InquiryType } from './contracts/limits/contact';
import { ARTIST_TOPIC } from './contracts/limits/subscriptions';
import { subjectNames } from './contracts/subject';

/** A mail's texts; `{name}` stands for a value. */
export interface MailText {
  subject: string;
  preheader: string;
  reason: string;
  text: string;
  html: string;
}

interface Notice {
  title: string;
  text: string;
}

/** What the newsletter's forms and pages say. */
export interface NewsletterTexts {
  consent: Content['site']['newsletter']['consent'];
  topics: Content['site']['newsletter']['topics'];
  words: Content['ui']['subscription'];
  /** By the topic of an artist, the language of a name that is not English. */
  languages?: Record<string, string>;
  failedTitle: string;
  /** Somebody has to choose at least one. */
  noTopic: string;
  busy: string;
  expiredLink: string;
}

/** What the service says and to whom it writes: the part of the content that it uses. */
export interface Texts {
  brand: string;
  postalAddress: string;
  emails: Record<InquiryType, string> & { mailFrom: string };
  inquiryLabels: Record<InquiryType, string>;
  /** What messages are about, by what links to the form call it; not all of it. */
  subjectNames: Record<string, string>;
  replyPromise: string;
  /** IANA zone in which business days are counted. */
  officeZone: string;
  /** Of the form: what its subject and its button are called, and what helps to answer each type. */
  contactForm: { about: string; submit: string; hints: Record<InquiryType, string> };
  contactSent: Notice;
  contactFailed: Notice;
  newsletter: NewsletterTexts;
  /** Where the mails send whoever wants to hear something: the one artist's releases, else all that can be heard. */
  listenPath: string;
  /** Of the page that answers without script. */
  ask: Pick<Content['pages']['system']['ask'], 'title' | 'sources' | 'next'>;
  /** By the name of the file. */
  mails: Record<string, MailText>;
}

/** Picks them out of the content. */
export function textsOf({ site, ui, mails, pages, artists }: Content): Texts {
  // The content's own check makes sure that every type of inquiry is listed.
  const ofEachType = (word: 'label' | 'hint') =>
    Object.fromEntries(site.inquiryTypes.map((type) => [type.id, type[word]])) as Record<
      InquiryType,
      string
    >;
  return {
    brand: site.brand.name,
    postalAddress: site.address.street,
    emails: site.emails,
    inquiryLabels: ofEachType('label'),
    subjectNames: subjectNames(pages.about.team.positions),
    replyPromise: site.replyPromise.display,
    officeZone: site.officeHours.timezone,
    contactForm: {
      about: pages.contact.form.fields.about.label,
      submit: ui.buttons.sendMessage,
      hints: ofEachType('hint'),
    },
    contactSent: notice(ui.toasts.contactSuccess),
    contactFailed: notice(ui.toasts.contactFailure),
    listenPath: (catalogueOf({ artists, pages }) ?? pages.listen.overview).route,
    ask: pages.system.ask,
    newsletter: {
      consent: site.newsletter.consent,
      topics: site.newsletter.topics,
      words: ui.subscription,
      languages: Object.fromEntries(
        artists.flatMap(({ slug, nameLang }) =>
          nameLang ? [[`${ARTIST_TOPIC}${slug}`, nameLang]] : [],
        ),
      ),
      failedTitle: ui.toasts.subscribeFailure.title,
      noTopic: ui.errors.topics.required,
      busy: ui.errors.overloaded,
      expiredLink: ui.errors.expiredLink,
    },
    mails: Object.fromEntries(mails.map((mail) => [mail.slug, mail])),
  };
}

function notice({ title, text = '' }: { title: string; text?: string | undefined }): Notice {
  return { title, text };
}
