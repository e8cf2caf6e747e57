/** The pages a search engine should know, as a sitemap (sitemaps.org, version 0.9). */
export function sitemap(origin: string, paths: string[]): string {
  const lines = paths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}

/** Where the sitemap is, and the one part that is for staff. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /auth\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
