import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright/test';
import { browserPath } from '../../support/browser-path';
import { type Line, written } from '../figures';
import { startServer } from '../processes';
import { slowProcesses } from './slow-process';

const ROUNDS = Number(process.env.BENCH_STARTS ?? '10');
/** How long a finger rests on a button before it is a press. Playwright's own mouse needs no time at all. */
const HELD_MS = { mouse: 80, touch: 80, key: 0 };
/** Milliseconds from the press to the first sound that are to be kept, by how slow the browser is made. */
const REACH = [
  { factor: 1, ms: 250 },
  { factor: 4, ms: 700 },
] as const;
const ARTISTS = ['rocka', 'zaya', 'nyra', 'kayoba', 'street-prophet'];

type Press = keyof typeof HELD_MS;

/** How long a press on Play takes to be heard, with nothing cached, on this machine and on one four times slower. */
export async function benchSignatureStart(): Promise<{ lines: Line[] }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-signature-'));
  const server = await startServer('service', dataDir);
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    executablePath: browserPath(),
  });
  const found: { starts: Start[]; press: Press; ms: number }[] = [];
  try {
    for (const { factor, ms } of REACH) {
      for (const press of ['mouse', 'touch', 'key'] as const) {
        const starts: Start[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const artist = ARTISTS[round % ARTISTS.length] ?? 'rocka';
          starts.push(await oneStart(browser, server.port, { artist, press, factor }));
        }
        found.push({ starts, press, ms });
      }
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const quickest = Math.min(...found.flatMap(({ starts }) => starts.map(({ counted }) => counted)));
  return { lines: found.map((one) => lineOf(one, quickest)) };
}

interface Start {
  /** Milliseconds after the press. */
  program: number;
  score: number;
  sound: number;
  /** How long a sum that is always the same took just before. */
  counted: number;
}

/** @param quickest the least that the sum ever took: what others do on this machine slows the browser too */
function lineOf(
  { starts, press, ms }: { starts: Start[]; press: Press; ms: number },
  quickest: number,
): Line {
  const of = (key: keyof Start) => starts.map((start) => start[key]);
  const p90 = [...of('sound')].sort((a, b) => a - b)[Math.ceil(ROUNDS * 0.9) - 1] ?? 0;
  return {
    work: `first sound after ${press}, ${written(of('counted').map((one) => one / quickest))} × slower`,
    reach: `p90 ≤ ${ms} ms`,
    found: `p90 ${Math.round(p90)}, all ${written(of('sound'), 0)}; program ${written(of('program'), 0)}, score ${written(of('score'), 0)}`,
    isReached: p90 <= ms,
  };
}

async function oneStart(
  browser: Browser,
  port: number,
  { artist, press, factor }: { artist: string; press: Press; factor: number },
): Promise<Start> {
  const context = await browser.newContext({
    hasTouch: press === 'touch',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  try {
    await page.addInitScript(rememberPresses);
    await page.goto(`http://127.0.0.1:${port}/artists/${artist}`);
    await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
    await page.waitForLoadState('networkidle');
    const button = page.locator('#signature').getByRole('button', { name: /^Play/ });
    await button.scrollIntoViewIfNeeded();
    await count(page); // compiled, from then on
    const letGo = await slowProcesses(await renderersOf(browser), factor);
    try {
      const counted = await count(page);
      await hold(page, button, press);
      const times = await page.waitForFunction(measured, undefined, { timeout: 30_000 });
      const found = await times.jsonValue();
      if (!found) throw new Error('Nothing was heard.');
      return { ...found, counted };
    } finally {
      await letGo();
    }
  } finally {
    await context.close();
  }
}

/** Keeps in the page when it was pressed and when the way to the speakers opened. */
function rememberPresses(): void {
  const times: Record<string, number> = {};
  Object.assign(window, { times });
  addEventListener('click', ({ timeStamp }) => Object.assign(times, { press: timeStamp }), true);
  const Native = AudioContext;
  window.AudioContext = class extends Native {
    constructor(options?: AudioContextOptions) {
      super(options);
      this.addEventListener('statechange', () => {
        if (this.state === 'running') times.open ??= performance.now();
      });
    }
  };
}

/** What has been measured once the sound is there and may be heard. */
function measured() {
  const { times } = window as unknown as { times: { press: number; open?: number } };
  // no function in here: it would not reach the page whole
  const [program = 0, score = 0, start] = ['asked', 'score', 'start'].map(
    (name) => performance.getEntriesByName(`signature-${name}`)[0]?.startTime,
  );
  if (start === undefined || times.open === undefined) return false;
  return {
    program: program - times.press,
    score: score - times.press,
    sound: Math.max(start, times.open) - times.press,
  };
}

/** Milliseconds that the page takes for a sum that is always the same. */
function count(page: Page): Promise<number> {
  return page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let i = 1; i < 3e6; i += 1) sum += Math.sin(i);
    return performance.now() - start + (sum > 1e9 ? 1 : 0);
  });
}

async function renderersOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

async function hold(page: Page, button: Locator, press: Press): Promise<void> {
  if (press === 'key') return button.press('Enter');
  const box = await button.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (press === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(HELD_MS.mouse);
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(HELD_MS.touch);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
