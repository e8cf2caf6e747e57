import type { SeoData } from '../components/Seo/Seo';
import type { LinkTo, Page, PageInput } from './page';

/** A page of a few sentences. */
export interface NoticeContext {
  seo: SeoData;
  title: string;
  lead: string;
  /** What is so for now. */
  note: string | null;
  /** Loads the address again. */
  again: string | null;
}

/** `/contact/result`: a title and the place that the service fills. */
export interface ContactResultContext {
  seo: SeoData;
  title: string;
  back: LinkTo;
}

/** Pages that search engines are asked to leave out. */
export function systemPages({ content }: PageInput): Page[] {
  const { offline, contactResult } = content.pages.system;
  const { contact } = content.pages;
  const result: Page<ContactResultContext> = {
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
  return [notice(offline, { title: offline.h1, again: offline.button }), result];
}

function notice(
  { route, title, lead }: { route: string; title: string; lead: string },
  words: { title: string; note?: string | null; again?: string },
): Page<NoticeContext> {
  return {
    path: route,
    template: 'notice',
    isListed: false,
    context: {
      seo: { title, description: lead, noindex: true },
      title: words.title,
      lead,
      note: words.note ?? null,
      again: words.again ?? null,
    },
  };
}
