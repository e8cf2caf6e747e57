import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import type { BareBrowser } from './bare-browser';

/** One tab of a visitor's browser, whose time passes only when told. */
export interface Tab {
  /** Opens an address and waits until its HTML is there, what runs in it included. */
  open(address: string, referrer?: string): Promise<void>;
  /** Runs a script in the page and returns what it comes to. */
  run(script: string): Promise<unknown>;
  /** Waits until an expression holds in the page. */
  until(expression: string): Promise<void>;
  /** Waits until the page is on the screen, and what it does then is done. */
  painted(): Promise<void>;
  /** Waits until React has taken the page over. */
  live(): Promise<void>;
  /** Lets time pass on the page's clock. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
  say(method: string, params?: object): Promise<unknown>;
}

/** Somebody with a browser of their own. */
export interface Visitor {
  /** As which the service knows them. */
  session: string;
  /** A new tab, in front unless said otherwise. `before` runs ahead of every script of the page. */
  tab(options?: { isBehind?: boolean; before?: string }): Promise<Tab>;
  leave(): Promise<void>;
}

/** The page's clock stands still until `pass` moves it; other times of the page are real. */
const CLOCK = `(() => {
  let ms = 1000;
  performance.now = () => ms;
  window.pass = (more) => { ms += more; };
})();`;

/** Somebody new on the site. */
export async function aVisitor(browser: BareBrowser, origin: string): Promise<Visitor> {
  const session = randomUUID();
  const { browserContextId } = await browser.say('Target.createBrowserContext');
  const keep = `try { localStorage.setItem('session_id', '${session}') } catch {}`;

  return {
    session,
    tab: ({ isBehind = false, before = '' } = {}) =>
      aTab(browser, {
        origin,
        before: CLOCK + keep + before,
        place: { browserContextId, background: isBehind },
      }),
    async leave() {
      await browser.say('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

interface NewTab {
  origin: string;
  /** Runs ahead of every script of every page. */
  before: string;
  /** In whose browser, and whether behind the tab in front. */
  place: object;
}

async function aTab(browser: BareBrowser, { origin, before, place }: NewTab): Promise<Tab> {
  const made = await browser.say('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
    ...place,
  });
  const targetId = String(made.targetId);
  const pages = await watchPages(browser, targetId, before);
  const say = (method: string, params: object = {}) => browser.say(method, params, pages[0]);

  const run = async (expression: string): Promise<unknown> => {
    const options = { awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await say('Runtime.evaluate', { expression, ...options });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value?: unknown }).value; // the protocol's form of a value
  };
  const until = (expression: string) =>
    expect.poll(() => run(expression).catch(() => false), { message: expression }).toBeTruthy();

  return {
    say,
    run,
    until,
    async open(address, referrer) {
      const url = new URL(address, origin).href;
      await say('Page.navigate', {
        url,
        ...(referrer && { referrer, referrerPolicy: 'unsafeUrl' }),
      });
      await until(`location.href === '${url}' && document.readyState !== 'loading'`);
    },
    painted: async () => {
      const frame = '() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))';
      // what counts the page is a script of its own, which has run once all is there
      await until(
        `document.readyState === 'complete' && performance.getEntriesByType('paint').length > 0`,
      );
      await run(`(${frame})().then(() => new Promise((done) => setTimeout(done)))`);
    },
    // a hand at the page has React start at once
    live: () =>
      until(
        `dispatchEvent(new Event('pointermove')) && document.documentElement.dataset.live !== undefined`,
      ),
    pass: async (ms) => void (await run(`pass(${ms})`)),
    close: async () => void (await browser.say('Target.closeTarget', { targetId })),
  };
}

/**
 * The pages of a tab: the one to be seen, and after it those that are rendered ahead. They are watched
 * from the tab, since a browser whose pages are watched one by one renders nothing ahead.
 */
async function watchPages(browser: BareBrowser, tabId: string, before: string) {
  const pages: string[] = [];
  const attached = await browser.say('Target.attachToTarget', { targetId: tabId, flatten: true });
  const first = new Promise<void>((resolve, reject) =>
    browser.listen((method, { sessionId }, tab) => {
      if (tab !== attached.sessionId) return;
      const page = String(sessionId);
      if (method === 'Target.detachedFromTarget') pages.splice(pages.indexOf(page), 1);
      if (method !== 'Target.attachedToTarget') return;
      pages.push(page);
      prepare(page).then(() => resolve(), reject);
    }),
  );
  // a page that waits may answer only when it runs, though it hears everything in order
  const prepare = (page: string) =>
    Promise.all([
      browser.say('Page.enable', {}, page),
      browser.say('Network.enable', {}, page),
      browser.say('Page.addScriptToEvaluateOnNewDocument', { source: before }, page),
      browser.say('Runtime.runIfWaitingForDebugger', {}, page),
    ]);
  await browser.say(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    String(attached.sessionId),
  );
  await first;
  return pages;
}
