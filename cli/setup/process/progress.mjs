const HEARTBEAT_MS = 10_000;
const startedAt = Date.now();

/**
 * Prints one line with the seconds since the script began.
 * @param {string} text
 * @returns {void}
 */
export function say(text) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${seconds.padStart(7)} s  ${text}`);
}

/**
 * Announces a long step, says every ten seconds how far it is, and how long it took.
 * @template Result
 * @param {string} title
 * @param {(note: (text: string | (() => string)) => void) => Promise<Result>} task `note` sets what the next heartbeats say
 * @returns {Promise<Result>}
 */
export async function step(title, task) {
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  /** @type {string | (() => string)} */
  let latest = 'still at it';
  say(`${title} …`);
  const heartbeat = setInterval(() => {
    say(`${title}: ${typeof latest === 'string' ? latest : latest()} (${seconds()})`);
  }, HEARTBEAT_MS);
  try {
    const result = await task((text) => {
      latest = text;
    });
    say(`${title}: done in ${seconds()}.`);
    return result;
  } catch (error) {
    say(`${title}: failed after ${seconds()}.`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
