import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../db/engine/errors';
import { engines } from '../../package.json';
import { isOpenToOthers } from '../../services/life/open-to-others';
import type { Config } from '../../services/settings/config';
import type { CliContext } from '../context';
import { type Finding, fail, ok } from './finding';

const FREE_MIN_BYTES = 500_000_000;

/** Whether this Node can run the product. */
export async function lookAtNode(): Promise<Finding> {
  const { nodeFault } = await import('../setup/node-version.mjs');
  const fault = nodeFault(process.version, engines.node);
  return fault === undefined ? ok('Node', `${process.version} fits.`) : fail('Node', fault);
}

/** Whether the locked packages are those that are installed. */
export async function lookAtDependencies({ root }: CliContext): Promise<Finding> {
  const { isInstalled, isInstalledByHand } = await import('../setup/install/installed.mjs');
  return isInstalled(root) || isInstalledByHand(root)
    ? ok('Dependencies', 'The locked packages are installed.')
    : fail('Dependencies', 'They are not those of package-lock.json.', 'Run npm ci.');
}

/** Whether the data folder can be written, and by nobody else. */
export async function lookAtDataFolder(_: CliContext, { dataDir }: Config): Promise<Finding> {
  const found = await stat(dataDir).catch(() => undefined);
  if (!found) {
    return (await canBeMade(dataDir))
      ? ok('Data folder', `${dataDir} is not there yet; the first start makes it.`)
      : fail(
          'Data folder',
          `${dataDir} is not there, and cannot be made there by this user.`,
          'Choose another DATA_DIR, or make it and give it to the user of the service.',
        );
  }
  const { makeDataDir } = await import('../../services/life/data-dir');
  await makeDataDir(dataDir);
  if (isOpenToOthers(found))
    return fail('Data folder', `${dataDir} is open to other users.`, `Run chmod 700 ${dataDir}.`);
  const { logFile } = await import('../../services/life/log-file');
  const log = logFile(dataDir);
  const code = await whyUnwritable(log);
  return code
    ? fail(
        'Data folder',
        `No log can be written in ${path.dirname(log)} (${code}): it goes to stderr alone.`,
        'Move that away, or give it to the user of the service.',
      )
    : ok('Data folder', `${dataDir} can be written, by nobody else.`);
}

/** Why the log cannot be made or written on; undefined also where its folder is not there yet. */
async function whyUnwritable(log: string): Promise<string | undefined> {
  const rights = constants.W_OK | constants.X_OK;
  try {
    // with a slash, what is no folder is refused
    await access(path.dirname(log) + path.sep, rights);
    await access(log, constants.R_OK | constants.W_OK);
    return (await stat(log)).isFile() ? undefined : 'no file';
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    return code === 'ENOENT' ? undefined : code;
  }
}

/** Whether the nearest of the folders above that is there takes a new one. */
async function canBeMade(folder: string): Promise<boolean> {
  const above = path.dirname(path.resolve(folder));
  const found = await stat(above).catch(() => undefined);
  if (!found) return above !== path.dirname(above) && canBeMade(above);
  const mayWrite = () => access(above, constants.W_OK | constants.X_OK).then(() => true);
  return found.isDirectory() && mayWrite().catch(() => false);
}

/** Whether there is room for the data to grow. */
export async function lookAtDisk({ root }: CliContext, { dataDir }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir).catch(() => statfs(root));
  const freeBytes = bavail * bsize;
  const detail = `${(freeBytes / 1e9).toFixed(1)} GB are free.`;
  return freeBytes >= FREE_MIN_BYTES
    ? ok('Disk', detail)
    : fail('Disk', detail, 'Free some space.');
}
