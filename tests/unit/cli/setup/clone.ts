import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { installKey, installStamp } from '../../../../cli/setup/install/installed.mjs';

const ORIGINAL = path.resolve(__dirname, '../../../..');

/** Stands in for Gatsby, which takes a minute: notes each run, then ends as `FAKE_BUILD` says, having signed what it made. */
const FAKE_GATSBY = `
const fs = require('node:fs');
fs.appendFileSync('builds.log', fs.existsSync('public/left.txt') ? 'on remains\\n' : 'clean\\n');
fs.mkdirSync('public', { recursive: true });
fs.writeFileSync('public/left.txt', 'half a site');
console.log('success Building something - 3.2s');
if (process.env.FAKE_BUILD === 'fail') { console.error('ERROR  the page broke'); process.exit(1); }
if (process.env.FAKE_BUILD === 'hang') { console.log('warn hanging as ' + process.pid); setInterval(() => {}, 1000); }
else {
  fs.writeFileSync('public/index.html', '<!doctype html><title>Home</title>');
  const key = process.env.DATA_DIR + '/media-signing-key.pem';
  const { generateKeyPairSync, createPublicKey } = require('node:crypto');
  const fresh = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
  fs.mkdirSync(process.env.DATA_DIR, { recursive: true });
  if (!fs.existsSync(key)) fs.writeFileSync(key, fresh());
  fs.mkdirSync('public/.well-known', { recursive: true });
  const open = createPublicKey(fs.readFileSync(key)).export({ format: 'pem', type: 'spki' });
  fs.writeFileSync('public/.well-known/media-provenance.pem', open);
}
`;

/** What a script has printed and how it ended. */
export interface Run {
  child: ChildProcess;
  /** Both outputs, line by line. */
  lines: string[];
  /** Resolves with the first line that holds `text`; rejects when the script ends before. */
  line(text: string): Promise<string>;
  /** Resolves with the exit code when the script has ended. */
  ended: Promise<number | null>;
}

/** A clone with the real service and content, installed dependencies and a Gatsby that takes no time. */
export interface Clone {
  root: string;
  path(...parts: string[]): string;
  /** How often Gatsby ran, and whether it found remains of an earlier run. */
  builds(): string[];
  run(script: string, env?: Record<string, string>, nodeArgs?: string[]): Run;
  /** Types a command of the operator's command line; its output stands in `lines`. */
  cli(...args: string[]): Run;
  /** Stops what still runs and removes everything. */
  remove(): Promise<void>;
}

/** Makes a clone in a temporary folder. */
export function makeClone(): Clone {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  const root = path.join(folder, 'clone');
  const inClone = (...parts: string[]) => path.join(root, ...parts);
  cpSync(path.join(ORIGINAL, 'cli'), inClone('cli'), { recursive: true });
  copyTexts(inClone('content'));
  for (const name of ['services', 'db', 'package.json', 'package-lock.json']) {
    symlinkSync(path.join(ORIGINAL, name), inClone(name));
  }
  // Packages are looked for upwards, so only those that the scripts name by path must lie in the clone.
  symlinkSync(path.join(ORIGINAL, 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(inClone('node_modules'));
  symlinkSync(path.join(ORIGINAL, 'node_modules', 'tsx'), inClone('node_modules', 'tsx'));
  mkdirSync(inClone('node_modules', 'gatsby'));
  writeFileSync(inClone('node_modules', 'gatsby', 'cli.js'), FAKE_GATSBY);
  writeFileSync(installStamp(root), installKey(root));

  const runs: Run[] = [];
  const kept = (run: Run) => {
    runs.push(run);
    return run;
  };
  return {
    root,
    path: inClone,
    builds: () => (existsSync(inClone('builds.log')) ? linesOf(inClone('builds.log')) : []),
    run: (script, env = {}, nodeArgs = []) =>
      kept(startRun([...nodeArgs, inClone('cli', 'setup', script)], root, env)),
    cli: (...args) => kept(startRun([inClone('cli', 'bin.cjs'), ...args], root, {})),
    remove: async () => {
      for (const { child } of runs) child.kill('SIGKILL');
      await Promise.all(runs.map(({ ended }) => ended));
      rmSync(folder, { recursive: true });
    },
  };
}

/** The content, its texts to be changed. Its code is linked: elsewhere it would be translated anew for every clone. */
function copyTexts(copy: string): void {
  const original = path.join(ORIGINAL, 'content');
  mkdirSync(copy);
  for (const entry of readdirSync(original, { withFileTypes: true })) {
    const from = path.join(original, entry.name);
    const isText = entry.isDirectory()
      ? readdirSync(from).some((name) => name.endsWith('.yaml'))
      : entry.name.endsWith('.yaml');
    if (isText) cpSync(from, path.join(copy, entry.name), { recursive: true });
    else symlinkSync(from, path.join(copy, entry.name));
  }
}

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

function startRun(args: string[], cwd: string, env: Record<string, string>): Run {
  const child = spawn(process.execPath, args, {
    cwd,
    // any free port: other tests run at the same time
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const line = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.find((candidate) => candidate.includes(text));
        if (found !== undefined) resolve(found);
      };
      listeners.add(look);
      look();
      ended.then(() => reject(new Error(`Ended without "${text}":\n${lines.join('\n')}`)));
    });
  return { child, lines, line, ended };
}
