import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(__dirname, '../../..');
/** What `npm start` and `npm run service` end with: the service as one file, which is ready sooner than its sources. */
const SERVE = pathToFileURL(path.join(ROOT, 'cli/setup/service/serve.mjs')).href;
const PROGRAM = `import { serve } from ${JSON.stringify(SERVE)}; await serve();`;

const started = new Set<ChildProcess>();

/** Ends whatever a failed test has left running. */
export function endProcesses(): void {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
}

/** A folder of its own, and a way to be rid of it. */
export function tempFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * The service as a process of its own, as an operator starts it, on a free port.
 * @param wrapper a program that starts it, with its arguments
 */
export function startProcess(env: Record<string, string>, cwd = ROOT, wrapper: string[] = []) {
  const { PATH = '', HOME = '' } = process.env;
  const line = [...wrapper, process.execPath, '--input-type=module', '--eval', PROGRAM];
  const child = spawn(line[0] ?? '', line.slice(1), {
    cwd,
    env: { PATH, HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? -1);

  /** Resolves with the address it printed. */
  async function ready(): Promise<string> {
    while (!said.out.includes('\n')) {
      const waited = await Promise.race([once(child.stdout, 'data'), ended]);
      if (typeof waited === 'number') throw new Error(`It ended with ${waited}: ${said.err}`);
    }
    return said.out
      .replace(/^Ready: /, '')
      .trim()
      .replace('localhost', '127.0.0.1');
  }

  return { said, ended, ready, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

/** A POST whose end is held back until it is told to go on. */
export async function heldPost(url: string, address: string, body: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = once(socket, 'close');
  socket.write(
    `POST ${address} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  return {
    finish: async () => {
      socket.write(body.slice(5));
      await closed;
      return answer;
    },
    drop: () => socket.destroy(),
  };
}

/** Asks until the service says that it is going, or no longer takes calls. */
export async function untilDraining(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (await isReady());
}
