import { mkdtempSync, readdirSync, readFileSync, rmSync, existsSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { startLoad, startServer } from './processes';
import { readSettings } from './settings';
const settings = readSettings(true);
function threads(pid: number) {
  const out: Record<string, number> = {};
  for (const t of readdirSync(`/proc/${pid}/task`)) {
    const s = readFileSync(`/proc/${pid}/task/${t}/stat`, 'utf8');
    const f = s.slice(s.lastIndexOf(')') + 2).split(' ');
    out[`${t}`] = Number(f[11]) + Number(f[12]);
  }
  return out;
}
async function one(batch: number, rate?: number) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  if (process.env.DIR) (await import('node:fs')).cpSync(process.env.DIR, dir, { recursive: true });
  const server = await startServer('service', dir, Object.fromEntries(Object.entries(process.env).filter(([k]) => k.startsWith('CK'))) as Record<string, string>);
  await new Promise((r) => setTimeout(r, 2500));
  const seconds = Number(process.env.SECS ?? 6);
  const before = threads(server.pid);
  if (process.env.PERF) spawn('perf', ['record', '-F', '499', '-g', '-p', String(server.pid), '-o', `/tmp/perf-${batch}.data`, '--', 'sleep', String(seconds)], { stdio: 'ignore' });
  const r = await startLoad({ port: server.port, connections: 64, warmUpMs: 2000, measuredMs: seconds * 1000, batch, paths: settings.paths, ...(rate ? { rate } : {}) });
  const after = threads(server.pid);
  const cpu = Object.entries(after).map(([t, v]) => [t, (v - (before[t] ?? 0)) / 100] as const).filter(([, v]) => v > 0.1).map(([t, v]) => `${Number(t) === server.pid ? 'main' : t}:${(v / (seconds + 2) * 100).toFixed(0)}%`);
  const wal = path.join(dir, readdirSync(dir).find((f) => f.endsWith('-wal')) ?? 'x');
  console.log(`batch ${batch}: ${Math.round(r.events / r.seconds)}/s p50 ${r.p50.toFixed(1)} p95 ${r.p95.toFixed(1)} p99 ${r.p99.toFixed(1)} max ${r.max.toFixed(0)} refused ${r.refused} broken ${r.broken}; client cpu ${(r.cpuSeconds / (seconds + 2) * 100).toFixed(0)}%; ${cpu.join(' ')}; wal ${existsSync(wal) ? (statSync(wal).size / 1e6).toFixed(1) : '-'} MB`);
  await server.stop();
  rmSync(dir, { recursive: true });
}
async function main() {
  for (const arg of process.argv.slice(2)) {
    const [b, rate] = arg.split('@').map(Number);
    await one(b ?? 1, rate);
  }
}
void main();
