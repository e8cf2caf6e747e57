import type { SeoData } from '../components/Seo/Seo';
import type { LinkTo, Page, PageInput } from './page';

/** `/contact/result`: a title and the place that the service fills. */
export interface ContactResultContext {
  seo: SeoData;
  title: string;
  back: LinkTo;
}

/** Where a form sent without script lands. */
export function contactResultPage({ content }: PageInput): Page<ContactResultContext> {
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
    },
  };
}
