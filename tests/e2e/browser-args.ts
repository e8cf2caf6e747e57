/**
 * Parts of a full browser that no test sees. Each new context is a window with a field for addresses; what that field draws
 * as pages of its own (since Chromium 156), and a process in stock for a next site, take as long as the pages that are tested.
 */
const UNSEEN = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** What Playwright switches off. The browser reads the last list alone, which is ours. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How tests start Chromium, beside Playwright's own arguments. */
export const BROWSER_ARGS = [
  '--disable-background-networking',
  `--disable-features=${[...UNSEEN, ...BY_PLAYWRIGHT].join(',')}`,
  // root has no sandbox
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
