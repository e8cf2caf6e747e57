import { aboutPage } from './pages/about';
import { aboutSections } from './pages/about-sections';
import { adminPage, authPage } from './pages/account';
import { aiPage } from './pages/ai';
import { artistPages } from './pages/artist';
import { directoryPage } from './pages/artist-directory';
import { listingPage } from './pages/artist-listing';
import { askPage } from './pages/ask';
import { contactPage } from './pages/contact';
import { factsPage } from './pages/facts';
import { faqPage } from './pages/faq';
import { feedsPage } from './pages/feeds';
import { homePage } from './pages/home';
import { hubPages } from './pages/hubs';
import { joinPages } from './pages/join';
import { listenPages } from './pages/listen';
import { newsPages } from './pages/news';
import { newsletterPages } from './pages/newsletter';
import { nextGenPage } from './pages/next-gen';
import { notFoundPage } from './pages/not-found';
import type { Page, PageInput } from './pages/page';
import { pressPage } from './pages/press';
import { pressKitPages } from './pages/press-kit';
import { rosterPage } from './pages/roster';
import { searchPage } from './pages/search';
import { withSharing } from './pages/sharing';
import { storyPages } from './pages/story';
import { systemPages } from './pages/system';
import { textPages } from './pages/text-pages';
import { verifyPage } from './pages/verify';

/** Every page of the site. gatsby-node builds from it; the sitemap and the browser tests walk it. */
export function pageList(input: PageInput): Page[] {
  const pages = [
    homePage(input),
    ...hubPages(input),
    contactPage(input),
    listingPage(input),
    directoryPage(input),
    rosterPage(input),
    ...artistPages(input),
    ...listenPages(input),
    nextGenPage(input),
    ...newsPages(input),
    ...storyPages(input),
    aboutPage(input),
    ...aboutSections(input),
    ...joinPages(input),
    feedsPage(input),
    pressPage(input),
    ...pressKitPages(input),
    faqPage(input),
    askPage(input),
    aiPage(input),
    factsPage(input),
    verifyPage(input),
    ...textPages(input),
    ...systemPages(input),
    ...newsletterPages(input),
    authPage(input),
    adminPage(input),
  ];
  const all = [...pages, searchPage(input, pages), notFoundPage(input, pages)];
  return all.map((page) => withSharing(input, page));
}
