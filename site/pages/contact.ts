import { prose } from '../../content/derive/prose';
import type { Content } from '../../content/schema/content';
import { subjectNames } from '../../services/contracts/subject';
import type { Question } from '../components/Accordion/Accordion';
import type { ContactFormTexts } from '../components/ContactForm/texts';
import type { OfficeHoursData } from '../components/OfficeHours/OfficeHours';
import type { PictureData } from '../components/Picture/picture';
import { thumbnail } from '../components/Picture/thumbnail';
import type { IconName } from '../icons/names';
import { withProfile } from './artists/profiles';
import type { LinkTo, Page, PageInput } from './page';
import { linkTo } from './parts/links';
import { type Opening, opening } from './parts/opening';

interface SideCard {
  title: string;
  text: string;
  link: LinkTo;
  artistId: string;
  picture: PictureData;
}

/** What the contact page shows. */
export interface ContactContext extends Opening {
  promise: string;
  infoCards: {
    title: string;
    description: string;
    details: string[];
    icon: IconName;
    link?: LinkTo;
  }[];
  form: { heading: string; lead: string; texts: ContactFormTexts };
  officeHours: OfficeHoursData;
  sideCards: SideCard[];
  faq: { heading: string; items: Question[] };
}

/** Signs of the four info cards, in their order. */
const INFO_ICONS: IconName[] = [
  'envelope-simple',
  'chat-circle-dots',
  'globe-hemisphere-west',
  'map-pin',
];

/** `/contact`. */
export function contactPage(input: PageInput): Page<ContactContext> {
  const { content } = input;
  const page = content.pages.contact;
  return {
    path: page.route,
    template: 'contact',
    isListed: true,
    context: {
      ...opening(page),
      promise: page.promise,
      infoCards: infoCards(content),
      form: { heading: page.form.heading, lead: page.form.lead, texts: formTexts(content) },
      officeHours: officeHours(content),
      sideCards: sideCards(input),
      faq: { heading: page.faq.heading, items: questions(content) },
    },
  };
}

function infoCards({ pages, site }: Content): ContactContext['infoCards'] {
  return pages.contact.infoCards.flatMap(({ action, ...card }, index) => {
    const link = action && linkTo(action, site);
    if (action && !link) return []; // what it promises is not there
    return [{ ...card, icon: INFO_ICONS[index] ?? 'info', ...(link && { link }) }];
  });
}

function officeHours({ pages, site }: Content): OfficeHoursData {
  const { zoneLabel, timezone, note, days } = site.officeHours;
  return {
    ...pages.contact.officeHours,
    zoneLabel,
    timezone,
    note,
    rows: days.map((row) => ({
      days: row.days,
      display: row.display,
      hours: 'closed' in row ? null : { opens: row.opens, closes: row.closes },
    })),
  };
}

/** Each wears the cloth of an artist who has a profile. */
function sideCards({ content, picture }: PageInput): SideCard[] {
  const owners = withProfile(content.artists);
  return content.pages.contact.sideCards.flatMap(({ title, text, action }, index) => {
    const link = linkTo(action, content.site);
    const owner = owners[(index * 3) % owners.length];
    if (!link || !owner) return [];
    const cloth = thumbnail(picture(owner.image.cloth, ''));
    return [{ title, text, link, artistId: owner.slug, picture: cloth }];
  });
}

function questions({ pages, faq }: Content): Question[] {
  return pages.contact.faq.items.flatMap((id) => {
    const item = faq.items.find((one) => one.id === id);
    return item ? [{ id, question: item.q, html: prose(item.a) }] : [];
  });
}

function formTexts({ pages, site, ui }: Content): ContactFormTexts {
  const { fields, privacy } = pages.contact.form;
  const { contactSuccess, contactFailure } = ui.toasts;
  return {
    fields: {
      name: fieldWords(fields.name),
      email: fieldWords(fields.email),
      message: fieldWords(fields.message),
    },
    inquiryLabel: fields.inquiryType.label,
    aboutLabel: fields.about.label,
    subjectNames: subjectNames(pages.about.team.positions),
    removeAbout: fields.about.remove,
    submit: ui.buttons.sendMessage,
    sending: ui.buttons.sending,
    privacy,
    inquiryTypes: site.inquiryTypes,
    sent: {
      title: contactSuccess.title,
      description: contactSuccess.text ?? '',
      reference: ui.labels.reference,
      answerTo: ui.labels.answerTo,
      another: ui.buttons.sendAnother,
    },
    failed: { title: contactFailure.title, description: contactFailure.text ?? '' },
    summary: ui.errors.summary,
    offline: ui.errors.offline,
    network: ui.errors.network,
  };
}

function fieldWords({ label, placeholder }: { label: string; placeholder?: string | undefined }) {
  return { label, ...(placeholder && { placeholder }) };
}
