import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchAssistant } from './assistant';
import { benchBuild } from './builds/build-time';
import { type Line, machine, machineLine, markdownOf, spread, tableOf } from './figures';
import { benchIngest } from './ingest';
import { benchKills } from './kills';
import { benchWeb } from './pages/visits';
import { peersTable } from './peers';
import { benchOverload } from './pressure/overload';
import { benchSoak } from './pressure/soak';
import { benchTwoProcesses } from './pressure/two-processes';
import { benchDisk, benchExport, benchSummary, openDatabases } from './reading';
import { benchStatic } from './serving/static';
import { readSettings } from './settings';
import { benchSignatureStart } from './signature/start';
import { benchTogether } from './together';

const RESULTS = path.resolve(__dirname, 'results');
const PARTS = ['ingest', 'overload', 'postgres', 'soak', 'reading', 'assistant', 'static', 'kills'];
const MS_PER_MINUTE = 60_000;

/** Runs the parts named in the arguments, or all, `--quick` in minutes; prints the table and keeps everything as JSON. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => arg !== '--quick');
  const parts = named.length > 0 && !named.includes('all') ? named : PARTS;
  const settings = readSettings(args.includes('--quick'));
  const begun = performance.now();
  const lines: Line[] = [];
  const results: Record<string, unknown> = { machine: machine(), settings };
  const say = (part: string) => process.stderr.write(`${part} …\n`);
  const keep = (part: string, result: { lines: Line[] }) => {
    lines.push(...result.lines);
    results[part] = result;
    for (const line of result.lines) process.stderr.write(`${tableOf([line]).split('\n')[1]}\n`);
  };

  let peakPerSecond = 8_000;
  if (parts.includes('ingest')) {
    say('taking in');
    const ingest = await benchIngest(settings);
    keep('ingest', ingest);
    peakPerSecond = spread(ingest.rounds.service.map((round) => round.perSecond)).median;
  }
  if (parts.includes('overload')) {
    say('overload');
    keep('overload', await benchOverload(settings));
  }
  if (parts.includes('postgres')) {
    say('PostgreSQL with one process and with two');
    keep('postgres', await benchTwoProcesses(settings));
  }
  if (parts.includes('soak')) {
    say(`mixed load for ${settings.minutes} minutes`);
    keep('soak', await benchSoak(settings));
  }
  if (parts.includes('reading')) {
    say('filling two databases');
    const databases = await openDatabases(settings);
    try {
      results.databases = databases;
      keep('disk', benchDisk(databases));
      say('summary');
      keep('summary', await benchSummary(databases));
      say('export');
      keep('export', await benchExport(databases));
      say('dashboard while taking in');
      keep('together', await benchTogether(settings, databases.large, peakPerSecond));
    } finally {
      databases.remove();
    }
  }
  if (parts.includes('assistant')) {
    say('a model behind the assistant');
    keep('assistant', await benchAssistant());
  }
  if (parts.includes('static')) {
    say('serving pages');
    keep('static', await benchStatic(settings));
  }
  if (parts.includes('kills')) {
    say('kill -9');
    keep('kills', await benchKills(settings));
  }

  if (parts.includes('web')) {
    say('visits by Lighthouse');
    keep('web', await benchWeb());
  }
  if (parts.includes('build')) {
    say('building the site three times');
    keep('build', await benchBuild(settings));
  }
  if (parts.includes('signature')) {
    say('the press on Play');
    keep('signature', await benchSignatureStart());
  }

  results.machineAfter = machine();
  const name = `${new Date().toISOString().slice(0, 16).replace(':', '')}.json`;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, name), `${JSON.stringify(results, null, 1)}\n`);
  const table = named.includes('all')
    ? `${markdownOf(lines)}\n\n${peersTable()}\n\n${machineLine()}`
    : tableOf(lines);
  const minutes = Math.ceil((performance.now() - begun) / MS_PER_MINUTE);
  process.stdout.write(`${table}\n\nIt took ${minutes} min. Kept in tests/bench/results/${name}\n`);
}

void main();
