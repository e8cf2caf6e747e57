import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Line, spread, written } from '../figures';
import { startServer } from '../processes';
import { type Audit, audit, installTools } from './audits';
import { type FirstTap, firstTap } from './first-tap';
import { benchYardstick } from './yardstick';

const PAGES = [
  '/',
  '/africa',
  '/artists',
  '/artists/rocka',
  '/listen',
  '/news/virtual-concert-series',
  '/faq',
  '/contact',
];
const VISITS = Number(process.env.BENCH_ROUNDS ?? '5');
const SLOW_VISITS = Math.min(3, VISITS);

/** Lighthouse on eight kinds of page and on a slow line, and the same home page made by Astro. */
export async function benchWeb() {
  installTools();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const server = await startServer('service', dataDir);
  try {
    const lines: Line[] = [];
    const audits: Record<string, Audit[]> = {};
    for (const page of PAGES) {
      const found = await visits(`http://127.0.0.1:${server.port}${page}`, 'mobile', VISITS);
      audits[page] = found;
      lines.push(mobileLine(page, found));
      process.stderr.write(`${page}: ${lines.at(-1)?.found}\n`);
    }
    const slow = await visits(`http://127.0.0.1:${server.port}/`, 'slow', SLOW_VISITS);
    lines.push(slowLine(slow));
    const taps: FirstTap[] = [];
    for (let n = 0; n < SLOW_VISITS; n += 1)
      taps.push(await firstTap(`http://127.0.0.1:${server.port}/`));
    lines.push(tapLine(taps));
    const yardstick = await benchYardstick(VISITS);
    lines.push(...yardstick.lines);
    return { lines, audits, slow, taps, yardstick };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Visits one after the other; none shares a browser with another. */
export async function visits(
  address: string,
  profile: 'mobile' | 'slow',
  count: number,
): Promise<Audit[]> {
  const found: Audit[] = [];
  for (let n = 0; n < count; n += 1) found.push(await audit(address, profile));
  return found;
}

function mobileLine(page: string, found: Audit[]): Line {
  const scores = [0, 1, 2, 3].map((n) => spread(found.map((one) => one.scores[n] ?? 0)).median);
  const middle = (of: 'lcpMs' | 'tbtMs' | 'cls') => spread(found.map((one) => one[of])).median;
  const failed = [...new Set(found.flatMap((one) => one.failed))];
  const [performance = 0, ...others] = scores;
  return {
    work: `Lighthouse, phone: ${page}`,
    reach: '≥ 99, 100, 100, 100; LCP ≤ 1.6 s, TBT ≤ 60 ms, CLS ≤ 0.02',
    found: `${scores.join(', ')}; LCP ${written(
      found.map((one) => one.lcpMs / 1000),
      2,
    )} s, TBT ${written(
      found.map((one) => one.tbtMs),
      0,
    )} ms, CLS ${middle('cls').toFixed(3)}${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
    isReached:
      performance >= 99 &&
      others.every((score) => score === 100) &&
      middle('lcpMs') <= 1600 &&
      middle('tbtMs') <= 60 &&
      middle('cls') <= 0.02,
  };
}

function slowLine(found: Audit[]): Line {
  const lcp = found.map((one) => one.lcpMs / 1000);
  return {
    work: 'the home page on 700 kbit/s, 300 ms, a sixth of the processor',
    reach: 'LCP ≤ 3.5 s',
    found: `LCP ${written(lcp, 2)} s; first paint ${written(
      found.map((one) => one.fcpMs / 1000),
      2,
    )} s`,
    isReached: spread(lcp).median <= 3.5,
  };
}

function tapLine(found: FirstTap[]): Line {
  const wait = found.map(({ tap, open }) => open - tap);
  const after = found.map(({ paint, tap }) => tap - paint);
  return {
    work: 'there, a tap on the menu at first paint',
    reach: 'opens, without React',
    found: `open after ${written(wait, 0)} ms; tapped ${written(after, 0)} ms after first paint`,
    isReached: found.every(({ isBeforeReact }) => isBeforeReact),
  };
}
