/** Bounds of what lists and searches are asked. */

/** Characters of a search; what is longer is cut. */
export const SEARCH_LIMITS = { queryMax: 100 } as const;

/** Bounds of the lists of the admin area. */
export const PAGE_LIMITS = { rowsDefault: 50, rowsMax: 200, searchMax: 100 } as const;

/** Pages that the page for an unknown address names at most. */
export const SUGGESTIONS = 4;
