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
  /** of a site that is built */
  entries: number;
  /** Pages that the service takes for such. */
  paths: string[];
}

/** Defaults: what a figure for a document wants, and what shows in minutes whether it still holds. */
const WHOLE = {
  rounds: '3',
  seconds: '6',
  views: '10000000',
  kills: '100',
  minutes: '30',
  entries: '2000',
};
const QUICK = {
  rounds: '1',
  seconds: '4',
  views: '300000',
  kills: '10',
  minutes: '1',
  entries: '300',
};

/** `BENCH_ROUNDS`, `BENCH_SECONDS`, `BENCH_VIEWS`, `BENCH_KILLS`, `BENCH_MINUTES`, `BENCH_ENTRIES`. */
export function readSettings(isQuick = false): Settings {
  const usual = isQuick ? QUICK : WHOLE;
  const set = (name: keyof typeof WHOLE) =>
    Number(process.env[`BENCH_${name.toUpperCase()}`] ?? usual[name]);
  return {
    rounds: set('rounds'),
    warmUpMs: 2_000,
    measuredMs: set('seconds') * 1_000,
    views: set('views'),
    kills: set('kills'),
    minutes: set('minutes'),
    entries: set('entries'),
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
