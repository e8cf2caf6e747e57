import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { filesUnder, fingerprintOf } from '../process/files.mjs';

/** The modules of the product that the scripts load; what they import comes with them. */
export const DOORS = /** @type {const} */ ([
  'services/main.ts',
  'services/settings/config.ts',
  'services/settings/env-file.ts',
  'services/life/data-dir.ts',
  'services/life/listen.ts',
  'content/load.ts',
]);

/** Where all of it lies, and what decides how it is put together. */
const SOURCES = ['services', 'db', 'content'];
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Begins the last line of a program, which tells the SHA-256 of all before it. */
const SEAL = '//# sha256=';

/**
 * All that the scripts load of the product as one file of JavaScript, made anew when its sources changed or it is not whole:
 * it is ready in three fifths of the time that the five hundred files take which it is made of. Its exports are functions,
 * by the names of `DOORS`, which run a module when they are called first.
 * @param {string} root
 * @param {string} folder where it is kept, from one start to the next
 * @returns {Promise<string>} its path
 * @throws where the folder cannot be written, or a source is no TypeScript
 */
export async function ensureProgram(root, folder) {
  const file = path.join(folder, `program-${programFingerprint(root).slice(0, 32)}.cjs`);
  if (existsSync(file) && isWhole(readFileSync(file))) return file;
  mkdirSync(folder, { recursive: true });
  const unfinished = path.join(folder, `program-${randomUUID()}.part`);
  try {
    writeFileSync(unfinished, sealed(await bundle(root, folder)), { flush: true });
    for (const name of readdirSync(folder)) {
      const old = path.join(folder, name);
      // Who starts at the same time may be about to read the one of the same sources.
      if (old !== file && /^program-\w{32}\.cjs$/.test(name)) rmSync(old, { force: true });
    }
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return file;
}

/**
 * @param {string} root
 * @returns {string}
 */
function programFingerprint(root) {
  const code = SOURCES.flatMap((place) => filesUnder(root, place))
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const settings = SETTINGS.flatMap((place) => filesUnder(root, place));
  return fingerprintOf(root, [...code, ...settings], DOORS.join('\n'));
}

/**
 * @param {Uint8Array} program
 * @returns {Buffer}
 */
function sealed(program) {
  const digest = createHash('sha256').update(program).digest('hex');
  return Buffer.concat([program, Buffer.from(`${SEAL}${digest}\n`)]);
}

/**
 * Whether nothing of it was lost since it was written, as on a disk that failed.
 * @param {Buffer} bytes of a file
 * @returns {boolean}
 */
function isWhole(bytes) {
  const end = bytes.lastIndexOf(SEAL);
  return end !== -1 && sealed(bytes.subarray(0, end)).equals(bytes);
}

/**
 * Packages stay where they are.
 * @param {string} root
 * @param {string} folder where it will lie: the lines of the sources are told from there
 * @returns {Promise<Uint8Array>}
 */
async function bundle(root, folder) {
  const { build, stop } = await import('esbuild');
  const doors = DOORS.map((file) => `${JSON.stringify(file)}: () => require('./${file}'),`);
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = {${doors.join('\n')}};`, resolveDir: root },
    absWorkingDir: root,
    outfile: path.join(folder, 'program.cjs'),
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    // Its own process, of 80 MB, would stay for as long as the service runs.
  }).finally(stop);
  return outputFiles[0]?.contents ?? new Uint8Array();
}
