import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BUILD_MEMORY } from '../../../cli/setup/service/settings.mjs';
import { DAY_MS, HOUR_MS } from '../../../services/contracts/limits/durations';

const ROOT = path.resolve(__dirname, '../../..');
/** What counts as an entry: one file, one or more pages. */
const KINDS = ['artists', 'releases', 'news', 'events'];
const MADE = 'content/news/bench-';
const PATIENCE_MS = HOUR_MS;

/** A copy of the project that may be filled and built. */
export interface SiteCopy {
  /** Makes up stories, after one that is there, until the site has so many entries. */
  fillTo(entries: number): void;
  /** Changes a sentence of one story. */
  editOne(): void;
  /** Forgets everything that builds have left. */
  forget(): void;
  /** Builds, and says how many seconds that took. */
  build(): Promise<number>;
  remove(): void;
}

/** Copies what git knows of the project; packages are linked, not copied, where the disk allows it. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const at = (file: string) => path.join(folder, file);
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) cpSync(path.join(ROOT, file), at(file));
  const packages = [path.join(ROOT, 'node_modules'), at('node_modules')];
  try {
    execFileSync('cp', ['-al', ...packages], { stdio: 'ignore' });
  } catch {
    cpSync(...(packages as [string, string]), { recursive: true }); // a pair, as written above
  }
  const filesOf = (kind: string) => readdirSync(at(`content/${kind}`));
  const model = readFileSync(at('content/news/three-more-names.yaml'), 'utf8');

  return {
    fillTo(entries) {
      const missing = entries - KINDS.flatMap(filesOf).length;
      for (let n = 0; n < missing; n += 1)
        writeFileSync(at(`${MADE}${n}.yaml`), story(model, filesOf('news').length));
    },
    editOne() {
      const file = at(`${MADE}0.yaml`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^(body: \|\n\s+)/m, '$1Edited. '));
    },
    forget() {
      for (const left of ['.cache', 'public']) rmSync(at(left), { recursive: true, force: true });
    },
    async build() {
      const began = performance.now();
      const gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NODE_OPTIONS: BUILD_MEMORY,
          GATSBY_TELEMETRY_DISABLED: '1',
          CI: 'true',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: PATIENCE_MS,
      });
      const [code] = await once(gatsby, 'exit');
      if (code !== 0) throw new Error(`The build ended with ${code}.`);
      return (performance.now() - began) / 1000;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function story(model: string, number: number): string {
  const date = new Date(Date.UTC(2024, 0, 1) - number * DAY_MS).toISOString().slice(0, 10);
  return model
    .replace(/^title: .*/m, `title: "Entry ${number} of the bench"`)
    .replace(
      /^metaDescription: .*/m,
      `metaDescription: "Entry ${number} of a site that is built only to see how long that takes, and then thrown away."`,
    )
    .replace(/^date: .*/m, `date: "${date}"`);
}
