import type { Content } from '../../../content/schema/content';
import { THEME_COLOURS } from '../../styles/theme-colours';

const SHORTCUT_ICON = { src: '/icons/192.png', sizes: '192x192', type: 'image/png' };

/** What a device needs to install the site (W3C Web Application Manifest). */
export function webManifest({ site, pages }: Content): string {
  const { listing } = pages.artists;
  const shortcuts = [listing, pages.listen.overview, pages.news.latest, pages.join.events];
  return JSON.stringify({
    id: '/',
    name: site.brand.name,
    short_name: site.brand.wordmark[0],
    description: site.metaDescription,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLOURS.dark,
    theme_color: THEME_COLOURS.dark,
    categories: ['music', 'entertainment'],
    icons: [
      icon('/icons/192.png', '192x192'),
      icon('/icons/512.png', '512x512'),
      { ...icon('/icons/maskable-512.png', '512x512'), purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: shortcuts.map(({ title, route, metaDescription }) => ({
      name: title,
      description: metaDescription,
      url: route,
      icons: [SHORTCUT_ICON],
    })),
  });
}

function icon(src: string, sizes: string) {
  return { src, sizes, type: 'image/png' };
}
