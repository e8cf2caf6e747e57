import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SITE = path.resolve(__dirname, '../../public');
const PATHS_MAX = 60;

/** How long and how large. Set in the environment, all optional. */
export interface Settings {
  rounds: number;
  warmUpMs: number;
  measuredMs: number;
  /** views in the larger database; the smaller one holds a tenth */
  views: number;
  kills: number;
  /** of mixed load */
  minutes: number;
  /** Pages that the service takes for such. */
  paths: string[];
}

/** `BENCH_ROUNDS`, `BENCH_SECONDS`, `BENCH_VIEWS`, `BENCH_KILLS`, `BENCH_MINUTES`. */
export function readSettings(): Settings {
  const { BENCH_ROUNDS = '3', BENCH_SECONDS = '6', BENCH_VIEWS = '10000000' } = process.env;
  return {
    rounds: Number(BENCH_ROUNDS),
    warmUpMs: 2_000,
    measuredMs: Number(BENCH_SECONDS) * 1_000,
    views: Number(BENCH_VIEWS),
    kills: Number(process.env.BENCH_KILLS ?? '100'),
    minutes: Number(process.env.BENCH_MINUTES ?? '30'),
    paths: pagesOf(SITE),
  };
}

/** While a build is going on there are none; the service then takes every path for a page. */
function pagesOf(folder: string): string[] {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const pages = files
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('404'))
    .map((file) => `/${path.dirname(file)}`.replace(/\/\.$/, '/'))
    .sort()
    .slice(0, PATHS_MAX);
  return pages.length > 0 ? pages : ['/', '/artists', '/africa', '/contact'];
}
