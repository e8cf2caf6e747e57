/** Beats per minute, slow to fast. */
export interface TempoRange {
  low: number;
  high: number;
}

/** The round tens that hold all ranges; `undefined` when there is none. */
export function tempoScale(ranges: TempoRange[]): TempoRange | undefined {
  if (ranges.length === 0) return undefined;
  const low = Math.floor(Math.min(...ranges.map((range) => range.low)) / 10) * 10;
  const high = Math.ceil(Math.max(...ranges.map((range) => range.high)) / 10) * 10;
  return { low, high: Math.max(high, low + 10) };
}

/** Where a range begins on the scale and how far it reaches, in percent of the scale. */
export function tempoSpan(range: TempoRange, scale: TempoRange): { start: number; width: number } {
  const whole = scale.high - scale.low;
  const percent = (beats: number) => Math.round((beats / whole) * 1000) / 10;
  return { start: percent(range.low - scale.low), width: percent(range.high - range.low) };
}
