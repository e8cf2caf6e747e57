import { shell } from '../../shell';

/** What search engines and link previews are told of a page. */
export interface SeoData {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** The address this page counts as, when it shows the same as another. */
  canonical?: string;
  noindex?: boolean;
}

/** What a page's head says of it. Every template exports it as Gatsby's `Head`. */
export function Seo({ seo, path }: { seo: SeoData; path: string }) {
  const { brand, siteUrl } = shell;
  const title = seo.title + brand.titleSuffix;
  const canonical = siteUrl + (seo.canonical ?? path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      <link rel="canonical" href={canonical} />
      {seo.noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={brand.name} />
    </>
  );
}
