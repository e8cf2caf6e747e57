import type { SeoData } from '../../components/Seo/Seo';
import type { LinkTo, Page, PageInput } from '../page';
import { type OnwardData, onward } from '../parts/onward';

/** A page behind a link in a newsletter mail: a title and the place that the service fills. */
export interface NewsletterContext {
  seo: SeoData;
  title: string;
  back: LinkTo;
  onward: OnwardData;
}

/** The pages that forms and mails of the newsletter lead to. Search engines are asked to leave them out. */
export function newsletterPages(input: PageInput): Page<NewsletterContext>[] {
  const { content } = input;
  const { confirm, unsubscribe, preferences, resultTitle, fromMail } = content.ui.subscription;
  const { newsletter } = content.pages.join;
  const words = {
    result: { title: resultTitle, text: fromMail },
    confirm,
    unsubscribe,
    preferences,
  };
  return Object.entries(words).map(([name, { title, text }]) => ({
    path: `/newsletter/${name}`,
    template: 'newsletter-page',
    isListed: false,
    context: {
      seo: {
        title,
        description: text,
        canonical: newsletter.route,
        noindex: true,
      },
      title,
      back: { label: newsletter.title, href: newsletter.route },
      onward: onward(input),
    },
  }));
}
