import os from 'node:os';

/** One line of the table. */
export interface Line {
  work: string;
  /** What is to be reached, in words. */
  reach: string;
  found: string;
  isReached: boolean;
}

/** The middle of a list of numbers, and its ends. */
export function spread(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { min: at(0), median: at(0.5), p95: at(0.95), max: at(1) };
}

/** `12.3 (10.1–15.0)` */
export function written(values: readonly number[], digits = 1): string {
  const { min, median, max } = spread(values);
  const [a, b, c] = [median, min, max].map((value) =>
    value.toLocaleString('en', { maximumFractionDigits: digits }),
  );
  return `${a} (${b}–${c})`;
}

/** The machine and how busy others keep it. */
export function machine() {
  const [cpu] = os.cpus();
  return {
    at: new Date().toISOString(),
    processors: os.cpus().length,
    model: cpu?.model ?? '',
    node: process.version,
    load: os.loadavg().map((load) => Math.round(load * 10) / 10),
  };
}

/** The machine in one line. */
export function machineLine(): string {
  const { at, processors, model, node, load } = machine();
  return `${processors} × ${model}, Node ${node}, ${at.slice(0, 10)}; load average ${load.join(', ')}`;
}

/** The table as Markdown, for a document. */
export function markdownOf(lines: readonly Line[]): string {
  const rows = lines.map(
    ({ work, reach, found, isReached }) =>
      `| ${work} | ${reach} | ${found} | ${isReached ? 'yes' : 'no'} |`,
  );
  return ['| work | to reach | found | reached |', '|---|---|---|---|', ...rows].join('\n');
}

/** The table, with one line per work. */
export function tableOf(lines: readonly Line[]): string {
  const rows = [['', 'work', 'reach', 'found'], ...lines.map(rowOf)];
  const widths = [0, 1, 2].map((n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rowOf({ work, reach, found, isReached }: Line): string[] {
  return [isReached ? 'ok' : 'NO', work, reach, found];
}
