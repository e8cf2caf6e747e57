/** The five ways of making cloth. Each is one picture style. */
export const LOOM_NAMES = [
  'mud-cloth',
  'stepped-wall',
  'cut-pile',
  'strip-weave',
  'resist-dot',
] as const;
/** One of them. */
export type LoomName = (typeof LOOM_NAMES)[number];
