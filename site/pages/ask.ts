import type { SeoData } from '../components/Seo/Seo';
import type { LinkTo, Page, PageInput } from './page';

/** `/ask`: the words around the form and the place that the service fills. */
export interface AskContext {
  seo: SeoData;
  title: string;
  lead: string;
  /** That it is a machine, before the first question. */
  disclosure: string;
  label: string;
  placeholder: string;
  button: string;
  examples: { heading: string; questions: string[] };
  more: LinkTo;
}

/** The assistant for browsers without script. */
export function askPage({ content }: PageInput): Page<AskContext> {
  const { ask } = content.pages.system;
  const { identity, suggestions } = content.assistant;
  const { contact } = content.pages;
  return {
    path: ask.route,
    template: 'ask',
    isListed: true,
    context: {
      seo: { title: ask.title, description: ask.metaDescription },
      title: ask.h1,
      lead: ask.lead,
      disclosure: identity.disclosure.en,
      label: ask.label,
      placeholder: content.ui.assistantUi.placeholder,
      button: ask.button,
      examples: { heading: ask.examples, questions: suggestions.default ?? [] },
      more: { label: content.ui.assistantUi.toPerson, href: contact.route },
    },
  };
}
