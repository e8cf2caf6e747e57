import { prose } from '../build/prose';
import type { Question } from '../components/Accordion/Accordion';
import type { SeoData } from '../components/Seo/Seo';
import type { LinkTo, Page, PageInput } from './page';
import { pageTitles } from './page-titles';

/** `/faq`. */
export interface FaqContext {
  seo: SeoData;
  title: string;
  lead: string;
  search: LinkTo;
  onThisPage: string;
  /** Each question stands once, under the first of its topics. */
  topics: { id: string; label: string; questions: Question[] }[];
  missing: { heading: string; text: string; link: LinkTo };
}

/** Every question with its answer, sorted by topic. */
export function faqPage({ content }: PageInput): Page<FaqContext> {
  const { faq, search } = content.pages.system;
  const { labels } = content.ui;
  const titles = pageTitles(content);
  const answer = (text: string, links: string[]) => {
    const more = links.map((href) => `[${titles.get(pathOf(href)) ?? href}](${href})`);
    return prose([text, more.join(' · ')].filter(Boolean).join('\n\n'));
  };
  return {
    path: faq.route,
    template: 'faq',
    isListed: true,
    context: {
      seo: { title: faq.title, description: faq.metaDescription },
      title: faq.h1,
      lead: faq.lead,
      search: { label: labels.searchSite, href: search.route },
      onThisPage: labels.onThisPage,
      topics: content.faq.topics.flatMap(({ id, label }) => {
        const questions = content.faq.items
          .filter(({ topics }) => topics[0] === id)
          .map((item) => ({ id: item.id, question: item.q, html: answer(item.a, item.links) }));
        return questions.length > 0 ? [{ id: `topic-${id}`, label, questions }] : [];
      }),
      missing: {
        heading: faq.missing.heading,
        text: faq.missing.text,
        link: faq.missing.action,
      },
    },
  };
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '') || '/';
}
