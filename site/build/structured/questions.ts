import type { FAQPageLeaf } from 'schema-dts';
import type { Content } from '../../../content/schema/content';
import { prose } from '../prose';

/** The questions of `/faq` with their answers. */
export function questionsNode({ faq, pages }: Content, origin: string): FAQPageLeaf {
  const url = origin + pages.system.faq.route;
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    url,
    inLanguage: 'en',
    mainEntity: faq.items.map(({ id, q, a }) => ({
      '@type': 'Question',
      '@id': `${url}#${id}`,
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: absoluteLinks(prose(a), origin) },
    })),
  };
}

/** Answers are read away from the site, where a path alone leads nowhere. */
function absoluteLinks(html: string, origin: string): string {
  return html.replaceAll('href="/', `href="${origin}/`);
}
