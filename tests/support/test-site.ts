import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files below a folder, as a build would. */
export function writeSite(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
