import type { Content } from '../../../content/schema/content';

/** Who is behind the site, for people who look (humanstxt.org). */
export function humansTxt({ site, pages }: Content): string {
  return [
    '/* TEAM */',
    `Company: ${site.brand.name}`,
    `Place: ${site.address.display}`,
    `Contact: ${site.emails.general}`,
    ...pages.about.overview.sections.team.groups,
    '',
    '/* ARTISTS */',
    site.disclosure.line,
    site.disclosure.images,
    '',
    '/* SITE */',
    'Language: English',
    'Typefaces: Anybody, Onest',
    'Icons: Phosphor',
    '',
  ].join('\n');
}
