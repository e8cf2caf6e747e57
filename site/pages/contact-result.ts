import type { SeoData } from '../components/Seo/Seo';
import type { LinkTo, Page, PageInput } from './page';
import { type OnwardData, onward } from './parts/onward';

/** `/contact/result`: a title and the place that the service fills. */
export interface ContactResultContext {
  seo: SeoData;
  title: string;
  back: LinkTo;
  onward: OnwardData;
}

/** Where a form sent without script lands. */
export function contactResultPage(input: PageInput): Page<ContactResultContext> {
  const { content } = input;
  const { contactResult } = content.pages.system;
  const { contact } = content.pages;
  return {
    path: contactResult.route,
    template: 'contact-result',
    isListed: false,
    context: {
      seo: {
        title: contactResult.title,
        description: contact.metaDescription,
        canonical: contact.route,
        noindex: true,
      },
      title: contactResult.h1,
      back: { label: contact.title, href: contact.route },
      onward: onward(input),
    },
  };
}
