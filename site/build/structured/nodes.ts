import type {
  BreadcrumbListLeaf,
  EventLeaf,
  FAQPageLeaf,
  ImageObjectLeaf,
  IPTCDigitalSourceEnumeration,
  MusicGroupLeaf,
  MusicRecordingLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { DigitalSource } from '../../../content/schema/complete-credits';

/** What a page's graph may hold. */
export type Node =
  | BreadcrumbListLeaf
  | EventLeaf
  | FAQPageLeaf
  | ImageObjectLeaf
  | MusicGroupLeaf
  | MusicRecordingLeaf
  | NewsArticleLeaf
  | OrganizationLeaf
  | WebPageLeaf
  | WebSiteLeaf;

/** What machines are told of a page, in the words of schema.org. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': Node[];
}

/** How something was made, as its credits tell it: IPTC's terms in the words of schema.org. */
export function madeBy(
  source: DigitalSource | null | undefined,
): { digitalSourceType: IPTCDigitalSourceEnumeration } | undefined {
  // content/derive writes nothing else than members of that enumeration
  return source
    ? { digitalSourceType: source.schemaOrg as IPTCDigitalSourceEnumeration }
    : undefined;
}

/** The address under which the company is named in every graph. */
export function companyId(origin: string): string {
  return `${origin}/#organization`;
}

/** The address under which the site is named in every graph. */
export function siteId(origin: string): string {
  return `${origin}/#website`;
}
