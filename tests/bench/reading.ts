import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Db, openDb, openReads } from '../../db/connect';
import { summarize } from '../../services/analytics/summary/summarize';
import { DAY_MS } from '../../services/contracts/limits/durations';
import { SummaryQuery } from '../../services/contracts/summary-query';
import { type Line, spread, written } from './figures';
import { type Filled, fill } from './fill';
import { runCli } from './processes';
import type { Settings } from './settings';

const REPEATS = 60;
const SMALL_SHARE = 10;

/** The two databases that the rest is measured on. */
export interface Databases {
  small: Filled;
  large: Filled;
  remove(): void;
}

/** Fills both. */
export async function openDatabases({ views, paths }: Settings): Promise<Databases> {
  const folder = () => mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const small = await fill(folder(), views / SMALL_SHARE, paths);
  const large = await fill(folder(), views, paths);
  return {
    small,
    large,
    remove: () => {
      for (const { dataDir } of [small, large]) rmSync(dataDir, { recursive: true });
    },
  };
}

/** The summary of a year on both, in turns, up to its JSON. */
export async function benchSummary({ small, large }: Databases) {
  const times = { small: [] as number[], large: [] as number[], local: [] as number[] };
  const opened = [small, large].map(({ file }) => openReads({ file }, openDb({ file })));
  const [smallDb, largeDb] = opened;
  if (!smallDb || !largeDb) throw new Error('Both databases are needed.');
  for (let n = 0; n < REPEATS; n += 1) {
    times.small.push(await time(smallDb, n, 'UTC'));
    times.large.push(await time(largeDb, n, 'UTC'));
    times.local.push(await time(largeDb, n, 'Africa/Windhoek'));
  }
  for (const db of opened) await db.destroy();
  const [p95Small, p95Large] = [times.small, times.large].map((list) => spread(list).p95);
  const growth = spread(times.large).median / spread(times.small).median;
  const lines: Line[] = [
    lineOf('summary of 365 days, all breakdowns', small, times.small, p95Small ?? 0, 30),
    lineOf('summary of 365 days, all breakdowns', large, times.large, p95Large ?? 0, 40),
    {
      work: 'ten times the views, of the time',
      reach: '≤ 2 ×',
      found: `${growth.toFixed(2)} ×`,
      isReached: growth <= 2,
    },
  ];
  return { lines, times, local: `${written(times.local)} ms in Africa/Windhoek` };
}

function lineOf(work: string, on: Filled, times: number[], p95: number, most: number): Line {
  return {
    work: `${work}, ${millions(on.views)} views`,
    reach: `p95 ≤ ${most} ms`,
    found: `p95 ${p95.toFixed(1)} ms; ${written(times)} ms`,
    isReached: p95 <= most,
  };
}

/** A range that ends within a day, as a dashboard asks for it, and never the same twice. */
async function time(db: Db, n: number, tz: string): Promise<number> {
  const to = Date.now() - n * 61_000;
  const range = { from: new Date(to - 365 * DAY_MS).toISOString(), to: new Date(to).toISOString() };
  const begun = performance.now();
  JSON.stringify(await summarize(db, SummaryQuery.parse({ ...range, tz }), Date.now()));
  return performance.now() - begun;
}

/** The whole export of both, and the most memory it took. */
export async function benchExport({ small, large }: Databases) {
  const runs = [];
  for (const { dataDir, views } of [small, large]) {
    const out = path.join(dataDir, 'views.csv');
    const { code, seconds, peakMiB } = await runCli(['export-analytics', '--out', out], dataDir);
    runs.push({ views, code, peakMiB, perSecond: views / seconds });
    rmSync(out, { force: true });
  }
  const peak = Math.max(...runs.map(({ peakMiB }) => peakMiB));
  const last = runs.at(-1);
  const isWhole = runs.every(({ code }) => code === 0);
  const lines: Line[] = [
    {
      work: `export of ${millions(large.views)} rows as CSV`,
      reach: '≥ 80,000 rows/s, ≤ 250 MB',
      found: `${Math.round(last?.perSecond ?? 0).toLocaleString('en')} rows/s; ${runs.map(({ peakMiB, views }) => `${Math.round(peakMiB)} MiB at ${millions(views)}`).join(', ')}`,
      isReached: isWhole && (last?.perSecond ?? 0) >= 80_000 && peak <= 238,
    },
  ];
  return { lines, runs };
}

/** What a view takes on the disk, everything that is counted of it included. */
export function benchDisk({ small, large }: Databases): { lines: Line[] } {
  const most = Math.max(small.bytesPerView, large.bytesPerView);
  return {
    lines: [
      {
        work: 'disk per event, roll-ups included',
        reach: '≤ 90 bytes',
        found: [small, large]
          .map((on) => `${on.bytesPerView.toFixed(1)} at ${millions(on.views)}`)
          .join(', '),
        isReached: most <= 90,
      },
    ],
  };
}

function millions(views: number): string {
  return `${(views / 1e6).toLocaleString('en', { maximumFractionDigits: 2 })} M`;
}
