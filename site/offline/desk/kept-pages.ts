import { KEPT } from '../kept-names';
import { WAITING_PAGE } from '../waiting/take-form';

/** A page that can be read without a network. */
export interface KeptPage {
  path: string;
  title: string;
}

const TITLE = /<title[^>]*>[\s\S]*?<\/title>/i;

/** Behind what a page is called stands whose site it is: a list of this site's pages leaves it out. */
const OF_THE_SITE = / \| [^|]*$/;

/** The pages that this device keeps, the one opened last first; without the one that lists them. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(KEPT.pages);
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== WAITING_PAGE);
  const pages = requests.map(async ({ url }) => {
    const html = (await (await cache.match(url))?.text()) ?? '';
    const path = new URL(url).pathname;
    return { path, title: titleIn(html) || path };
  });
  return (await Promise.all(pages)).reverse();
}

/** Forgets them, with what was kept for them. */
export async function clearKeptPages(): Promise<void> {
  await Promise.all(Object.values(KEPT).map((name) => caches.delete(name)));
}

/** Only the title is read as HTML: the whole of forty pages would take a phone a while. */
function titleIn(html: string): string {
  const [title = ''] = TITLE.exec(html) ?? [];
  const { title: whole } = new DOMParser().parseFromString(title, 'text/html');
  return whole.replace(OF_THE_SITE, '');
}
