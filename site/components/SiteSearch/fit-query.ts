import { type Fit, fitLine } from '../StripLine/fit';

/** Size and width of the letters while the query is short: percent of the line, and of normal width. */
const LARGE: Fit = { size: 15, stretch: 120 };

/** Sets a query as a headline: large while it fits, then narrower letters, then smaller ones. */
export function fitQuery(query: string): Fit {
  const text = query.trim();
  if (text === '') return LARGE;
  const fit = fitLine(text, LARGE.size);
  return fit.stretch >= LARGE.stretch ? LARGE : fit;
}
