import { expect, test } from 'playwright/test';
import { type BareBrowser, startBrowser } from './bare-browser';
import { type CountedView, countedViews } from './counted-views';
import { aVisitor, type Tab, type Visitor } from './visitor';

/** Path, referrer and visible time of a view, as the service has it in the end. */
type Row = [path: string, referrer: string | null, ms: number];
/** What a visitor does. `counted` waits until the service knows so many views of theirs. */
type Journey = (visitor: Visitor, counted: (views: number) => Promise<void>) => Promise<void>;

const SEARCH = 'https://www.google.com/search?q=ai+music';
const ANALYTICS = '*/api/analytics/*';
const OFFLINE = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

let browser: BareBrowser;
test.beforeAll(({ userAgent }) => {
  browser = startBrowser(userAgent ?? '');
});
test.afterAll(() => browser.quit());

/** One row of the table: what a visitor does, and exactly the views that come of it. */
function journey(name: string, views: Row[], does: Journey): void {
  test(name, async ({ baseURL, request }) => {
    const visitor = await aVisitor(browser, baseURL ?? '');
    const wanted: CountedView[] = views.map(([path, referrer, ms]) => ({ path, referrer, ms }));
    const counted = () => countedViews(visitor.session);
    const waitFor = (count: number) =>
      expect.poll(async () => (await counted()).length).toBe(count);
    await does(visitor, waitFor);

    await expect.poll(counted).toEqual(wanted);
    // whatever was on its way is there before this
    const last = { session_id: visitor.session, path: '/licensing', duration_ms: 0 };
    await request.post('/api/analytics/events', { data: last });
    expect((await counted()).slice(0, -1)).toEqual(wanted);
    await visitor.leave();
  });
}

/**
 * Another tab over this one, out of whose sight it goes. Told however busy the page is, while Chromium
 * ends a tab being closed that is still drawing half a second later, with its last words unsaid.
 */
async function cover(visitor: Visitor, tab: Tab): Promise<Tab> {
  const other = await visitor.tab();
  await tab.until(`document.visibilityState === 'hidden'`);
  return other;
}

async function uncover(other: Tab, tab: Tab): Promise<void> {
  await other.close();
  await tab.until(`document.visibilityState === 'visible'`);
}

journey('reads one page and closes it', [['/', null, 4000]], async (visitor) => {
  const tab = await visitor.tab();
  await tab.open('/');
  await tab.painted();
  await tab.pass(4000);
  await tab.close();
});

journey('is gone before React has started', [['/', null, 1500]], async (visitor) => {
  const tab = await visitor.tab();
  await tab.say('Network.setBlockedURLs', {
    urls: ['*/webpack-runtime-*.js', '*/framework-*.js', '*/app-*.js'],
  });
  await tab.open('/');
  await tab.painted();
  await tab.pass(1500);
  await tab.close();
});

journey(
  'follows a link within the site, and goes back',
  [
    ['/', null, 2000],
    ['/contact', null, 3000],
    ['/', null, 500],
  ],
  async (visitor, counted) => {
    const tab = await visitor.tab();
    await tab.open('/');
    await tab.live();
    await tab.pass(2000);
    await tab.run(`document.querySelector('a[href="/contact"]').click()`);
    await counted(2);
    await tab.pass(3000);
    await tab.run('history.back()');
    await counted(3);
    await tab.pass(500);
    await cover(visitor, tab);
  },
);

journey(
  'filters a list, which changes only the query',
  [['/artists', null, 900]],
  async (visitor) => {
    const tab = await visitor.tab();
    await tab.open('/artists');
    await tab.live();
    await tab.run(`___navigate('/artists?genre=glow-pop')`);
    await tab.until(`location.search === '?genre=glow-pop'`);
    await tab.run(`___navigate('/artists#main')`);
    await tab.until(`location.hash === '#main'`);
    await tab.painted();
    await tab.pass(900);
    await cover(visitor, tab);
  },
);

journey(
  'leaves a page and comes back to it as it was left (back/forward cache)',
  [
    ['/about', null, 2000],
    ['/faq', null, 1000],
    ['/about', null, 500],
  ],
  async (visitor, counted) => {
    const before = `addEventListener('pageshow', (event) => { window.isBack = event.persisted })`;
    const tab = await visitor.tab({ before });
    await tab.open('/about');
    await tab.painted();
    await tab.pass(2000);
    await tab.open('/faq');
    await tab.painted();
    await tab.pass(1000);
    await tab.run('history.back()');
    await tab.until(`location.pathname === '/about' && window.isBack`);
    await counted(3);
    await tab.pass(500);
    await cover(visitor, tab);
  },
);

journey(
  'comes from a search and loads the page again',
  [
    ['/artists', 'https://www.google.com/', 700],
    ['/artists', null, 300],
  ],
  async (visitor, counted) => {
    const tab = await visitor.tab();
    await tab.open('/artists', SEARCH);
    await tab.painted();
    await tab.pass(700);
    await tab.run('location.reload()').catch(() => {});
    await counted(2);
    await tab.painted();
    await tab.pass(300);
    await tab.close();
  },
);

journey(
  'opens a page that was rendered ahead',
  [
    ['/about', null, 800],
    ['/faq', null, 300],
  ],
  async (visitor, counted) => {
    const tab = await visitor.tab();
    await renderAhead(tab);
    await tab.pass(800);
    await tab.run(`location.href = '/faq'`).catch(() => {});
    await counted(2);
    await tab.pass(300);
    await tab.close();
  },
);

journey(
  'never opens the page that was rendered ahead',
  [['/about', null, 800]],
  async (visitor) => {
    const tab = await visitor.tab();
    await renderAhead(tab);
    await tab.pass(800);
    await tab.close();
  },
);

/** A page whose browser has the FAQ rendered already, with everything that runs there. */
async function renderAhead(tab: Tab): Promise<void> {
  const ready = new Promise<void>((resolve) =>
    browser.listen((method, { status }) => {
      if (method === 'Preload.prerenderStatusUpdated' && status === 'Ready') resolve();
    }),
  );
  await tab.say('Preload.enable');
  await tab.say('Page.setBypassCSP', { enabled: true }); // the site itself has no such rules
  await tab.open('/about');
  await tab.painted();
  const rules = JSON.stringify({ prerender: [{ urls: ['/faq'], eagerness: 'immediate' }] });
  await tab.run(`document.body.append(Object.assign(document.createElement('script'),
    { type: 'speculationrules', textContent: '${rules}' }))`);
  await ready;
}

journey('opens a page behind the one in front and never looks', [], async (visitor) => {
  const front = await visitor.tab();
  const behind = await visitor.tab({ isBehind: true });
  await behind.open('/');
  await behind.pass(60_000);
  await behind.close();
  await front.close();
});

journey('looks later at a page opened behind', [['/', null, 250]], async (visitor, counted) => {
  const front = await visitor.tab();
  const behind = await visitor.tab({ isBehind: true });
  await behind.open('/');
  await behind.pass(60_000);
  await uncover(front, behind);
  await counted(1);
  await behind.pass(250);
  await cover(visitor, behind);
});

journey('turns away and back several times', [['/', null, 600]], async (visitor) => {
  const tab = await visitor.tab();
  await tab.open('/');
  await tab.painted();
  for (const ms of [100, 200]) {
    await tab.pass(ms);
    const other = await cover(visitor, tab);
    await tab.pass(10_000);
    await uncover(other, tab);
  }
  await tab.pass(300);
  await tab.close();
});

journey(
  'has two pages open at once',
  [
    ['/', null, 5000],
    ['/faq', null, 1000],
  ],
  async (visitor) => {
    const tab = await visitor.tab();
    await tab.open('/');
    await tab.painted();
    await tab.pass(3000);
    const other = await cover(visitor, tab);
    await other.open('/faq');
    await other.painted();
    await other.pass(1000);
    await tab.pass(60_000);
    await uncover(other, tab);
    await tab.pass(2000);
    await tab.close();
  },
);

for (const [sign, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  journey(`asks not to be tracked (${sign})`, [], async (visitor) => {
    const before = `Object.defineProperty(navigator, '${sign}', { value: ${JSON.stringify(value)} })`;
    const tab = await visitor.tab({ before });
    await tab.open('/');
    await tab.live();
    await tab.pass(5000);
    await tab.close();
  });
}

journey('loses the network and closes the page', [['/', null, 0]], async (visitor, counted) => {
  const tab = await visitor.tab();
  await tab.open('/');
  await counted(1);
  await tab.say('Network.emulateNetworkConditions', OFFLINE);
  await tab.pass(9000);
  await tab.close();
});

journey('has the network back before turning away', [['/', null, 9000]], async (visitor) => {
  const tab = await visitor.tab();
  await tab.say('Network.setBlockedURLs', { urls: [ANALYTICS] });
  await tab.open('/');
  await tab.painted();
  await tab.say('Network.setBlockedURLs', { urls: [] });
  await tab.pass(9000);
  await tab.close();
});

journey('has statistics blocked, and the page works all the same', [], async (visitor) => {
  const before = `window.faults = [];
    for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, () => faults.push(kind))`;
  const tab = await visitor.tab({ before });
  await tab.say('Network.setBypassServiceWorker', { bypass: true });
  await tab.say('Network.setBlockedURLs', { urls: [ANALYTICS] });
  await tab.open('/');
  await tab.live();
  await tab.run(`document.querySelector('a[href="/contact"]').click()`);
  await tab.until(`location.pathname === '/contact' && document.querySelector('form') !== null`);
  expect(await tab.run('faults')).toEqual([]);
  await tab.close();
});

for (const [name, beacon] of [
  ['refuses beacons', '() => false'],
  ['has no beacons', 'undefined'],
] as const) {
  journey(`has a browser that ${name}`, [['/', null, 400]], async (visitor) => {
    const tab = await visitor.tab({ before: `navigator.sendBeacon = ${beacon}` });
    await tab.open('/');
    await tab.painted();
    await tab.pass(400);
    await tab.close();
  });
}

journey('has a network that delivers everything twice', [['/', null, 400]], async (visitor) => {
  const before = `const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => send(url, body) && send(url, body)`;
  const tab = await visitor.tab({ before });
  await tab.open('/');
  await tab.painted();
  await tab.pass(400);
  await tab.close();
});

journey(
  'comes from a campaign, with more in the address than is ours to know',
  [['/?utm_source=mail&utm_campaign=drop&ref=jo', null, 100]],
  async (visitor) => {
    const tab = await visitor.tab();
    await tab.open('/?utm_source=mail&email=jo%40site.test&utm_campaign=drop&ref=jo');
    await tab.painted();
    await tab.pass(100);
    await tab.close();
  },
);

journey(
  'follows a link of the site that loads the page anew',
  [
    ['/faq', 'https://news.site.example/', 100],
    ['/about', null, 200],
  ],
  async (visitor) => {
    const tab = await visitor.tab();
    await tab.open('/faq', 'https://news.site.example/story?id=7');
    await tab.painted();
    await tab.pass(100);
    const own = String(await tab.run('location.href'));
    await tab.open('/about', own);
    await tab.painted();
    await tab.pass(200);
    await tab.close();
  },
);

journey('opens an address that is no page', [['/no-such-page', null, 100]], async (visitor) => {
  const tab = await visitor.tab();
  await tab.open('/no-such-page');
  await tab.painted();
  await tab.pass(100);
  await tab.close();
});

journey('works here: the log-in and what is behind it are not counted', [], async (visitor) => {
  const tab = await visitor.tab();
  await tab.open('/auth');
  await tab.painted();
  await tab.open('/admin');
  await tab.until(`location.pathname === '/auth'`);
  await tab.painted();
  await tab.close();
});

journey('meets a script that fails', [['/', null, 100]], async (visitor) => {
  const before = `addEventListener('DOMContentLoaded', () => { throw new Error('elsewhere') });
    Object.defineProperty(window, '___push', { set() { throw new Error('Gatsby') } })`;
  const tab = await visitor.tab({ before });
  await tab.open('/');
  await tab.painted();
  await tab.pass(100);
  await tab.close();
});

journey('forbids storage', [['/?ref=VISITOR', null, 100]], async (visitor) => {
  const before = `Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })`;
  const tab = await visitor.tab({ before });
  await tab.open(`/?ref=${visitor.session}`);
  await tab.painted();
  await tab.pass(100);
  await tab.close();
});

test('nothing is sent before the first paint', async ({ baseURL }) => {
  const visitor = await aVisitor(browser, baseURL ?? '');
  const tab = await visitor.tab();
  await tab.open('/');
  const sent = `performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/'))`;
  await tab.until(sent);

  const paint = `performance.getEntriesByName('first-paint')[0]`;
  expect(await tab.run(`${sent}.startTime >= ${paint}.startTime`)).toBe(true);
  await visitor.leave();
});
