import { artistPages } from './pages/artist';
import { directoryPage } from './pages/artist-directory';
import { listingPage } from './pages/artist-listing';
import { contactPage } from './pages/contact';
import { homePage } from './pages/home';
import { hubPages } from './pages/hubs';
import { listenPages } from './pages/listen';
import { nextGenPage } from './pages/next-gen';
import type { Page, PageInput } from './pages/page';
import { rosterPage } from './pages/roster';

/** Every page of the site. gatsby-node builds from it; the sitemap and the browser tests walk it. */
export function pageList(input: PageInput): Page[] {
  return [
    homePage(input),
    ...hubPages(input),
    contactPage(input),
    listingPage(input),
    directoryPage(input),
    rosterPage(input),
    ...artistPages(input),
    ...listenPages(input),
    nextGenPage(input),
  ];
}
