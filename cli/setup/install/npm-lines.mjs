const TAIL_LINES = 12;

/**
 * Turns what npm prints into a short note of how far it is.
 * @param {(text: string) => void} note
 * @returns {(line: string) => void} takes each line of npm's output
 */
export function npmNote(note) {
  let [lookedUp, fetched] = [0, 0];
  return (line) => {
    if (line.startsWith('npm http ')) {
      if (line.includes('.tgz ')) fetched += 1;
      else lookedUp += 1;
      note(fetched > 0 ? `${fetched} packages fetched` : `${lookedUp} packages looked up`);
    }
    const script = /^npm info run (@?[^@\s]+)@\S+ \w*install (?!\{)/.exec(line);
    if (script) note(`${script[1]} is being compiled or set up`);
  };
}

/** What npm's log shows, and what helps against it. The first that fits is told. */
const CAUSES = /** @type {const} */ ([
  [/ENOSPC/, 'the disk is full. Free some space'],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'this folder may not be written. Give yourself the right to write in it',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|CERT_/,
    'the package registry cannot be reached. Check the network',
  ],
  [
    /EUSAGE|in sync/,
    'package-lock.json and package.json do not agree. Take both from the repository',
  ],
  [
    /gyp ERR!|not found: make|prebuild-install/,
    'the database driver could not be compiled. Install python3, make and a C++ compiler',
  ],
]);

/**
 * Puts a failed installation into one line, after the tail of the log.
 * @param {string} log everything npm printed
 * @param {string} logFile
 * @returns {string}
 */
export function tellInstallFault(log, logFile) {
  const lines = log.split('\n').filter((line) => line !== '' && !line.startsWith('npm http'));
  // a fetch that failed and was tried again is no cause
  const cause = CAUSES.find(([pattern]) => lines.some((line) => pattern.test(line)));
  const told = cause ? cause[1] : 'npm says why above. Mend that';
  const summary = `The dependencies could not be installed: ${told}, then start again. Whole log: ${logFile}`;
  return [...lines.slice(-TAIL_LINES), summary].join('\n');
}
