import { startTracker } from '../analytics/tracker';
import { keepChoices } from './keep-choices';
import type { LiveFiles } from './live-files';
import { showFollows } from './show-follows';
import { waitForUse } from './wait-for-use';
import { wholeLines } from './whole-lines';

// A file that all pages share and browsers keep; it runs when a page is read to its end. The build writes
// the names of the files in place of `LIVE_FILES`.
declare const LIVE_FILES: LiveFiles | null;
keepChoices();
showFollows();
wholeLines();
if (LIVE_FILES) waitForUse(LIVE_FILES);
startTracker();
