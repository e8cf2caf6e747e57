import { aboutPage } from './pages/about/about';
import { aboutSections } from './pages/about/about-sections';
import { adminPage, authPage } from './pages/account';
import { aiPage } from './pages/ai/ai';
import { factsPage } from './pages/ai/facts';
import { verifyPage } from './pages/ai/verify';
import { artistPages } from './pages/artists/artist';
import { directoryPage } from './pages/artists/artist-directory';
import { listingPage } from './pages/artists/artist-listing';
import { rosterPage } from './pages/artists/roster';
import { askPage } from './pages/ask';
import { contactPage } from './pages/contact';
import { faqPage } from './pages/faq';
import { filledPages } from './pages/filled-pages';
import { homePage } from './pages/home/home';
import { hubPages } from './pages/hubs';
import { feedsPage } from './pages/join/feeds';
import { joinPages } from './pages/join/join';
import { listenPages } from './pages/listen/listen';
import { newsPages } from './pages/news/news';
import { storyPages } from './pages/news/story';
import { nextGenPage } from './pages/next-gen';
import { notFoundPage } from './pages/not-found';
import { offlinePage } from './pages/offline';
import type { Page, PageInput } from './pages/page';
import { withSharing } from './pages/parts/sharing';
import { pressPage } from './pages/press/press';
import { pressKitPages } from './pages/press/press-kit';
import { searchPage } from './pages/search';
import { textPages } from './pages/text-pages';

/** Every page of the site. The build goes by it; the sitemap and the browser tests walk it. */
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
    offlinePage(input),
    ...filledPages(input),
    authPage(input),
    adminPage(input),
  ];
  const search = searchPage(input, pages);
  const found = [...pages, search];
  const all = [...found, notFoundPage(input, found, search.context.groups)];
  return all.map((page) => withSharing(input, page));
}
