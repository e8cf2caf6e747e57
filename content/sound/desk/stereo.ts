/** A block of sound on its way. */
export interface Block {
  left: Float32Array;
  right: Float32Array;
}

/** Changes so many samples of a block, from its beginning. It remembers what came before. */
export type Effect = (block: Block, samples: number) => void;

/** A silent block. */
export function createBlock(samples: number): Block {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}
