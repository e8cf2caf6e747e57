import { parseArgs } from 'node:util';
import { endProcesses } from '../support/process/test-process';
import { clockJumps } from './clock-jumps';
import { cluster } from './cluster/cluster';
import { diskFull } from './disk-full';
import { killNine } from './kill-nine';
import { mailFaults } from './mail-faults';
import { powerCut } from './power-cut';
import type { Scenario } from './scenario';
import { slowClients } from './slow-clients';

/** By the name to call them by; the longest last. */
const SCENARIOS: Record<string, Scenario> = {
  'slow-clients': slowClients,
  'clock-jumps': clockJumps,
  'disk-full': diskFull,
  'mail-faults': mailFaults,
  'power-cut': powerCut,
  cluster,
  'kill-nine': killNine,
};
const SEED = 20_250_602;
const LIMIT_MS = 40 * 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seed: { type: 'string', default: String(SEED) },
  },
});

run().then(
  (kept) => process.exit(kept ? 0 : 1),
  (error: unknown) => {
    endProcesses();
    console.error(error);
    process.exit(1);
  },
);

/** Whether every promise was kept. */
async function run(): Promise<boolean> {
  const names = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);
  const unknown = names.filter((name) => !SCENARIOS[name]);
  if (unknown.length > 0) {
    throw new Error(
      `There is no ${unknown.join()}. Choose from ${Object.keys(SCENARIOS).join(', ')}`,
    );
  }
  setTimeout(() => {
    console.error(`Stopped after ${LIMIT_MS / 60_000} minutes.`);
    endProcesses();
    process.exit(1);
  }, LIMIT_MS).unref();

  const broken: string[] = [];
  for (const name of names) {
    const scenario = SCENARIOS[name];
    if (!scenario) continue;
    console.log(`\n${name}: ${scenario.title}`);
    const begun = performance.now();
    const { figures, broken: here } = await scenario.run({
      rounds: Number(values.rounds ?? scenario.rounds[values.quick ? 'quick' : 'whole']),
      seed: Number(values.seed),
      note: (line) => console.log(`  ${line}`),
    });
    const seconds = Math.round((performance.now() - begun) / 1000);
    for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure} ${value}`);
    console.log(
      `  ${here.length === 0 ? 'kept' : `BROKEN: ${here.join('; ')}`} (${seconds} s, seed ${values.seed})`,
    );
    broken.push(...here);
  }
  endProcesses();
  return broken.length === 0;
}
