import type { Fault } from '../reader/fault';
import type { Tree } from '../reader/read-tree';
import { checkAnnouncedZones } from './announced-zones';
import { checkCompleteness } from './artists';
import type { Check } from './check';
import { checkContrast } from './contrast';
import { checkCounts } from './counts';
import { checkPictureCredits, checkRoles, checkTools } from './credits';
import {
  checkAnnouncedTimes,
  checkEventTimes,
  checkLaunches,
  checkReleaseDays,
  checkSkippedTimes,
  checkStoryChanges,
  checkStoryDates,
} from './dates';
import { checkDrawnClaims } from './drawn-claims';
import {
  checkAsks,
  checkDescriptions,
  checkIds,
  checkNames,
  checkOrder,
  checkRoutes,
  checkSharedIds,
} from './duplicates';
import { checkEmails } from './emails';
import { checkEarlyReleases, checkLongEvents, checkYears } from './far-dates';
import { checkDisplays, checkQuotes, checkStatistics } from './figures';
import { checkFolded } from './folded';
import { checkLanguages } from './languages';
import { checkLinks } from './links';
import { checkMailVariables } from './mail-variables';
import { checkCutTexts, checkMarkup, checkQuoteMarks } from './markup';
import { checkAlt, checkMedia } from './media';
import { checkMoved } from './moved';
import { checkOfficeHours, checkPrintedHours } from './office-hours';
import { checkOldNames } from './old-names';
import { checkConfirmations, checkPlaceholders, checkReadings } from './open-points';
import { checkPositions } from './positions';
import { checkPressKits, checkReferences } from './references';
import { checkReleaseCounts } from './release-counts';
import { checkServices } from './services';
import { checkShapes, checkWideNames } from './shapes';
import { checkReleaseNames, checkSlugs } from './slugs';
import { checkCancelled, checkStatuses } from './statuses';
import { checkStillToCome } from './still-to-come';
import { checkStoryCounts } from './story-counts';
import { checkToldTimes } from './told-times';
import { checkVerbatim } from './verbatim';

const CHECKS: Check[] = [
  checkSlugs,
  checkReleaseNames,
  checkPressKits,
  checkIds,
  checkNames,
  checkSharedIds,
  checkAsks,
  checkRoutes,
  checkOrder,
  checkDescriptions,
  checkReferences,
  checkLinks,
  checkMoved,
  checkServices,
  checkMarkup,
  checkQuoteMarks,
  checkCutTexts,
  checkFolded,
  checkLanguages,
  checkMedia,
  checkAlt,
  checkShapes,
  checkWideNames,
  checkRoles,
  checkTools,
  checkPictureCredits,
  checkDrawnClaims,
  checkCompleteness,
  checkContrast,
  checkDisplays,
  checkQuotes,
  checkStatistics,
  checkCounts,
  checkReleaseCounts,
  checkStoryCounts,
  checkPositions,
  checkMailVariables,
  checkVerbatim,
  checkOldNames,
  checkLaunches,
  checkStatuses,
  checkStillToCome,
  checkCancelled,
  checkToldTimes,
  checkStoryChanges,
  checkStoryDates,
  checkYears,
  checkEarlyReleases,
  checkLongEvents,
  checkAnnouncedZones,
  checkEventTimes,
  checkSkippedTimes,
  checkAnnouncedTimes,
  checkOfficeHours,
  checkPrintedHours,
  checkEmails,
  checkReleaseDays,
  checkReadings,
  checkPlaceholders,
  checkConfirmations,
];

/** Everything that the schemas cannot see: what spans fields, files and the calendar. */
export function runChecks(tree: Tree, now: Date): Fault[] {
  return CHECKS.flatMap((check) => check(tree, now));
}
