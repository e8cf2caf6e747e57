import { subjectNames } from '../../services/contracts/subject';
import { prose } from '../build/prose';
import type { Question } from '../components/Accordion/Accordion';
import type { ContactFormTexts } from '../components/ContactForm/texts';
import type { OfficeHoursData } from '../components/OfficeHours/OfficeHours';
import type { PictureData } from '../components/Picture/picture';
import { thumbnail } from '../components/Picture/thumbnail';
import type { SeoData } from '../components/Seo/Seo';
import type { IconName } from '../icons/names';
import type { LinkTo, Page, PageInput } from './page';
import { linkTo } from './parts/links';

interface SideCard {
  title: string;
  text: string;
  link: LinkTo;
  artistId: string;
  picture: PictureData;
}

/** What the contact page shows. */
export interface ContactContext {
  seo: SeoData;
  title: string;
  promise: string;
  lead: string;
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
export function contactPage({ content, picture }: PageInput): Page<ContactContext> {
  const { site, ui, faq } = content;
  const page = content.pages.contact;
  const withProfile = content.artists.filter(({ route }) => route !== null);

  return {
    path: page.route,
    template: 'contact',
    isListed: true,
    context: {
      seo: { title: page.title, description: page.metaDescription },
      title: page.hero.h1,
      promise: page.promise,
      lead: page.hero.lead,
      infoCards: page.infoCards.flatMap(({ action, ...card }, index) => {
        const link = action && linkTo(action, site);
        if (action && !link) return []; // what it promises is not there
        return [{ ...card, icon: INFO_ICONS[index] ?? 'info', ...(link && { link }) }];
      }),
      form: { heading: page.form.heading, lead: page.form.lead, texts: formTexts(content) },
      officeHours: {
        ...page.officeHours,
        zoneLabel: site.officeHours.zoneLabel,
        timezone: site.officeHours.timezone,
        note: site.officeHours.note,
        rows: site.officeHours.days.map((row) => ({
          days: row.days,
          display: row.display,
          hours: 'closed' in row ? null : { opens: row.opens, closes: row.closes },
        })),
      },
      sideCards: page.sideCards.flatMap(({ title, text, action }, index) => {
        const link = linkTo(action, site);
        const owner = withProfile[(index * 3) % withProfile.length];
        if (!link || !owner) return [];
        return [
          {
            title,
            text,
            link,
            artistId: owner.slug,
            picture: thumbnail(picture(owner.image.cloth, '')),
          },
        ];
      }),
      faq: {
        heading: page.faq.heading,
        items: page.faq.items.flatMap((id) => {
          const item = faq.items.find((one) => one.id === id);
          return item ? [{ id, question: item.q, html: prose(item.a) }] : [];
        }),
      },
    },
  };

  function formTexts({ pages }: PageInput['content']): ContactFormTexts {
    const { contact } = pages;
    const { fields } = contact.form;
    const words = ({
      label,
      placeholder,
    }: {
      label: string;
      placeholder?: string | undefined;
    }) => ({
      label,
      ...(placeholder && { placeholder }),
    });
    return {
      fields: {
        name: words(fields.name),
        email: words(fields.email),
        message: words(fields.message),
      },
      inquiryLabel: fields.inquiryType.label,
      aboutLabel: fields.about.label,
      subjectNames: subjectNames(pages.about.team.positions),
      removeAbout: fields.about.remove,
      submit: ui.buttons.sendMessage,
      sending: ui.buttons.sending,
      privacy: contact.form.privacy,
      inquiryTypes: site.inquiryTypes,
      sent: {
        title: ui.toasts.contactSuccess.title,
        description: ui.toasts.contactSuccess.text ?? '',
        reference: ui.labels.reference,
        answerTo: ui.labels.answerTo,
        another: ui.buttons.sendAnother,
      },
      failed: {
        title: ui.toasts.contactFailure.title,
        description: ui.toasts.contactFailure.text ?? '',
      },
      summary: ui.errors.summary,
      offline: ui.errors.offline,
      network: ui.errors.network,
    };
  }
}
