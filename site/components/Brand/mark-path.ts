/** How many units the mark is wide and high. */
export const MARK_SIZE = { width: 92, height: 48 };

/** The mark as a line, 7 units wide with mitred joins: an A and the mathematical "for all" sharing one leg. */
export const MARK_PATH = 'M5 46 25.5 5.5 46 46M14 31h23M25.5 2 46 42.5 66.5 2M37 17h20';
