import type { SeoData } from '../../components/Seo/Seo';

/** What every page of words opens with. */
export interface Opening {
  seo: SeoData;
  title: string;
  lead: string;
}

/** Reads it from a page's head. */
export function opening(page: {
  title: string;
  metaDescription: string;
  hero: { h1: string; lead: string };
}): Opening {
  return {
    seo: { title: page.title, description: page.metaDescription },
    title: page.hero.h1,
    lead: page.hero.lead,
  };
}
