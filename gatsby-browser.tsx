import './.cache/fonts/fonts.css';
import './site/styles/fallbacks.css';
import './site/styles/tokens.css';
import './.cache/site/artists.css';
import './site/styles/base.css';
import './site/styles/light.css';
import './site/styles/motion.css';
import './site/styles/print.css';
import './site/styles/forced-colours.css';
import type { GatsbyBrowser } from 'gatsby';
import { ROUTE_EVENT } from './site/analytics/route-event';
import { startVitals } from './site/analytics/start-vitals';
import { Shell } from './site/components/Shell/Shell';
import { joinPages, pageShown } from './site/motion/page-joints';
import { uncoverScreen } from './site/motion/shuttles';
import { arrived, watchTheWay } from './site/motion/under-way';
import { watchWeaving } from './site/motion/weaving';
import { keepPagesOffline, keepShownPage } from './site/offline/register';
import { hydrateInSlices } from './site/start/hydrate-in-slices';
import { tellPlace } from './site/start/keep-place';
import { keepPressPlace } from './site/start/keep-press-place';
import { openOnHover } from './site/start/open-on-hover';
import { readableAddress } from './site/start/readable-address';
import { sayTitleOnce } from './site/start/say-title-once';

export { shouldUpdateScroll } from './site/start/keep-place';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Shell pathname={props.location.pathname}>{element}</Shell>
);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = readableAddress;

let stopWeaving = () => {};

/** Nothing is fetched ahead on light pages. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () =>
  document.documentElement.dataset.weight === 'light';

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  hydrateInSlices;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  tellPlace();
  sayTitleOnce();
  keepPressPlace();
  joinPages();
  watchTheWay();
  keepPagesOffline();
  startVitals();
  openOnHover();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  window.dispatchEvent(new Event(ROUTE_EVENT));
  pageShown();
  arrived();
  uncoverScreen();
  stopWeaving();
  stopWeaving = watchWeaving();
  keepShownPage();
};
