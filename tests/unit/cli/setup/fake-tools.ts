import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Clone } from './clone';

/** How the stand-ins for the tools of `npm test` shall behave. */
export interface ToolResults {
  /** Exit codes. */
  typescript?: number;
  /** A file of the clone without which its stand-in does not end. */
  typescriptAwaits?: string;
  biome?: number;
  /** What Jest writes; nothing for a Jest that crashes. */
  jest?: object | undefined;
  jestCode?: number;
  /** What Playwright writes. */
  playwright?: object | undefined;
  playwrightCode?: number;
}

/** A run of Jest in which everything passed. */
export const JEST_GOOD = {
  numPassedTests: 30,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

/** A run of Playwright in which everything passed. */
export const PLAYWRIGHT_GOOD = {
  stats: { expected: 10, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [],
};

const ends = (name: string, code = 0) => `console.log('${name} ran'); process.exitCode = ${code};`;

const awaits = (file: string | undefined) =>
  file
    ? `const look = setInterval(() => require('node:fs').existsSync('${file}') && clearInterval(look), 20);`
    : '';

const writes = (place: string, result: object | undefined) =>
  result
    ? `require('node:fs').writeFileSync(${place}, ${JSON.stringify(JSON.stringify(result))});`
    : '';

/** Puts stand-ins where `npm test` looks for its tools and for Playwright's browser. */
export function fakeTools(clone: Clone, results: ToolResults): void {
  const browser = clone.path('browser');
  writeFileSync(browser, '#!/bin/sh\necho Chromium 1.2.3\n', { mode: 0o755 });
  const outputFile = "process.argv.find((a) => a.startsWith('--outputFile=')).slice(13)";
  const files: Record<string, string> = {
    'typescript/bin/tsc': awaits(results.typescriptAwaits) + ends('typescript', results.typescript),
    '@biomejs/biome/bin/biome': ends('biome', results.biome),
    'jest/bin/jest.js': writes(outputFile, results.jest) + ends('jest', results.jestCode),
    'playwright/cli.js':
      writes('process.env.PLAYWRIGHT_JSON_OUTPUT_NAME', results.playwright) +
      ends('playwright', results.playwrightCode),
    'playwright/index.js': `exports.chromium = { executablePath: () => ${JSON.stringify(browser)} };`,
  };
  for (const [file, text] of Object.entries(files)) {
    const full = clone.path('node_modules', file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}
