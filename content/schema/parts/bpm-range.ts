import { pattern } from './pattern';

/** A tempo range in beats per minute, slow to fast. */
export interface BpmRange {
  low: number;
  high: number;
  /** As printed, with an en dash: `95–110`. */
  display: string;
}

/** Written `95-110`; read as its two ends. */
export const BpmRange = pattern(
  /^\d{2,3}-\d{2,3}$/,
  'is not a tempo range. Write two whole numbers, such as 95-110',
)
  .transform((text): BpmRange => {
    const [low = 0, high = 0] = text.split('-').map(Number);
    return { low, high, display: `${low}–${high}` };
  })
  .refine(({ low, high }) => low <= high, {
    error: 'runs backwards. Write the slower tempo first, such as 95-110',
  });
