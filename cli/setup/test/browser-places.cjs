// CommonJS, so that Playwright's configuration and the set-up, which is modules, can both read it
const path = require('node:path');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Every place where a browser of the system may be, best first: what the user names, the path, the usual places.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
function browserPlaces(env) {
  const named = [env.CHROMIUM_PATH, env.CHROME_PATH].filter((place) => place !== undefined);
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...named, ...onPath, ...USUAL_PLACES];
}

module.exports = { browserPlaces };
