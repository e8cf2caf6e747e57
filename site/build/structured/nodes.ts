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
import type { CreditUse } from '../../../content/schema/credits';

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

/** How something was made, in the terms that the press photo standard IPTC gave and schema.org took over. */
export const MADE: Record<'drawn' | 'generated' | 'assisted', IPTCDigitalSourceEnumeration> = {
  /** By rules alone, without training data. */
  drawn: 'https://schema.org/AlgorithmicMediaDigitalSource',
  generated: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  /** By people with a model's help. */
  assisted: 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
};

/** How a text or a recording was made, from who did each of its roles; `undefined` where no machine took part. */
export function madeWith(uses: CreditUse[]): IPTCDigitalSourceEnumeration | undefined {
  const done = uses.filter((use) => use !== 'none' && use !== 'unknown');
  if (!done.some((use) => use === 'generated' || use === 'assisted')) return undefined;
  return done.every((use) => use === 'generated') ? MADE.generated : MADE.assisted;
}

/** The address under which the company is named in every graph. */
export function companyId(origin: string): string {
  return `${origin}/#organization`;
}

/** The address under which the site is named in every graph. */
export function siteId(origin: string): string {
  return `${origin}/#website`;
}
