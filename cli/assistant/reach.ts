import type { ClassResult } from './evaluate';

/** What the engine should reach, in percent by class; `routes` and `refusals` are of answerable questions. */
export const REACH: Record<string, number> = {
  answerable: 92,
  routes: 96,
  oblique: 60,
  'typo-ridden': 92,
  multilingual: 85,
  'near-miss': 85,
  'injection/abuse': 100,
  /** at most */
  refusals: 4,
};

/** The measures that fall short of some minima, in words. */
export function shortfalls(
  classes: readonly ClassResult[],
  refusals: number,
  minima: Record<string, number>,
): string[] {
  return Object.entries(minima).flatMap(([name, wanted]) => {
    if (name === 'refusals') {
      return refusals <= wanted
        ? []
        : [`wrong refusals ${refusals.toFixed(1)} %, at most ${wanted} %`];
    }
    const found = classes.find((known) => known.name === (name === 'routes' ? 'answerable' : name));
    const reached = (name === 'routes' ? found?.route : found?.pass) ?? 0;
    return reached >= wanted ? [] : [`${name} ${reached.toFixed(1)} %, at least ${wanted} %`];
  });
}
