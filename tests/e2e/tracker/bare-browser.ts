import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserPath } from '../../support/browser-path';

type Answer = Record<string, unknown>;
interface Message {
  id?: number;
  method?: string;
  params?: Answer;
  sessionId?: string;
  result?: Answer;
  error?: { message: string };
}

/** Says something in the DevTools protocol, to one tab where its session is named. */
export type Say = (method: string, params?: object, sessionId?: string) => Promise<Answer>;

/** A running browser. */
export interface BareBrowser {
  say: Say;
  /** Called with every event of the protocol from now on. */
  listen(heard: (method: string, params: Answer, sessionId?: string) => void): void;
  quit(): void;
}

/**
 * A Chromium as people have it. Playwright's own keeps every tab in sight and renders nothing ahead,
 * so that tabs in the background, the back/forward cache and prerendering cannot be tried in it.
 */
export function startBrowser(userAgent: string): BareBrowser {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'bare-browser-'));
  const process = spawn(browserPath(), flags(profile, userAgent), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const wire = open(process);
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: Parameters<BareBrowser['listen']>[0][] = [];
  let last = 0;

  wire.read((message) => {
    if (message.id !== undefined) return waiting.get(message.id)?.(message);
    for (const heard of listeners)
      heard(message.method ?? '', message.params ?? {}, message.sessionId);
  });

  return {
    say: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
        );
        wire.write({ id: last, method, params, ...(sessionId && { sessionId }) });
      }),
    listen: (heard) => void listeners.push(heard),
    quit() {
      process.once('exit', () => {
        try {
          rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
        } catch {
          // its children may still be writing: a folder in the system's temporary one is left behind
        }
      });
      process.kill();
    },
  };
}

function flags(profile: string, userAgent: string): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    `--user-agent=${userAgent}`,
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    // pages are rendered ahead however little memory the machine has
    '--disable-features=Prerender2MemoryControls',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}

/** JSON with a zero byte after each message, on the third and fourth pipe. */
function open(browser: ChildProcess) {
  const [, , , input, output] = browser.stdio;
  return {
    write: (message: object) =>
      (input as NodeJS.WritableStream).write(`${JSON.stringify(message)}\0`), // opened as a pipe
    read(heard: (message: Message) => void) {
      let rest = '';
      output?.on('data', (chunk: Buffer) => {
        const messages = (rest + chunk.toString('utf8')).split('\0');
        rest = messages.pop() ?? '';
        for (const message of messages) heard(JSON.parse(message));
      });
    },
  };
}
