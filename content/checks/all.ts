import type { Fault } from '../reader/fault';
import type { Tree } from '../reader/read-tree';
import { checkCompleteness, checkContrast } from './artists';
import type { Check } from './check';
import { checkEventTimes, checkLaunches, checkStoryDates } from './dates';
import { checkDescriptions, checkIds, checkOrder, checkRoutes, checkSharedIds } from './duplicates';
import { checkQuotes, checkStatistics } from './figures';
import { checkLinks } from './links';
import { checkMailVariables } from './mail-variables';
import { checkAlt, checkMedia } from './media';
import { checkConfirmations, checkReadings } from './open-points';
import { checkPressKits, checkReferences } from './references';
import { checkReleaseNames, checkSlugs } from './slugs';
import { checkVerbatim } from './verbatim';

const CHECKS: Check[] = [
  checkSlugs,
  checkReleaseNames,
  checkPressKits,
  checkIds,
  checkSharedIds,
  checkRoutes,
  checkOrder,
  checkDescriptions,
  checkReferences,
  checkLinks,
  checkMedia,
  checkAlt,
  checkCompleteness,
  checkContrast,
  checkQuotes,
  checkStatistics,
  checkMailVariables,
  checkVerbatim,
  checkLaunches,
  checkStoryDates,
  checkEventTimes,
  checkReadings,
  checkConfirmations,
];

/** Everything that the schemas cannot see: what spans fields, files and the calendar. */
export function runChecks(tree: Tree, now: Date): Fault[] {
  return CHECKS.flatMap((check) => check(tree, now));
}
