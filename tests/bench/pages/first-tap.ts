import { chromium } from 'playwright/test';
import { browserPath } from '../../support/browser-path';

/** A phone on 700 kbit/s, 300 ms to the server, with a sixth of this processor. */
const LINE = { offline: false, latency: 300, downloadThroughput: 87_500, uploadThroughput: 87_500 };
const SLOWDOWN = 6;

/** When things happened, in milliseconds after the address was asked for. */
export interface FirstTap {
  paint: number;
  tap: number;
  open: number;
  /** React was not there yet, which is what a first tap is about. */
  isBeforeReact: boolean;
}

/** Taps on the menu of a page as soon as something of it is on the screen. */
export async function firstTap(address: string): Promise<FirstTap> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(rememberTap);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const { x, y } = await page.evaluate(() => {
      const menu = document.querySelector('[popovertarget="drawer"]')?.getBoundingClientRect();
      return { x: (menu?.x ?? 0) + (menu?.width ?? 0) / 2, y: (menu?.y ?? 0) + 10 };
    });
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(() => performance.getEntriesByName('open').length > 0);
    const marks = await page.evaluate(() =>
      performance.getEntries().map(({ name, startTime }) => [name, startTime] as const),
    );
    const at = new Map(marks);
    const of = (name: string) => at.get(name) ?? Number.NaN;
    return {
      paint: of('first-contentful-paint'),
      tap: of('pointerdown'),
      open: of('open'),
      isBeforeReact: !at.has('live'),
    };
  } finally {
    await browser.close();
  }
}

/** Runs in the page before its own scripts; functions with names would not arrive there. */
function rememberTap(): void {
  for (const event of ['pointerdown', 'live'])
    addEventListener(event, () => performance.mark(event), { capture: true, once: true });
  addEventListener(
    'toggle',
    ({ target }) => target instanceof Element && target.id === 'drawer' && performance.mark('open'),
    true,
  );
}
