import path from 'node:path';
import { build } from 'esbuild';

/**
 * A module and what it imports as one file that Node runs as it is; packages stay where they are.
 * @param folder where the file is written, and its packages are looked for from
 * @returns the file
 */
export async function nodeProgram(entry: string, folder: string): Promise<string> {
  const outfile = path.resolve(folder, `${path.parse(entry).name}.cjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  });
  return outfile;
}
