import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Tells in `TEST_CONTENT` where a run of tests keeps the content that it has read; a new place for every run. */
export default function findContentPlace(): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-content-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.TEST_CONTENT = path.join(folder, 'content.bin');
}
