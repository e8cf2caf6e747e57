const { PI, min, tan } = Math;

/** A state-variable filter (Zavalishin's topology-preserving form): low, band and high pass of the last sample. */
export interface Filter {
  low: number;
  band: number;
  high: number;
  tune(hz: number, q: number): void;
  run(sample: number): number;
}

/** A filter at a corner; `run` returns the low pass. */
export function createFilter(rate: number, hz: number, q = 0.7): Filter {
  // the filter's memory, then what its corner comes to
  const m = new Float64Array(2);
  const c = new Float64Array(4);
  const filter: Filter = {
    low: 0,
    band: 0,
    high: 0,
    tune(corner, resonance) {
      const g = tan((PI * min(corner, rate * 0.45)) / rate);
      const k = 1 / resonance;
      const a1 = 1 / (1 + g * (g + k));
      c[0] = k;
      c[1] = a1;
      c[2] = g * a1;
      c[3] = g * g * a1;
    },
    run(sample) {
      const [first, second, k] = [m[0] ?? 0, m[1] ?? 0, c[0] ?? 1];
      const v3 = sample - second;
      const v1 = (c[1] ?? 0) * first + (c[2] ?? 0) * v3;
      const v2 = second + (c[2] ?? 0) * first + (c[3] ?? 0) * v3;
      m[0] = 2 * v1 - first;
      m[1] = 2 * v2 - second;
      filter.low = v2;
      filter.band = v1 * k;
      filter.high = sample - k * v1 - v2;
      return v2;
    },
  };
  filter.tune(hz, q);
  return filter;
}
