import type { Fault } from '../reader/fault';
import type { Tree } from '../reader/read-tree';
import type { Check } from './check';
import { checkDrawnClaims } from './claims/drawn-claims';
import { checkOldNames } from './claims/old-names';
import { checkPositions } from './claims/positions';
import { checkCancelled, checkStatuses } from './claims/statuses';
import { checkStillToCome } from './claims/still-to-come';
import { checkWithdrawnNames } from './claims/withdrawn-names';
import { checkCompleteness } from './completeness';
import { checkContrast } from './contrast';
import { checkPictureCredits, checkRoles, checkTools } from './credits';
import { checkCounts } from './figures/counts';
import { checkDisplays, checkQuotes, checkStatistics } from './figures/figures';
import { checkReleaseCounts } from './figures/release-counts';
import { checkStoryCounts } from './figures/story-counts';
import { checkEmails } from './links/emails';
import { checkLinks } from './links/links';
import { checkMoved } from './links/moved';
import { checkServices } from './links/services';
import {
  checkAsks,
  checkDescriptions,
  checkIds,
  checkNames,
  checkOrder,
  checkRoutes,
  checkSharedIds,
} from './names/duplicates';
import { checkLanguages } from './names/languages';
import { checkPressKits, checkReferences } from './names/references';
import { checkReleaseNames, checkSlugs } from './names/slugs';
import { checkConfirmations, checkPlaceholders, checkReadings } from './open-points';
import { checkAlt, checkMedia } from './pictures/media';
import { checkShapes, checkWideNames } from './pictures/shapes';
import { checkFolded } from './texts/folded';
import { checkMailVariables } from './texts/mail-variables';
import { checkCutTexts, checkMarkup, checkQuoteMarks } from './texts/markup';
import { checkVerbatim } from './texts/verbatim';
import { checkAnnouncedZones } from './times/announced-zones';
import {
  checkAnnouncedTimes,
  checkEventTimes,
  checkLaunches,
  checkReleaseDays,
  checkReleaseYears,
  checkSkippedTimes,
  checkStoryChanges,
  checkStoryDates,
} from './times/dates';
import { checkEarlyReleases, checkLongEvents, checkYears } from './times/far-dates';
import { checkOfficeHours, checkPrintedHours } from './times/office-hours';
import { checkToldTimes } from './times/told-times';

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
  checkWithdrawnNames,
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
  checkReleaseYears,
  checkReadings,
  checkPlaceholders,
  checkConfirmations,
];

/** Everything that the schemas cannot see: what spans fields, files and the calendar. */
export function runChecks(tree: Tree, now: Date): Fault[] {
  return CHECKS.flatMap((check) => check(tree, now));
}
