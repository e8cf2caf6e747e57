/**
 * Gives every island smaller than `minPixels` to the area it touches most. Only labels that
 * `isMeltable` says yes to can melt or take in others, so patterns keep their small pieces. Changes
 * `labels`.
 */
export function meltIslands(
  labels: Uint16Array,
  width: number,
  minPixels: number,
  isMeltable: (label: number) => boolean,
): void {
  const seen = new Uint8Array(labels.length);
  const island: number[] = [];
  for (let start = 0; start < labels.length; start += 1) {
    if (seen[start] || !isMeltable(labels[start] ?? 0)) continue;
    collectIsland(start);
    if (island.length >= minPixels) continue;
    const neighbour = busiestNeighbour();
    if (neighbour === undefined) continue;
    for (const at of island) labels[at] = neighbour;
  }

  /** Flood fill over the four neighbours; fills `island`. */
  function collectIsland(start: number): void {
    const label = labels[start];
    island.length = 0;
    island.push(start);
    seen[start] = 1;
    for (let next = 0; next < island.length; next += 1) {
      const at = island[next] ?? start;
      for (const near of [at - 1, at + 1, at - width, at + width]) {
        if (labels[near] !== label || seen[near]) continue;
        seen[near] = 1;
        island.push(near);
      }
    }
  }

  /** The meltable label that most pixels of the island touch. */
  function busiestNeighbour(): number | undefined {
    const own = labels[island[0] ?? 0];
    const touches = new Map<number, number>();
    for (const at of island) {
      for (const near of [at - 1, at + 1, at - width, at + width]) {
        const label = labels[near];
        if (label === undefined || label === own || !isMeltable(label)) continue;
        touches.set(label, (touches.get(label) ?? 0) + 1);
      }
    }
    return [...touches].sort(([, a], [, b]) => b - a)[0]?.[0];
  }
}
