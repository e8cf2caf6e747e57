import type { Lane, Writer } from './writer';

/** A value that waits to be stored, and who waits for that. */
export interface Item {
  writer: Writer<unknown, unknown>;
  value: unknown;
  weight: number;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** What waits to be stored, in the order in which it will be. */
export interface WaitingLine {
  /** Rows in each lane. */
  weight: Readonly<Record<Lane, number>>;
  rows(): number;
  isEmpty(): boolean;
  push(item: Item): void;
  /** Takes those in front, so many rows at most, but one in any case. */
  take(rowsMax: number): Item[];
  /** In front again. */
  putBack(items: readonly Item[]): void;
  /** The writer of all that wait, if they have one in common. */
  onlyWriter(): Item['writer'] | undefined;
}

const LANES = ['first', 'later'] as const satisfies readonly Lane[];

/** An empty one. */
export function createWaitingLine(): WaitingLine {
  const waiting: Record<Lane, Item[]> = { first: [], later: [] };
  const weight: Record<Lane, number> = { first: 0, later: 0 };

  return {
    weight,
    rows: () => weight.first + weight.later,
    isEmpty: () => waiting.first.length + waiting.later.length === 0,
    push: (item) => {
      waiting[item.writer.lane].push(item);
      weight[item.writer.lane] += item.weight;
    },
    take: (rowsMax) => {
      const group: Item[] = [];
      let rows = 0;
      for (const lane of LANES) {
        let count = 0;
        for (const item of waiting[lane]) {
          if (rows > 0 && rows + item.weight > rowsMax) break;
          rows += item.weight;
          weight[lane] -= item.weight;
          count += 1;
        }
        group.push(...waiting[lane].splice(0, count));
      }
      return group;
    },
    putBack: (items) => {
      for (const lane of LANES) {
        const back = items.filter(({ writer }) => writer.lane === lane);
        waiting[lane].unshift(...back);
        weight[lane] += rowsOf(back);
      }
    },
    onlyWriter: () => {
      const writer = (waiting.first[0] ?? waiting.later[0])?.writer;
      const isIts = (item: Item) => item.writer === writer;
      return LANES.every((lane) => waiting[lane].every(isIts)) ? writer : undefined;
    },
  };
}

/** How many rows these are. */
export function rowsOf(items: readonly Item[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0);
}
