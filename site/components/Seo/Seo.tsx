import { Fragment } from 'react';
import { shell } from '../../shell/shell';

/** What search engines and link previews are told of a page. */
export interface SeoData {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** Language of title and description when it is not English. */
  lang?: string;
  /** The address this page counts as, when it shows the same as another. */
  canonical?: string;
  noindex?: boolean;
  /** What a preview of the page shows it as; a page of the site unless it is said. */
  kind?: 'article' | 'profile';
  /** Day of publication of an article. */
  published?: string;
  /** The picture of link previews, as a path on the site. */
  card?: { src: string; alt: string };
  /** Where the page answers those who embed it, as a path on the site. */
  oembed?: string;
  /** Feeds of what the page is about, by the path that their formats share. */
  feeds?: { title: string; base: string }[];
}

/** Size of every card, in pixels. */
const CARD = { width: '1200', height: '630' };

interface HeadProps {
  pageContext: { seo: SeoData };
  location: { pathname: string };
}

/** What a page's head says of it. Every template exports it, by the name that Gatsby looks for. */
export function Head({ pageContext: { seo }, location }: HeadProps) {
  const { brand, siteUrl } = shell;
  const title = seo.title + brand.titleSuffix;
  const canonical = siteUrl + (seo.canonical ?? location.pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      {seo.noindex && <meta name="robots" content="noindex" />}
      {!seo.noindex && (
        <>
          <link rel="canonical" href={canonical} />
          {seo.lang && <link rel="alternate" hrefLang={seo.lang} href={canonical} />}
        </>
      )}
      <meta property="og:type" content={seo.kind ?? 'website'} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={brand.name} />
      {seo.published && <meta property="article:published_time" content={seo.published} />}
      {seo.card && (
        <>
          <meta property="og:image" content={siteUrl + seo.card.src} />
          <meta property="og:image:width" content={CARD.width} />
          <meta property="og:image:height" content={CARD.height} />
          <meta property="og:image:alt" content={seo.card.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {seo.oembed && (
        <link
          rel="alternate"
          type="application/json+oembed"
          title={seo.title}
          href={siteUrl + seo.oembed}
        />
      )}
      {seo.feeds?.map(({ title: name, base }) => (
        <Fragment key={base}>
          <link rel="alternate" type="application/atom+xml" title={name} href={`${base}.atom`} />
          <link rel="alternate" type="application/feed+json" title={name} href={`${base}.json`} />
        </Fragment>
      ))}
    </>
  );
}
