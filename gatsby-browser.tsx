import './.cache/fonts/fonts.css';
import './site/styles/fallbacks.css';
import './site/styles/tokens.css';
import './.cache/site/artists.css';
import './site/styles/base.css';
import './site/styles/motion.css';
import './site/styles/print.css';
import type { GatsbyBrowser } from 'gatsby';
import { startTracker } from './site/analytics/tracker';
import { Shell } from './site/components/Shell/Shell';
import { joinPages, pageShown } from './site/motion/page-joints';
import { uncoverScreen } from './site/motion/shuttles';
import { watchWeaving } from './site/motion/weaving';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Shell pathname={props.location.pathname}>{element}</Shell>
);

const tracker = startTracker();
let stopWeaving = () => {};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => joinPages();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  tracker.view(location.pathname + location.search, prevLocation?.href ?? null);
  pageShown();
  uncoverScreen();
  stopWeaving();
  stopWeaving = watchWeaving();
};
