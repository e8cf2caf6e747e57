import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeAtomically } from '../../../content/write-atomically';
import { sideBySide } from '../side-by-side';

const TEXT = /\.(html|js|css|json|svg|xml|txt|ics|atom|webmanifest)$/;
/** Below this a header costs more than compression saves. */
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COPY = /\.(?:br|gz)$/;

/**
 * Writes `.br` and `.gz` beside every text file of the export, so that serving never compresses, and takes away
 * those whose text is gone, or too short by now. A file that has not changed since its copies were made is left alone.
 */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((file) => TEXT.test(file)).map((name) => path.join(folder, name));
  const wanted = new Set(texts);
  const copies = names.filter((file) => COPY.test(file)).map((name) => path.join(folder, name));
  await sideBySide(copies, async (file) => {
    const text = file.replace(COPY, '');
    if (TEXT.test(text) && !wanted.has(text)) await rm(file);
  });
  await sideBySide(texts, async (file) => {
    const found = await stat(file);
    const { mtimeMs, size } = found;
    // the data of Gatsby's page for unknown addresses lies in a folder called 404.html
    if (!found.isFile()) return;
    if (size < MIN_BYTES) {
      await Promise.all(['.br', '.gz'].map((copy) => rm(file + copy, { force: true })));
      return;
    }
    if (await isNewer(`${file}.br`, mtimeMs)) return;
    const body = await readFile(file);
    const [br, gz] = await Promise.all([
      brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      zip(body, { level: 9 }),
    ]);
    // one by one: where a build is broken off, the next one looks at the later of them
    await writeAtomically(`${file}.gz`, gz);
    await writeAtomically(`${file}.br`, br);
  });
}

async function isNewer(file: string, thanMs: number): Promise<boolean> {
  return stat(file).then(
    (found) => found.mtimeMs >= thanMs,
    () => false,
  );
}
