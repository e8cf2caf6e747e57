import { pattern } from './pattern';

/** A colour as six hex digits, in quotes: `"#ff5a43"`. */
export const Colour = pattern(
  /^#[0-9a-f]{6}$/,
  'is not a colour. Write six hex digits in quotes, such as "#ff5a43"',
);
