/**
 * An error that a person can mend or asked for: `enter` prints its message and no stack.
 * @typedef {Error & { exitCode: number }} SetupError
 */

/**
 * Makes the error of a failure that a person can mend.
 * @param {string} message what happened and what to do next
 * @returns {SetupError}
 */
export function setupError(message) {
  return Object.assign(new Error(message), { name: 'SetupError', exitCode: 1 });
}

/**
 * Makes the error that ends everything after a stop by a signal.
 * @param {number} signalNumber
 * @returns {SetupError}
 */
export function stopped(signalNumber) {
  return Object.assign(new Error('Stopped.'), { name: 'Stopped', exitCode: 128 + signalNumber });
}

/** Names of the errors whose message is meant for a person: ours, and those of settings and content. */
export const TOLD = ['SetupError', 'Stopped', 'StartError', 'ContentError'];
