import type { OrganizationLeaf, WebSiteLeaf } from 'schema-dts';
import type { Content } from '../../../content/schema/content';
import { companyId, siteId } from './nodes';

/** The company, the same on every page. Accounts elsewhere are named once they exist. */
export function companyNode({ site }: Content, origin: string): OrganizationLeaf {
  const { brand, address, emails, social } = site;
  const accounts = Object.values(social).filter((url) => url !== '');
  return {
    '@type': 'Organization',
    '@id': companyId(origin),
    name: brand.name,
    ...(brand.legalEntity && { legalName: brand.legalEntity }),
    ...(brand.registrationNumber && { identifier: brand.registrationNumber }),
    url: `${origin}/`,
    logo: `${origin}/icons/512.png`,
    description: site.descriptor,
    slogan: site.tagline,
    email: emails.general,
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.city,
      addressCountry: address.countryCode,
      ...(address.street && { streetAddress: address.street }),
    },
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

/** The site as a whole. */
export function siteNode({ site }: Content, origin: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': siteId(origin),
    url: `${origin}/`,
    name: site.brand.name,
    inLanguage: 'en',
    publisher: { '@id': companyId(origin) },
  };
}
