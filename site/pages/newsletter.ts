import type { SeoData } from '../components/Seo/Seo';
import type { LinkTo, Page, PageInput } from './page';

/** A page behind a link in a newsletter mail: a title and the place that the service fills. */
export interface NewsletterContext {
  seo: SeoData;
  title: string;
  back: LinkTo;
}

/** The pages that forms and mails of the newsletter lead to. Search engines are asked to leave them out. */
export function newsletterPages({ content }: PageInput): Page<NewsletterContext>[] {
  const { confirm, unsubscribe, preferences, resultTitle } = content.ui.subscription;
  const { newsletter } = content.pages.join;
  const titles = {
    result: resultTitle,
    confirm: confirm.title,
    unsubscribe: unsubscribe.title,
    preferences: preferences.title,
  };
  return Object.entries(titles).map(([name, title]) => ({
    path: `/newsletter/${name}`,
    template: 'newsletter-page',
    isListed: false,
    context: {
      seo: {
        title,
        description: newsletter.metaDescription,
        canonical: newsletter.route,
        noindex: true,
      },
      title,
      back: { label: newsletter.title, href: newsletter.route },
    },
  }));
}
