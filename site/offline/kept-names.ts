/**
 * Where the worker keeps opened pages, and their pictures and fonts. These stay from build to build: what is in
 * them is fresh or named by its content.
 */
export const KEPT = { pages: 'pages', parts: 'parts' } as const;
