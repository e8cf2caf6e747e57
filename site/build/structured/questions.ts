import type { FAQPageLeaf } from 'schema-dts';
import { prose } from '../../../content/derive/prose';
import type { Content } from '../../../content/schema/content';
import { absolute } from '../feeds/addresses';

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
      acceptedAnswer: { '@type': 'Answer', text: absolute(prose(a), origin) },
    })),
  };
}
