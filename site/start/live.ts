import { type LiveFiles, waitForUse } from './wait-for-use';

// At the end of every page. The build writes the names of the files in place of `LIVE_FILES`.
declare const LIVE_FILES: LiveFiles;
waitForUse(LIVE_FILES);
