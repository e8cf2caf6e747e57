import { contactPage } from './pages/contact';
import { homePage } from './pages/home';
import { hubPages } from './pages/hubs';
import type { Page, PageInput } from './pages/page';

/** Every page of the site. gatsby-node builds from it; the sitemap and the browser tests walk it. */
export function pageList(input: PageInput): Page[] {
  return [homePage(input), ...hubPages(input), contactPage(input)];
}
