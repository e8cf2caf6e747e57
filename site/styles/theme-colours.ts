/** The ground of the page in each theme, for the frame that browsers draw around it; as in tokens.css. */
export const THEME_COLOURS = { dark: '#0d0b0a', light: '#f3f1ea' } as const;
