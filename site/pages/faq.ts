import { prose } from '../../content/derive/prose';
import type { Question } from '../components/Accordion/Accordion';
import type { SeoData } from '../components/Seo/Seo';
import type { LinkTo, Page, PageInput } from './page';
import { pageTitles } from './parts/page-titles';

/** `/faq`. */
export interface FaqContext {
  seo: SeoData;
  title: string;
  lead: string;
  /** Names the field that sifts the questions; `action` is the site's own search. */
  search: { label: string; action: string };
  /** `{n}` stands for the number of questions left. */
  counts: { zero: string; one: string; other: string };
  empty: { title: string; text: string };
  onThisPage: string;
  /** Each question stands once, under the first of its topics. */
  topics: { id: string; label: string; questions: Question[] }[];
  missing: { heading: string; text: string; link: LinkTo };
}

/** Every question with its answer, sorted by topic. */
export function faqPage({ content }: PageInput): Page<FaqContext> {
  const { faq, search } = content.pages.system;
  const { ui } = content;
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
      search: { label: faq.find, action: search.route },
      counts: ui.counts.results,
      empty: ui.empty.search,
      onThisPage: ui.labels.onThisPage,
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
