import type { SeoData } from '../components/Seo/Seo';
import type { LinkTo, Page, PageInput } from './page';
import { type OnwardData, onward } from './parts/onward';

/** A title, and the place that the service fills under this name. */
export interface FilledPageContext {
  seo: SeoData;
  title: string;
  fill: 'contact-result' | 'newsletter';
  back: LinkTo;
  onward: OnwardData;
}

/** Where forms sent without script land, and links in newsletter mails. Search engines are asked to leave them out. */
export function filledPages(input: PageInput): Page<FilledPageContext>[] {
  const { ui, pages } = input.content;
  const { confirm, unsubscribe, preferences, resultTitle, fromMail } = ui.subscription;
  const { contact, join, system } = pages;
  const ofNewsletter = {
    result: { title: resultTitle, text: fromMail },
    confirm,
    unsubscribe,
    preferences,
  };
  return [
    filledPage(input, {
      path: system.contactResult.route,
      fill: 'contact-result',
      title: system.contactResult.title,
      h1: system.contactResult.h1,
      description: contact.metaDescription,
      above: contact,
    }),
    ...Object.entries(ofNewsletter).map(([name, { title, text }]) =>
      filledPage(input, {
        path: `/newsletter/${name}`,
        fill: 'newsletter',
        title,
        h1: title,
        description: text,
        above: join.newsletter,
      }),
    ),
  ];
}

interface Filling extends Pick<FilledPageContext, 'fill' | 'title'> {
  path: string;
  h1: string;
  description: string;
  /** To which one goes back. */
  above: { title: string; route: string };
}

function filledPage(
  input: PageInput,
  { path, fill, title, h1, description, above }: Filling,
): Page<FilledPageContext> {
  return {
    path,
    template: 'filled-page',
    isListed: false,
    context: {
      seo: { title, description, canonical: above.route, noindex: true },
      title: h1,
      fill,
      back: { label: above.title, href: above.route },
      onward: onward(input),
    },
  };
}
