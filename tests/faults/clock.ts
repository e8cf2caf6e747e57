import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { startProcess } from '../support/process/test-process';

/** The clock of a service that was started with `env`; it can be set while the service runs. */
export function serviceClock(folder: string) {
  const file = path.join(folder, 'clock');
  let shiftMs = 0;
  writeFileSync(file, '0');
  return {
    env: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--require ${path.join(__dirname, 'preload/shift-clock.cjs')}`,
    },
    /** Sets it ahead, or back. */
    shift: (byMs: number, service: ReturnType<typeof startProcess>) => {
      shiftMs += byMs;
      writeFileSync(file, String(shiftMs));
      service.kill('SIGUSR2');
    },
  };
}
