/** What the compiler's Makefiles, and the shell they call, do not take in a path. */
const UNTAKEN = /[\s"'`$&();<>|*?#\\]/;

/**
 * Says that the database driver cannot be compiled in this folder, or nothing when it can. Known at once,
 * while the compiler finds out after minutes and names something else.
 * @param {string} root
 * @param {NodeJS.Platform} platform
 * @returns {string | undefined}
 */
export function placeFault(root, platform) {
  // other tools compile there, which take what Windows puts into its paths
  if (platform === 'win32') return undefined;
  const [found] = UNTAKEN.exec(root) ?? [];
  if (found === undefined) return undefined;
  const named = /\s/.test(found) ? 'a space' : found;
  return `The database driver cannot be compiled in ${root}, since its path has ${named} in it. Move the folder to a path of letters, digits, - and _, then start again.`;
}
